/** Of what the reader is told: loaded by the pages on which they say how. */

import type { Kind } from '@shared/notices/kinds';

export const kinds = {
  'kind.started': 'A game begins',
  'kind.turn': 'It is your turn',
  'kind.reminder': 'Your time is running out',
  'kind.missed': 'Your time ran out',
  'kind.over': 'A game is over',
  'kind.message': 'Somebody writes to the table',
  'kind.rematch': 'A seat is kept for you in a rematch',
  'kind.nudge': 'Somebody nudges you',
  'kind.expiring': 'Your table is about to close',
  'kind.removed': 'Your seat is gone before the start',
} as const satisfies Readonly<Record<`kind.${Kind}`, string>>;
