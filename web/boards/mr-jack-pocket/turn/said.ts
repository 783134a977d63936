/** What the confirm bar says of an action. */

import { clockwise, tileOf, turned, wallOf } from '@shared/games/mr-jack-pocket/board';
import type { Action, Role, View } from '@shared/games/mr-jack-pocket/types';
import { nextAfter } from '../panels/outlook';
import { type Line, line, term } from '../speech';

/** The action in words, on the board it would be played on. */
export function whatIs({ tiles, detectives }: Pick<View, 'tiles' | 'detectives'>, you: Role, action: Action): Line {
  switch (action.type) {
    case 'alibi':
      return line(`do.alibi.${you}`);
    case 'rotation': {
      const wall = wallOf(tileOf(tiles, action.character));
      const name = term(action.character);
      if (wall === undefined) return line('do.rotation.open', { name });
      return line('do.rotation', { name, from: term(wall), to: term(turned(wall, action.degrees)) });
    }
    case 'exchange':
      return line('do.exchange', { first: term(action.first), second: term(action.second) });
    case 'joker': {
      if (action.detective === 'nobody') return line('do.joker.nobody');
      const from = detectives[action.detective];
      return line('do.joker', { detective: term(action.detective), from, to: clockwise(from, 1) });
    }
    case 'holmes':
    case 'watson':
    case 'toby': {
      const from = detectives[action.type];
      return line('do.move', { face: term(action.type), from, to: clockwise(from, action.steps) });
    }
  }
}

/** What comes after it: more of the same player, the other, or the appeal. */
export function whatFollows(view: Pick<View, 'round' | 'taken' | 'seats'>, you: Role): Line {
  const next = nextAfter(view);
  if ('appeal' in next) return line('then.appeal');
  if (next.role === you) return line('then.more');
  return line('then.other', { who: { seat: view.seats[next.role] }, times: next.times });
}
