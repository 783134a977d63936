/** Beside the board: the players, the cases, the viewer's clues, the notebook's sheet, the end. */

import type { Catalogue } from '@shared/words/sentence';

const players = {
  'players.head': 'Players',
  'players.you': '{seat} (you)',
  'players.solved': 'solved',
  'players.to-move': 'to move',
  'players.next': 'next',
  'players.done': 'took a turn this phase',
  'players.left': 'left the game',
  'players.flipped': 'flipped',
  'players.guessed': 'Guessed: {suspect}, {place}, {crime}',
  'players.kept': 'No trace: {elements}',
  'players.investigators': '{count, plural, one {# investigator left} other {# investigators left}}',
  'players.set-aside': 'one set aside',
  'players.aside': '{seat}’s, set aside on the round winner’s space',
};

const track = {
  'track.label': 'Score track from {from} to {to}: {markers}.',
  'track.marker': '{seat} {score}{flipped, select, yes { (flipped)} other {}}',
  'track.key': 'flipped: has tried to solve in this round',
};

const cases = {
  'case.hold': 'You hold {seat}’s case',
  'case.secret': 'secret',
  'case.solved': 'solved',
  'case.note': 'None of these is in your own case. {seat} holds yours.',
  'case.shown': '{count, plural, one {Case solved} other {Cases solved}}',
  'case.all': 'The cases',
  'case.of': '{mine, select, yes {Your case} other {{seat}’s case}}',
  'case.not-solved': 'not solved',
  'clue.head': 'Your clues',
  'clue.counts': '{discs} here, {cubes} next door{moved, plural, =0 {} other {, # of them on tiles}}',
  'clue.disc': 'yes, yours',
  'clue.cube': 'next door to {place}',
  'clue.nothing': 'not here, not next door',
};

const sheet = {
  'sheet.suspect': 'Suspects',
  'sheet.place': 'Places',
  'sheet.crime': 'Crimes',
};

const end = {
  'end.unused': '{count, plural, =0 {no investigator left} one {# investigator left} other {# investigators left}}',
  'end.tied': '{count, plural, one {One round was tied.} other {# rounds were tied.}}',
};

export const panels = { ...players, ...track, ...cases, ...sheet, ...end } as const satisfies Catalogue;
