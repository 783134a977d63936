/** What an attempt to solve would mean, edition by edition. */

import type { Catalogue } from '@shared/words/sentence';

const first = {
  'stakes.first.price': '+{value} or −{penalty}',
  'stakes.first.right': '<b>Right:</b> +{value}, and you are done with this mini-game.',
  'stakes.first.wrong': '<b>Wrong:</b> −{penalty}. Nobody is told which part; you may try again on a later turn.',
  'stakes.first.both': '+{value} or −{penalty}. All see what you name and whether it is right.',
  'stakes.first.outlook': 'Everyone who solves in this phase scores {value}.',
};

const GAIN = '{value, plural, =0 {0} other {+#}}';

const second = {
  'stakes.second.price': `${GAIN} or {penalty, plural, =0 {0} other {−#}}`,
  'stakes.second.right':
    '<b>Right:</b> {value, plural, =0 {nobody scores any more, but} other {+#, and}} you are done with this round.',
  'stakes.second.wrong':
    '<b>Wrong:</b> {penalty, plural, =0 {nothing more to lose} other {−#}}. Nobody is told which part{last, select, yes {, and the round ends when play comes back to the first player} other {; you may try again on a later turn}}.',
  'stakes.second.both': `${GAIN} or {penalty, plural, =0 {nothing more to lose} other {−#}}. All see what you name and whether it is right.`,
  'stakes.second.outlook':
    '{value, plural, =0 {Nobody scores any more in this round.} other {Who solves next scores #, who comes after {next, plural, =0 {nothing} other {#}}.}}',
  'stakes.second.last': 'This is your last turn in this round: it ends when play comes back to {seat}.',
};

const duel = {
  'stakes.duel.price': '{game, select, yes {the game} other {the round}}',
  'stakes.duel.price-last': 'tie it or lose',
  'stakes.duel.right-first':
    '<b>Right:</b> {seat} has one more turn, and must try too. If {seat} is right as well, the round is tied; if not, {game, select, yes {you win the game} other {it is yours}}.',
  'stakes.duel.right-second': '<b>Right:</b> {game, select, yes {you win the game} other {the round is yours}}, at once.',
  'stakes.duel.right-last': '<b>Right:</b> the round is tied.',
  'stakes.duel.wrong': '<b>Wrong:</b> {game, select, yes {{seat} wins the game} other {the round is {seat}’s}}.',
  'stakes.duel.both-first':
    'Right: {seat} must try too. Wrong: {game, select, yes {{seat} wins the game} other {the round is {seat}’s}}.',
  'stakes.duel.both-second':
    'Right: {mine, select, yes {you win the game} other {the round is yours}}. Wrong: {game, select, yes {{seat} wins the game} other {it is {seat}’s}}.',
  'stakes.duel.both-last': 'Right: the round is tied. Wrong: {game, select, yes {{seat} wins the game} other {it is {seat}’s}}.',
  'stakes.duel.outlook-first':
    'You hold the first player marker: if your attempt is right, {seat} has one more. If it is wrong, the round is {seat}’s.',
  'stakes.duel.outlook-second':
    '{seat} holds the first player marker: if your attempt is right, the round is yours at once. If it is wrong, it is {seat}’s.',
  'stakes.duel.hint': 'Two rounds won win the game. A tied round counts for nobody.',
};

export const stakes = { ...first, ...second, ...duel } as const satisfies Catalogue;
