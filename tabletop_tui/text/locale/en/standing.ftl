# Standing answers: recurring questions that the program answers for a player.

standing-title = Standing answers
standing-aside = recurring questions, answered for you the same way every time until you change it
standing-ask = ask me
standing-set = { $name }, { $what }: { $choice }. The log shows each of these answers, and undo takes it back.
standing-asked = { $name } is asked again: { $what }.
standing-always = from now on: { $choice }
standing-offer = { $key } always answers this the same way
standing-none = This game asks every question.
standing-line = { $number }. { $name }, { $what }: { $choices }
standing-choice = { $number } { $choice }
standing-chosen = [{ $number } { $choice }]
standing-how = To change one: { $answers }, its number and the number of the choice, for example { $answers } 1 2
