/** What the editions say differently: the same codes in each. */

import type { EditionId } from '@shared/games/pi/types';
import type { Catalogue } from '@shared/words/sentence';

const HAND =
  '{left, plural, =1 {<b>Your last one</b> for the rest of the game.} other {<b># left</b> for the rest of the game, {after} after this.}}';
const HAND_THEN =
  '{left, plural, =1 {Your last one for the rest of the game.} other {# left for the rest of the game, {after} after this.}} The answer comes at once and stays.';

const first = {
  'map.game': 'Mini-game {game} of {games}',
  'send.price': HAND,
  'send.then': HAND_THEN,
  'players.order': 'in turn order',
  'players.starts': 'starts',
  'players.solved-when': 'phase {phase}, +{points}',
  'players.wrong': 'wrong {times, plural, one {once} =2 {twice} other {# times}}, −{points}',
  'players.score': '{score, plural, one {# point} other {# points}}',
  'case.points': '+{points}',
  'clue.none': 'None yet in this mini-game.',
  'end.head': 'Behind the scores',
  'end.made-of':
    '{solved, plural, =0 {nothing solved} other {+# for solutions}} · {penalties, plural, =0 {no penalties} other {−# in penalties}}',
} as const satisfies Catalogue;

type Wording = Readonly<Record<keyof typeof first, string>>;

/** What a wrong attempt takes is seen on the track: at its end, less than it is counted for when there is a tie. */
const second: Wording = {
  ...first,
  'map.game': 'Round {game} of {games}',
  'players.starts': 'first player',
  'players.solved-when': '+{points}',
  'players.wrong': 'wrong {times, plural, one {once} =2 {twice} other {# times}}',
  'clue.none': 'None yet in this round.',
  'end.made-of': '{penalties, plural, =0 {no penalty points} other {# penalty points}}',
};

const duel: Wording = {
  ...first,
  'map.game': 'Round {game}',
  'send.price':
    '{left, plural, =1 {<b>Your last one</b> in this round;} other {<b># left</b>, {after} after this;}} more come with the next round.',
  'send.then':
    '{left, plural, =1 {Your last one in this round;} other {# left, {after} after this;}} more come with the next round. The answer comes at once and stays.',
  'players.order': 'rounds won',
  'players.starts': 'first player',
  'players.solved-when': 'phase {phase}',
  'players.wrong': 'wrong',
  'players.score': '{score, plural, one {# round} other {# rounds}} won',
  'case.points': 'solved',
  'clue.none': 'None yet in this round.',
  'end.head': 'Behind the result',
  'end.made-of': '{solved, plural, =0 {no round won} one {# round won} other {# rounds won}}',
};

export const editions: Readonly<Record<EditionId, Wording>> = { first, second, duel };
