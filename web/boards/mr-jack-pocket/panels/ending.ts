/** The end of a game in two sentences. */

import type { Result } from '@shared/game';
import type { How } from '@shared/games/mr-jack-pocket/outcome';
import type { Role, View } from '@shared/games/mr-jack-pocket/types';
import { type Line, line, term } from '../speech';

export function whoWon(view: Pick<View, 'seats' | 'you'>, result: Result): Line {
  const winner = winnerOf(view, result);
  return view.you === winner ? line(`result.${winner}.you`) : line(`result.${winner}`, { who: { seat: view.seats[winner] } });
}

export function howItEnded(view: Pick<View, 'seats'>, secret: NonNullable<View['secret']>, result: Result): Line {
  const loser: Role = winnerOf(view, result) === 'jack' ? 'investigator' : 'jack';
  return line(`how.${result.how as How}`, {
    identity: term(secret.identity),
    hourglasses: secret.hourglasses,
    loser: { seat: view.seats[loser] },
  });
}

function winnerOf({ seats }: Pick<View, 'seats'>, result: Result): Role {
  return result.seats[seats.jack]?.place === 1 ? 'jack' : 'investigator';
}
