/** The table: what is chosen when it is opened, and how lists and the head of the page speak of it. */

import type { Catalogue } from '@shared/words/sentence';

export const table = {
  'table.edition': 'Edition',
  'table.first': 'First edition',
  'table.second': 'Second edition',
  'table.second-level': 'Second edition, every round worth the same',
  'table.duel': 'Duel',
  'table.subtitle': '{edition} · {players}',
  'table.leads': '{edition} {score} · {seat} leads',
  'table.won': '{edition} {score} · {seat} won',
  'table.even': '{edition} {score}',
  'options.first': 'First',
  'options.second': 'Second',
  'options.duel': 'Duel',
  'options.first-said':
    'Three mini-games, five investigators each for all of them. Who solves in the same phase scores the same.',
  'options.second-said':
    'Three rounds, and points by the order of solving: two never take the same place. After the first attempts a round ends soon.',
  'options.duel-said':
    'Two players by night. The first attempt decides a round, but for one answer to it; two rounds won win the game.',
  'options.schedule': 'What solutions are worth',
  'options.rising': 'Rising',
  'options.level': 'The same',
  'options.rising-said': 'Each round is worth more than the one before: {rounds}.',
  'options.level-said': 'Every round is worth the same: {rounds}.',
} as const satisfies Catalogue;
