/** Sitting down at a table: loaded by that page alone. */

import type { Catalogue } from '@shared/words/sentence';

export const join = {
  joinTable: 'A seat for you',
  invites: '{name} invites you',
  sitDownAs: 'Sit down as {name}',
  'closed.noTable': 'This link leads to no table',
  'closed.noTableLead': 'Part of it may be missing: ask for it again, or find another table.',
  'closed.seated': 'You sit at this table',
  'closed.seatedLead': 'Your seat is yours; nothing more to do here.',
  'closed.over': 'This game is over',
  'closed.overLead': 'You can look at how it went.',
  'closed.started': 'This game has begun without you',
  'closed.startedLead': 'All its seats are taken. You can look on.',
  'closed.kept': 'No seat is free here',
  'closed.keptLead': 'What is empty is kept for the players of the game before.',
  'closed.inviteNeeded': 'This table is by invitation',
  'closed.inviteNeededLead': 'This link was cut short, or its host has made a new one: ask for that.',
  toTable: 'To the table',
  watch: 'Look on',
} as const satisfies Catalogue;
