import type { Catalogue } from '@shared/words/sentence';

/** Of the letter that says that a game has begun. */
export const start = {
  begun: '{title}{n, plural, =0 {} other { with {names}}} has begun',
  begunHead: 'The game has begun',
  begunYours: 'The table is full and the game has begun. It is your turn.',
  begunOnly: 'The table is full and the game has begun.',
  begunTheirs: 'The table is full and the game has begun. It is <b>{name}</b>’s turn.',
  begunPress: 'Look at the game',
  begunFoot: 'You get this mail because you sit at this table.',
  promise: 'What chance is held to',
  promiseCommitment: 'Promise: {hash}',
  promiseTranscript: 'Transcript: {hash}',
  promiseFor:
    'Keep this mail: all that chance gives in this game is fixed by now. When the game is over its secret is told, and these two lines show whether every draw follows from it and nobody has changed one.',
  promisePress: 'Check this game when it is over',
} as const satisfies Catalogue;
