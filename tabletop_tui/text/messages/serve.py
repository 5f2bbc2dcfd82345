"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class ServeMessages(Catalogue):
    """One method per message, with its English text."""

    def name_empty(self) -> str:
        """Log in with a name: ssh -p PORT ana@HOST"""
        return self.put("serve-name-empty", {})

    def name_hyphen(self, *, name: Shown) -> str:
        """{ $name } can't be used as a name here: with a hyphen in front it looks like an option of a command. Choose another: ssh -p PORT ana@HOST"""
        return self.put("serve-name-hyphen", {"name": name})

    def name_reserved(self, *, name: Shown) -> str:
        """{ $name } can't be used as a name here: it is reserved for computer players. Choose another: ssh -p PORT ana@HOST"""
        return self.put("serve-name-reserved", {"name": name})

    def name_mixed(self, *, name: Shown) -> str:
        """{ $name } mixes letters of several scripts that look alike. Use one script: ssh -p PORT ana@HOST"""
        return self.put("serve-name-mixed", {"name": name})

    def name_long(self, *, cells: Shown, name: Shown) -> str:
        """This name is too long: a name has at most { $cells } cells. { $name } would fit. Log in with a shorter one: ssh -p PORT ana@HOST"""
        return self.put("serve-name-long", {"cells": cells, "name": name})

    def name_host(self, *, name: Shown) -> str:
        """{ $name } is the name of the host of these tables. Choose another: ssh -p PORT ana@HOST"""
        return self.put("serve-name-host", {"name": name})

    def name_taken(self, *, name: Shown) -> str:
        """The name { $name } belongs to another key. Choose another name, or log in from the computer where you first used it."""
        return self.put("serve-name-taken", {"name": name})

    def key_named(self, *, name: Shown) -> str:
        """Your key is known as { $name } here. Log in with that name; the host can change it."""
        return self.put("serve-key-named", {"name": name})

    def banned(self) -> str:
        """The host doesn't let you in here any more."""
        return self.put("serve-banned", {})

    def kept_out(self, *, until: Shown) -> str:
        """The host has sent you away. You can come back at { $until }."""
        return self.put("serve-kept-out", {"until": until})

    def applied(self, *, name: Shown) -> str:
        """{ $name }, your wish to join has been noted. You can come in once the host has approved it: log in again later."""
        return self.put("serve-applied", {"name": name})

    def still_waits(self, *, name: Shown) -> str:
        """{ $name }, the host hasn't approved you yet. Log in again later."""
        return self.put("serve-still-waits", {"name": name})

    def many_wait(self) -> str:
        """Many people wait for the host's approval. Try again in a few days."""
        return self.put("serve-many-wait", {})

    def key_replaced(self) -> str:
        """The host has given you another key here, and this one no longer lets you in. Log in with the new key; your seats are yours."""
        return self.put("serve-key-replaced", {})

    def key_code_wrong(self) -> str:
        """The code after your name isn't valid. It works once, for a short time, and only with the name that it was made for."""
        return self.put("serve-key-code-wrong", {})

    def key_anothers(self) -> str:
        """This key belongs to another member here. Log in with one that isn't known here: ssh -i FILE"""
        return self.put("serve-key-anothers", {})

    def forgotten(self) -> str:
        """The host has released your name, so you have left the tables. What you typed last didn't count."""
        return self.put("serve-forgotten", {})

    def key_unknown(self) -> str:
        """Your key isn't among those that are admitted here. With an invitation you can log in without it."""
        return self.put("serve-key-unknown", {})

    def code_instruction(self) -> str:
        """You need an invitation to these tables. Ask the host for your code."""
        return self.put("serve-code-instruction", {})

    def code_prompt(self) -> str:
        """Invitation code:"""
        return self.put("serve-code-prompt", {})

    def code_used(self) -> str:
        """This invitation already belongs to another name. If you have used it before, log in with the name you used then."""
        return self.put("serve-code-used", {})

    def code_wrong(self) -> str:
        """No invitation here has that code, or it has expired. Codes look like k7mp-3xqd-9fha."""
        return self.put("serve-code-wrong", {})

    def name_invited(self, *, name: Shown) -> str:
        """{ $name } is here with another invitation. Log in with another name."""
        return self.put("serve-name-invited", {"name": name})

    def tries(self) -> str:
        """Too many wrong attempts. Try again later."""
        return self.put("serve-tries", {})

    def turned_away_full(self) -> str:
        """Too many people are logging in at the moment. Try again in half a minute."""
        return self.put("serve-turned-away-full", {})

    def turned_away_crowd(self) -> str:
        """Too many others are logging in from your address at the moment. Try again in half a minute."""
        return self.put("serve-turned-away-crowd", {})

    def turned_away_penalty(self, *, minutes: int, seconds: Shown) -> str:
        """{ $minutes ->
            [0] Too many logins from your address have failed. Try again in { $seconds } s, or with a key that is known here.
            [one] Too many logins from your address have failed. Try again in a minute, or with a key that is known here.
           *[other] Too many logins from your address have failed. Try again in { $minutes } minutes, or with a key that is known here.
        }
        """
        return self.put("serve-turned-away-penalty", {"minutes": minutes, "seconds": seconds})

    def no_session(self) -> str:
        """You logged in, but opened no terminal."""
        return self.put("serve-no-session", {})

    def no_terminal(self) -> str:
        """tabletop needs a terminal for its screen: ssh -t -p PORT ana@HOST"""
        return self.put("serve-no-terminal", {})

    def goodbye(self, *, name: Shown) -> str:
        """Goodbye, { $name }. Your seat is kept for you."""
        return self.put("serve-goodbye", {"name": name})

    def closing(self) -> str:
        """The host has closed these tables. Everything is saved; come back when they are open again."""
        return self.put("serve-closing", {})

    def idle(self, *, minutes: int) -> str:
        """{ $minutes ->
            [one] You typed nothing for a minute, so this connection was closed. Your seat is kept for you; come back when you like.
           *[other] You typed nothing for { $minutes } minutes, so this connection was closed. Your seat is kept for you; come back when you like.
        }
        """
        return self.put("serve-idle", {"minutes": minutes})

    def too_long(self, *, hours: int) -> str:
        """{ $hours ->
            [one] This connection was open for an hour and was closed. Your seat is kept for you; come back when you like.
           *[other] This connection was open for { $hours } hours and was closed. Your seat is kept for you; come back when you like.
        }
        """
        return self.put("serve-too-long", {"hours": hours})

    def failed(self) -> str:
        """Something went wrong on our side, and your screen had to be closed. The game is saved; please come back."""
        return self.put("serve-failed", {})

    def refused_full(self) -> str:
        """The tables have no room for more guests. Try again later."""
        return self.put("serve-refused-full", {})

    def refused_too_often(self) -> str:
        """You are already connected several times. Close one of your other terminals first."""
        return self.put("serve-refused-too-often", {})

    def barred(self) -> str:
        """The host has sent you away. You can't come in while the tables are open."""
        return self.put("serve-barred", {})

    def shown_out(self) -> str:
        """You have been sent away. You can't come back while the tables are open."""
        return self.put("serve-shown-out", {})

    def owner_unknown(self, *, name: Shown) -> str:
        """{ $name } isn't known here yet. Add their key first: tabletop people --add { $name } --key FILE"""
        return self.put("serve-owner-unknown", {"name": name})

    def host(self) -> str:
        """Host"""
        return self.put("serve-host", {})

    def host_key_open(self, *, file: Shown) -> str:
        """The key of this server, { $file }, can be read by other users, so it is no longer safe. Delete it, and a new one is made; or, if you are sure that no other user has read it: chmod 600 { $file }"""
        return self.put("serve-host-key-open", {"file": file})

    def host_key_broken(self, *, file: Shown) -> str:
        """The key of this server, { $file }, isn't a private SSH key. Move it away, and a new one is made."""
        return self.put("serve-host-key-broken", {"file": file})

    def host_key_locked(self, *, file: Shown) -> str:
        """The key of this server, { $file }, is protected by a passphrase, which a server can't type. Remove the passphrase with ssh-keygen -p -f { $file }, or move the key away, and a new one is made."""
        return self.put("serve-host-key-locked", {"file": file})

    def open_to_all(self, *, host: Shown) -> str:
        """Anyone who can reach { $host } could come in. Say who may: --authorized-keys FILE, --invited for guests you have invited, or --allow-anonymous for all."""
        return self.put("serve-open-to-all", {"host": host})

    def no_such_keys(self, *, file: Shown, problem: Shown) -> str:
        """The key file { $file } can't be read: { $problem }"""
        return self.put("serve-no-such-keys", {"file": file, "problem": problem})

    def greeting(self, *, host: Shown, port: Shown) -> str:
        """Tables are open on { $host }, port { $port }."""
        return self.put("serve-greeting", {"host": host, "port": port})

    def join(self, *, port: Shown, address: Shown) -> str:
        """Friends join with: ssh -p { $port } THEIR-NAME@{ $address }"""
        return self.put("serve-join", {"port": port, "address": address})

    def join_also(self, *, addresses: Shown) -> str:
        """From other networks: { $addresses }"""
        return self.put("serve-join-also", {"addresses": addresses})

    def join_here(self, *, port: Shown, address: Shown) -> str:
        """Only this machine can reach these tables: ssh -p { $port } NAME@{ $address }"""
        return self.put("serve-join-here", {"port": port, "address": address})

    def fingerprint(self, *, fingerprint: Shown) -> str:
        """This server's key: { $fingerprint }"""
        return self.put("serve-fingerprint", {"fingerprint": fingerprint})

    def how_none(self) -> str:
        """No tables are open on this machine: tabletop serve opens them."""
        return self.put("serve-how-none", {})

    def how_invite(self) -> str:
        """A guest without a key needs an invitation: tabletop invite ID --seat N"""
        return self.put("serve-how-invite", {})

    def log(self, *, file: Shown) -> str:
        """Connections are logged to { $file }"""
        return self.put("serve-log", {"file": file})

    def how_to_end(self) -> str:
        """Ctrl+C closes the tables."""
        return self.put("serve-how-to-end", {})

    def journal_silent(self, *, problem: Shown) -> str:
        """The database doesn't answer ({ $problem }). Guests are told so, and nothing is written until it answers again."""
        return self.put("serve-journal-silent", {"problem": problem})

    def journal_back(self, *, seconds: Shown) -> str:
        """The database answers again, after { $seconds } s."""
        return self.put("serve-journal-back", {"seconds": seconds})

    def no_prometheus(self) -> str:
        """Monitoring needs the package prometheus-client, which isn't installed. Install it with: pip install 'tabletop-tui[metrics]'"""
        return self.put("serve-no-prometheus", {})

    def port_taken(self, *, port: Shown, host: Shown, problem: Shown) -> str:
        """Port { $port } on { $host } can't be opened: { $problem }"""
        return self.put("serve-port-taken", {"port": port, "host": host, "problem": problem})

    def workers_database(self, *, workers: Shown) -> str:
        """Several servers can only share a database: tabletop serve --workers { $workers } --database postgresql://NAME@HOST/DATABASE (tabletop store copy moves games and guests there)."""
        return self.put("serve-workers-database", {"workers": workers})

    def tables_each(self, *, each: Shown, tables: Shown) -> str:
        """One person can't have { $each } open tables if there are only { $tables } in all. Change --tables or --tables-each."""
        return self.put("serve-tables-each", {"each": each, "tables": tables})

    def tables_days_each(self, *, each: Shown, tables: Shown) -> str:
        """One person can't have { $each } open tables over days if there are only { $tables } in all. Change tables_over_days or tables_over_days_each in server.toml."""
        return self.put("serve-tables-days-each", {"each": each, "tables": tables})

    def workers_system(self) -> str:
        """Several servers need a system on which a process can fork, such as Linux or macOS. One server works here: tabletop serve"""
        return self.put("serve-workers-system", {})

    def worker_died(self, *, number: Shown, status: Shown) -> str:
        """Server { $number } has ended (status { $status }) and is started again. Its guests can come back at once; nothing is lost."""
        return self.put("serve-worker-died", {"number": number, "status": status})

    def close_question(self, *, count: int) -> str:
        """{ $count ->
            [one] One guest is here. Close the tables?
           *[other] { $count } guests are here. Close the tables?
        }
        """
        return self.put("serve-close-question", {"count": count})

    def close_hint(self) -> str:
        """Everything is saved. They can come back when the tables are open again."""
        return self.put("serve-close-hint", {})

    def close_yes(self) -> str:
        """Close"""
        return self.put("serve-close-yes", {})

    def notify_quotes(self, *, problem: Shown, command: Shown) -> str:
        """--notify can't be read ({ $problem }): { $command }"""
        return self.put("serve-notify-quotes", {"problem": problem, "command": command})

    def notify_unknown(self, *, command: Shown) -> str:
        """--notify: { $command } isn't a program that can be run."""
        return self.put("serve-notify-unknown", {"command": command})

    def notice_turn(self, *, name: Shown, game: Shown, link: Shown) -> str:
        """{ $name }, it is your turn in { $game }: { $link }"""
        return self.put("serve-notice-turn", {"name": name, "game": game, "link": link})

    def notice_reminder(self, *, name: Shown, game: Shown, link: Shown) -> str:
        """{ $name }, your time in { $game } is up, and a computer player may stand in: { $link }"""
        return self.put("serve-notice-reminder", {"name": name, "game": game, "link": link})

    def notice_soon(self, *, name: Shown, game: Shown, link: Shown) -> str:
        """{ $name }, your time in { $game } is nearly up: { $link }"""
        return self.put("serve-notice-soon", {"name": name, "game": game, "link": link})

    def notice_stood_in(self, *, name: Shown, game: Shown, link: Shown) -> str:
        """{ $name }, your time in { $game } is up, and the computer plays for you until you are back: { $link }"""
        return self.put("serve-notice-stood-in", {"name": name, "game": game, "link": link})

    def notice_forfeit(self, *, name: Shown, game: Shown, link: Shown) -> str:
        """{ $name }, your time in { $game } is up, and you have lost the game: { $link }"""
        return self.put("serve-notice-forfeit", {"name": name, "game": game, "link": link})

    def notice_over(self, *, name: Shown, game: Shown, link: Shown) -> str:
        """{ $name }, your game of { $game } is over: { $link }"""
        return self.put("serve-notice-over", {"name": name, "game": game, "link": link})

    def notice_expires(self, *, name: Shown, game: Shown, link: Shown) -> str:
        """{ $name }, no one has played your game of { $game } for a long time, so its table will close soon. To keep it open, come to the table: { $link }"""
        return self.put("serve-notice-expires", {"name": name, "game": game, "link": link})

    def people_none(self) -> str:
        """No guest has logged in with a key yet."""
        return self.put("serve-people-none", {})

    def people_name(self) -> str:
        """name"""
        return self.put("serve-people-name", {})

    def people_key(self) -> str:
        """key"""
        return self.put("serve-people-key", {})

    def people_since(self) -> str:
        """since"""
        return self.put("serve-people-since", {})

    def people_seen(self) -> str:
        """last here"""
        return self.put("serve-people-seen", {})

    def people_forgotten(self, *, name: Shown) -> str:
        """{ $name } is forgotten. The name belongs to the next key that uses it."""
        return self.put("serve-people-forgotten", {"name": name})

    def people_exchanged(self, *, name: Shown, key: Shown) -> str:
        """{ $name } now logs in with { $key }. Seats, invitations and settings stay; the old key no longer lets anyone in."""
        return self.put("serve-people-exchanged", {"name": name, "key": key})

    def people_new_key_named(self, *, name: Shown) -> str:
        """This key already belongs to { $name }."""
        return self.put("serve-people-new-key-named", {"name": name})

    def people_new_key_anothers(self) -> str:
        """This key has belonged to another person here. Choose one that hasn't been used."""
        return self.put("serve-people-new-key-anothers", {})

    def people_key_added(self, *, name: Shown, key: Shown) -> str:
        """{ $name } can now log in with { $key }, too."""
        return self.put("serve-people-key-added", {"name": name, "key": key})

    def people_key_removed(self, *, name: Shown, key: Shown) -> str:
        """{ $name } can no longer log in with { $key }. Seats, invitations and settings stay."""
        return self.put("serve-people-key-removed", {"name": name, "key": key})

    def people_many_keys(self, *, name: Shown, most: Shown) -> str:
        """{ $name } has { $most } keys, and can't have more. Remove one first, with --remove-key."""
        return self.put("serve-people-many-keys", {"name": name, "most": most})

    def people_not_their_key(self, *, name: Shown, key: Shown) -> str:
        """{ $name } has no key { $key }."""
        return self.put("serve-people-not-their-key", {"name": name, "key": key})

    def people_last_key(self, *, name: Shown) -> str:
        """{ $name } has no other key. Add one first (--add-key), or replace this one (--new-key)."""
        return self.put("serve-people-last-key", {"name": name})

    def people_state(self) -> str:
        """state"""
        return self.put("serve-people-state", {})

    def people_banned(self) -> str:
        """banned"""
        return self.put("serve-people-banned", {})

    def people_away(self, *, until: Shown) -> str:
        """away until { $until }"""
        return self.put("serve-people-away", {"until": until})

    def people_is_banned(self, *, name: Shown, quoted: Shown) -> str:
        """{ $name } can't come in any more, and has to leave at once if they are in. Seats stay theirs: free them on the page of seats. To let them in again: tabletop people --unban { $quoted }"""
        return self.put("serve-people-is-banned", {"name": name, "quoted": quoted})

    def people_is_sent_away(self, *, name: Shown, hours: int, quoted: Shown) -> str:
        """{ $name } has to leave at once, and can't come in for { $hours ->
            [one] an hour
           *[other] { $hours } hours
        }. To let them in before that: tabletop people --unban { $quoted }
        """
        return self.put("serve-people-is-sent-away", {"name": name, "hours": hours, "quoted": quoted})

    def people_let_back(self, *, name: Shown) -> str:
        """{ $name } can come in again."""
        return self.put("serve-people-let-back", {"name": name})

    def people_not_out(self, *, name: Shown) -> str:
        """{ $name } isn't kept out."""
        return self.put("serve-people-not-out", {"name": name})

    def people_waits(self) -> str:
        """waits for approval"""
        return self.put("serve-people-waits", {})

    def people_approved(self, *, name: Shown) -> str:
        """{ $name } can come in now."""
        return self.put("serve-people-approved", {"name": name})

    def people_not_waiting(self, *, name: Shown) -> str:
        """{ $name } doesn't wait for approval."""
        return self.put("serve-people-not-waiting", {"name": name})

    def people_line(self, *, line: Shown, reason: Shown) -> str:
        """Line { $line }: { $reason }"""
        return self.put("serve-people-line", {"line": line, "reason": reason})

    def people_line_no_key(self) -> str:
        """No public SSH key follows the name."""
        return self.put("serve-people-line-no-key", {})

    def people_none_imported(self, *, count: int) -> str:
        """{ $count ->
            [one] One line can't be used, so nothing was changed.
           *[other] { $count } lines can't be used, so nothing was changed.
        }
        """
        return self.put("serve-people-none-imported", {"count": count})

    def people_imported(self, *, members: Shown, keys: Shown, there: Shown) -> str:
        """New members: { $members }. Further keys: { $keys }. There already: { $there }."""
        return self.put("serve-people-imported", {"members": members, "keys": keys, "there": there})

    def people_codes(self, *, count: int, days: Shown, port: Shown, address: Shown) -> str:
        """{ $count ->
            [one] The code lets one new member in
           *[other] Each code lets one new member in
        }, within { $days } days: ssh -p { $port } NAME+CODE@{ $address }
        """
        return self.put(
            "serve-people-codes", {"count": count, "days": days, "port": port, "address": address}
        )

    def people_lost(self, *, name: Shown, count: int, ids: Shown, quoted: Shown) -> str:
        """{ $name } has seats in { $count ->
            [one] a running game
           *[other] { $count } running games
        } ({ $ids }). They stay with the old key: the next key with this name has no part in them. To exchange a key and keep the seats, use: tabletop people --new-key { $quoted } --key FILE
        """
        return self.put("serve-people-lost", {"name": name, "count": count, "ids": ids, "quoted": quoted})

    def people_no_new_key(self) -> str:
        """--new-key also needs a key: --new-key ana --key ana.pub"""
        return self.put("serve-people-no-new-key", {})

    def people_unknown(self, *, name: Shown) -> str:
        """No guest here is called { $name }."""
        return self.put("serve-people-unknown", {"name": name})

    def people_added(self, *, name: Shown, key: Shown) -> str:
        """{ $name } now belongs to { $key }."""
        return self.put("serve-people-added", {"name": name, "key": key})

    def people_renamed(self, *, name: Shown) -> str:
        """The name is now { $name }, in running games too. Its owner uses it from the next login on."""
        return self.put("serve-people-renamed", {"name": name})

    def former(self) -> str:
        """a former player"""
        return self.put("serve-former", {})

    def people_erase_asks(self, *, name: Shown) -> str:
        """This erases { $name }: keys, seats in running games, talk, and the name in every game. It can't be undone. To go on, type the name again:"""
        return self.put("serve-people-erase-asks", {"name": name})

    def people_not_erased(self, *, name: Shown) -> str:
        """Nothing was erased: the name typed wasn't { $name }."""
        return self.put("serve-people-not-erased", {"name": name})

    def people_erased(self, *, name: Shown, count: int, former: Shown) -> str:
        """{ $name } is erased: name, keys, settings and talk. { $count ->
            [0] No game had the name.
            [one] In 1 game it is now "{ $former }"; seats in running games are free.
           *[other] In { $count } games it is now "{ $former }"; seats in running games are free.
        }
        """
        return self.put("serve-people-erased", {"name": name, "count": count, "former": former})

    def people_erased_left(self) -> str:
        """Still there: words added to fair games, without the name; lines in the log of connections, for 30 days at most; backups and files that were exported before."""
        return self.put("serve-people-erased-left", {})

    def people_erased_later(self, *, count: int, ids: Shown) -> str:
        """{ $count ->
            [one] A server has a game open and hasn't changed it yet
           *[other] A server has { $count } games open and hasn't changed them yet
        } ({ $ids }). It does so as soon as it answers; to be sure, run the command again.
        """
        return self.put("serve-people-erased-later", {"count": count, "ids": ids})

    def people_not_a_key(self, *, file: Shown) -> str:
        """{ $file } holds no public SSH key."""
        return self.put("serve-people-not-a-key", {"file": file})

    def people_not_a_key_input(self) -> str:
        """The standard input holds no public SSH key."""
        return self.put("serve-people-not-a-key-input", {})

    def people_no_key(self) -> str:
        """--add also needs a key: --add ana --key ana.pub"""
        return self.put("serve-people-no-key", {})

    def invite_code(self, *, code: Shown) -> str:
        """Invitation: { $code }"""
        return self.put("serve-invite-code", {"code": code})

    def invite_how(self, *, until: Shown, port: Shown, address: Shown) -> str:
        """Good for one guest until { $until }. To join: ssh -p { $port } THEIR-NAME@{ $address }"""
        return self.put("serve-invite-how", {"until": until, "port": port, "address": address})

    def more_key_title(self) -> str:
        """Log in with another key"""
        return self.put("serve-more-key-title", {})

    def more_key_lead(self) -> str:
        """Log in once from the other computer, with its key:"""
        return self.put("serve-more-key-lead", {})

    def more_key_command(self, *, port: Shown, name: Shown, code: Shown, address: Shown) -> str:
        """ssh -p { $port } { $name }+{ $code }@{ $address }"""
        return self.put(
            "serve-more-key-command", {"port": port, "name": name, "code": code, "address": address}
        )

    def more_key_how(self, *, until: Shown) -> str:
        """The code after your name works once, until { $until }, and lets that key in for good. Show it to no one. Your seats, invitations and settings are the same with every key."""
        return self.put("serve-more-key-how", {"until": until})

    def more_key_have(self, *, count: int) -> str:
        """{ $count ->
            [one] One key lets you in now.
           *[other] { $count } keys let you in now.
        } If you have lost one, ask the host to remove it.
        """
        return self.put("serve-more-key-have", {"count": count})

    def more_key_none(self) -> str:
        """Only guests who have logged in with a key can add another one."""
        return self.put("serve-more-key-none", {})

    def more_key_word(self) -> str:
        """key"""
        return self.put("serve-more-key-word", {})

    def more_key_plain(self, *, word: Shown) -> str:
        """“{ $word }” lets you log in with another key, too."""
        return self.put("serve-more-key-plain", {"word": word})

    def invite_kept(self, *, name: Shown) -> str:
        """The seat is kept for the name { $name }. It goes to the first guest who comes with that name or with this code."""
        return self.put("serve-invite-kept", {"name": name})

    def invite_occupied(self, *, name: Shown) -> str:
        """{ $name } has this seat. A guest with this code can watch, and sit down there once the seat is free."""
        return self.put("serve-invite-occupied", {"name": name})

    def invite_closed(self, *, id: Shown) -> str:
        """The table { $id } is closed, so a code would lead nowhere. To open it again: tabletop reopen { $id }"""
        return self.put("serve-invite-closed", {"id": id})

    def reopened(self, *, id: Shown) -> str:
        """The table { $id } is open again, on all servers."""
        return self.put("serve-reopened", {"id": id})

    def reopened_next(self, *, id: Shown) -> str:
        """The table { $id } is open again: within a second on a server that runs, or when "tabletop serve" starts next."""
        return self.put("serve-reopened-next", {"id": id})

    def reopen_over(self, *, id: Shown) -> str:
        """The game { $id } is over, so its table stays closed."""
        return self.put("serve-reopen-over", {"id": id})

    def reopen_keyboard(self, *, id: Shown) -> str:
        """{ $id } is a game at one keyboard. To continue it: tabletop resume { $id }"""
        return self.put("serve-reopen-keyboard", {"id": id})

    def reopen_open(self, *, id: Shown) -> str:
        """The table { $id } isn't closed."""
        return self.put("serve-reopen-open", {"id": id})

    def resume_closed(self, *, id: Shown) -> str:
        """{ $id } is a table of the club, and closed. To open it again for its players: tabletop reopen { $id }"""
        return self.put("serve-resume-closed", {"id": id})

    def resume_open(self, *, id: Shown) -> str:
        """{ $id } is an open table of the club: its players log in with ssh to go on."""
        return self.put("serve-resume-open", {"id": id})

    def invite_no_seat(self, *, id: Shown, seat: Shown, seats: Shown) -> str:
        """The game { $id } has no seat { $seat }; its seats are 1 to { $seats }."""
        return self.put("serve-invite-no-seat", {"id": id, "seat": seat, "seats": seats})

    def invite_none(self) -> str:
        """There are no open invitations."""
        return self.put("serve-invite-none", {})

    def invite_game(self) -> str:
        """game"""
        return self.put("serve-invite-game", {})

    def invite_seat(self) -> str:
        """seat"""
        return self.put("serve-invite-seat", {})

    def invite_any(self) -> str:
        """any"""
        return self.put("serve-invite-any", {})

    def invite_until(self) -> str:
        """until"""
        return self.put("serve-invite-until", {})

    def invite_state(self) -> str:
        """state"""
        return self.put("serve-invite-state", {})

    def invite_used(self) -> str:
        """used"""
        return self.put("serve-invite-used", {})

    def invite_waiting(self) -> str:
        """waiting"""
        return self.put("serve-invite-waiting", {})

    def book_foreign(self, *, file: Shown) -> str:
        """{ $file } should be the guest book, but isn't a guest book of tabletop. It has been left as it is; move it away, and tabletop starts a new one."""
        return self.put("serve-book-foreign", {"file": file})

    def book_newer(self, *, file: Shown) -> str:
        """The guest book, { $file }, was written by a newer version of tabletop. It has been left as it is."""
        return self.put("serve-book-newer", {"file": file})

    def book_damaged(self, *, file: Shown, problem: Shown) -> str:
        """The guest book, { $file }, is damaged ({ $problem }). It has been left as it is. Move it away, and tabletop starts a new one: then each name belongs to the first guest who uses it, and open invitations no longer count."""
        return self.put("serve-book-damaged", {"file": file, "problem": problem})

    def book_failed(self, *, file: Shown, problem: Shown) -> str:
        """The guest book, { $file }, can't be read or written ({ $problem }). Check the permissions of the file and its folder, and whether the disk is full."""
        return self.put("serve-book-failed", {"file": file, "problem": problem})

    def book_unusable(self) -> str:
        """These tables can't look up or record guests at the moment, so they can't admit any. The host's log says why; try again later."""
        return self.put("serve-book-unusable", {})

    def tables_none(self) -> str:
        """There are no tables of running games."""
        return self.put("serve-tables-none", {})

    def tables_touched(self) -> str:
        """last touched"""
        return self.put("serve-tables-touched", {})

    def tables_state(self) -> str:
        """table"""
        return self.put("serve-tables-state", {})

    def tables_open(self) -> str:
        """open"""
        return self.put("serve-tables-open", {})

    def tables_open_clock(self, *, clock: Shown) -> str:
        """open, { $clock }"""
        return self.put("serve-tables-open-clock", {"clock": clock})

    def tables_closed(self) -> str:
        """closed"""
        return self.put("serve-tables-closed", {})

    def tables_expires(self, *, day: Shown) -> str:
        """closes { $day }"""
        return self.put("serve-tables-expires", {"day": day})

    def tables_one(self) -> str:
        """Close one table or open one: --close and --reopen can't be used together."""
        return self.put("serve-tables-one", {})

    def tables_unknown(self, *, id: Shown) -> str:
        """There is no table { $id } of a running game. "tabletop tables" lists them."""
        return self.put("serve-tables-unknown", {"id": id})

    def tables_closed_already(self, *, id: Shown) -> str:
        """The table { $id } is closed already. To open it again: tabletop tables --reopen { $id }"""
        return self.put("serve-tables-closed-already", {"id": id})

    def tables_now_closed(self, *, id: Shown) -> str:
        """The table { $id } is closed, on all servers. To open it again: tabletop tables --reopen { $id }"""
        return self.put("serve-tables-now-closed", {"id": id})

    def tables_now_closed_next(self, *, id: Shown) -> str:
        """The table { $id } is closed. A running server notices when a guest next presses a key. To open it again: tabletop tables --reopen { $id }"""
        return self.put("serve-tables-now-closed-next", {"id": id})
