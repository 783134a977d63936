import type { Catalogue } from '../../../words/sentence';
import type { EditionId } from '../types';
import { closings, words } from '../words';
import { NAMES } from './assumptions';

const ROUND_IS_OVER = '<b>Round {miniGame}</b> is over.';

const second: Catalogue = {
  ...NAMES,
  ...closings(ROUND_IS_OVER),
  title: 'P.I., second edition',
  dealt: '<b>Round {miniGame}</b> begins. {seat} starts.',
  'most-points': 'most points after three rounds',
  'picture.heading': 'Round {miniGame} of {miniGames}, phase {phase}. A solution is worth {value}.',
};

const duel: Catalogue = {
  ...second,
  ...closings(`{gained, plural, =0 {${ROUND_IS_OVER}} other {{winner} <b>won round {miniGame}</b>.}}`),
  'closed.0': '<b>Round {miniGame}</b> is tied. Both cases are solved.',
  title: 'P.I. Duel',
  phase: 'Phase {phase}.',
  'picture.heading': 'Round {miniGame}, phase {phase}.',
  'picture.points': '{count, plural, one {# round} other {# rounds}} won',
};

const OVERLAYS: Readonly<Record<EditionId, Catalogue>> = { first: {}, second, duel };

/** What an edition says otherwise than the first: names, and a mini-game called a round. */
export function editionWords({ edition }: { readonly edition: EditionId }): Catalogue {
  return OVERLAYS[edition];
}

const WHOLE: Readonly<Record<EditionId, Catalogue>> = {
  first: words,
  second: { ...words, ...second },
  duel: { ...words, ...duel },
};

/** All the words of an edition. */
export function wordsIn({ edition }: { readonly edition: EditionId }): Catalogue {
  return WHOLE[edition];
}
