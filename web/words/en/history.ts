/** Looking back at a game: loaded where its moments are shown. */

import type { Catalogue } from '@shared/words/sentence';

export const history = {
  lookingBack: 'Looking back',
  'moment.start': 'The start of {of, plural, one {# move} other {# moves}}',
  'moment.move': 'After move {n} of {of}',
  'moment.says': '{moment}: {what}',
  'moment.slider': 'Moment of the game',
  'moment.first': 'To the start',
  'moment.back': 'One move back',
  'moment.on': 'One move on',
  'moment.last': 'To the latest move',
  backToNow: 'Back to now',
  movedOn: 'The game has moved on: {n, plural, one {one more move} other {# more moves}}.',
  'eyes.label': 'Through whose eyes',
  'eyes.own': 'As you saw it',
  'eyes.anybody': 'As anybody saw it',
  'eyes.seat': 'As {name} saw it',
  'eyes.revealed': 'Everything face up',
} as const satisfies Catalogue;
