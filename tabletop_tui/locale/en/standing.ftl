# Standing answers: recurring questions that a player has answered by themselves.

standing-title = Standing answers
standing-aside = what is answered for you, always in the same way, until you change it
standing-ask = ask me
standing-set = { $name }, { $what }: { $choice }. Each such answer is told in the log, and undo takes it back.
standing-asked = { $name } is asked again: { $what }.
standing-always = from now on always: { $choice }
standing-offer = { $key } always answers this the same way
standing-none = In this game every question is asked.
standing-line = { $number }. { $name }, { $what }: { $choices }
standing-choice = { $number } { $choice }
standing-chosen = [{ $number } { $choice }]
standing-how = To change one: { $answers }, its number and the number of the choice, for example { $answers } 1 2
