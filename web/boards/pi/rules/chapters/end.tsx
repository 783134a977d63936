import { neighbours } from '@shared/games/pi/board';
import { editionOf } from '@shared/games/pi/editions';
import { HELD_AT_MOST } from '@shared/games/pi/editions/assumptions';
import { type EditionId, PLACES } from '@shared/games/pi/types';
import type { Chapter } from '../../../booklet';
import { line, unit } from '../line';
import { lengthOf } from './table';

export function end(edition: EditionId): Chapter {
  const parts = { ...unit(edition), ...lengthOf(edition) };
  return {
    id: 'end',
    head: line('end.head'),
    blocks:
      edition === 'duel'
        ? [{ kind: 'text', says: line('end.duel', parts) }]
        : [
            { kind: 'text', says: line('end.most', parts) },
            { kind: 'text', says: line('end.ties') },
          ],
  };
}

const YES = line('secrets.yes');
const NO = line('secrets.no');

export function secrets(edition: EditionId): Chapter {
  return {
    id: 'secrets',
    head: line('secrets.head'),
    blocks: [
      {
        kind: 'table',
        table: {
          caption: line('secrets.table', unit(edition)),
          head: [line('secrets.what'), line('secrets.you'), line('secrets.others'), line('secrets.onlookers')],
          rows: [
            [line('secrets.public'), YES, YES, YES],
            [line('secrets.own'), NO, line('secrets.holder'), NO],
            [line('secrets.held'), YES, NO, NO],
            [line('secrets.deck'), NO, NO, NO],
          ],
        },
      },
      { kind: 'text', says: line('secrets.after', unit(edition)) },
      { kind: 'text', says: line('secrets.read') },
    ],
  };
}

const MOST_DOORS = Math.max(...PLACES.map((place) => neighbours(place).length));

export function first(edition: EditionId): Chapter {
  return {
    id: 'first-game',
    head: line('first.head'),
    blocks: [
      {
        kind: 'list',
        items: [
          line('first.exclude'),
          line('first.middle', { most: MOST_DOORS }),
          line('first.nothing'),
          line('first.evidence'),
          line(`first.spare.${edition}`, { ...lengthOf(edition), most: HELD_AT_MOST }),
          line(`first.guess.${edition}`, { penalty: editionOf({ edition }).penalty }),
        ],
      },
    ],
  };
}
