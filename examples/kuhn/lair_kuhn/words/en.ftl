game-kuhn = Kuhn poker
faction-spades = Spades
faction-hearts = Hearts
faction-clubs = Clubs

move-check = { $move }: stay in without a bet
move-bet = { $move }: put { $chips } into the pot
move-fold = { $move }: leave the pot to the others
move-call = { $move }: put { $chips } into the pot

event-checked = { $seat }: checks.
event-bet = { $seat }: bets { $chips }.
event-folded = { $seat }: folds.
event-called = { $seat }: calls with { $chips }.
event-showed = { $seat }: shows the { $card }.
event-won = { $seat }: takes the pot of { $chips }.

error-bet-stands = Somebody has bet: fold or call.
error-no-bet = Nobody has bet yet: check or bet.
