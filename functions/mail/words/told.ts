import type { Catalogue } from '@shared/words/sentence';

/** Above and between what a game tells of itself. */
export const told = {
  missed: 'Since your last turn',
  own: 'Your last turn',
  all: 'What has happened',
  latest: 'What happened last',
  ranOut: 'Time ran out for <b>{name}</b>, so an automatic turn was played:',
  ranOutYou: 'Time ran out for you, so an automatic turn was played:',
  ranOutForGood: 'Time ran out for <b>{name}</b> for good:',
  ranOutForGoodYou: 'Time ran out for you for good:',
} as const satisfies Catalogue;
