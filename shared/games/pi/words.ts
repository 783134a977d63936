import type { Catalogue } from '../../words/sentence';
import type { How } from './state';
import type { Element } from './types';

const elements: Readonly<Record<Element, string>> = {
  shorty: 'Shorty',
  doc: 'Doc',
  rusty: 'Rusty',
  bubbles: 'Bubbles',
  frenchy: 'Frenchy',
  maurice: 'Maurice',
  pop: 'Pop',
  dutch: 'Dutch',
  knuckles: 'Knuckles',
  pinky: 'Pinky',
  queenie: 'Queenie',
  earl: 'Earl',
  murder: 'Murder',
  'mob-killing': 'Mob Killing',
  'bank-job': 'Bank Job',
  blackmail: 'Blackmail',
  'police-corruption': 'Police Corruption',
  forgery: 'Forgery',
  kidnapping: 'Kidnapping',
  'jewellery-heist': 'Jewellery Heist',
  smuggling: 'Smuggling',
  'protection-racket': 'Protection Racket',
  lakeside: 'Lakeside',
  'forest-park': 'Forest Park',
  'little-italy': 'Little Italy',
  trocadero: 'Trocadero',
  'ocean-drive': 'Ocean Drive',
  'china-town': 'China Town',
  'central-station': 'Central Station',
  'main-street': 'Main Street',
  'road-house': 'Road House',
  'union-square': 'Union Square',
  downtown: 'Downtown',
  'ricks-cafe': "Rick's Cafe",
  waterfront: 'Waterfront',
  'skid-row': 'Skid Row',
};

const events: Catalogue = {
  dealt: '<b>Mini-game {miniGame}</b> begins. {seat} starts.',
  placed:
    '{seat} sent an investigator to {place}: <b>{discs, plural, =0 {no disc} one {# disc} other {# discs}}, {cubes, plural, =0 {no cube} one {# cube} other {# cubes}}</b>.',
  'asked.disc': '{seat} asked about <b>{card}</b>: a disc.',
  'asked.cube': '{seat} asked about <b>{card}</b>: a cube.',
  'asked.nothing': '{seat} asked about <b>{card}</b>: nothing.',
  refilled: 'New evidence: {cards}.',
  'refilled.reshuffled': 'The used evidence was shuffled. New evidence: {cards}.',
  'guessed.right': '{seat} <b>solved</b>: {suspect}, {place}, {crime}. +{points}.',
  'guessed.right.unscored': '{seat} <b>solved</b>: {suspect}, {place}, {crime}.',
  'guessed.wrong': '{seat} guessed {suspect}, {place}, {crime}. <b>Wrong</b>, −{points}.',
  'guessed.wrong.unscored': '{seat} guessed {suspect}, {place}, {crime}. <b>Wrong</b>.',
  phase: 'Phase {phase}: a solution is worth <b>{value}</b>.',
  left: '{seat} <b>left</b> the game.',
  'end.most-points': '<b>{winners} won</b> with {score, plural, one {# point} other {# points}}.',
  'end.two-rounds': '<b>{winners} won</b> with two rounds.',
  'end.shared': '<b>{winners} share the win</b> with {score, plural, one {# point} other {# points}} each.',
  'end.last-one': 'Everybody else has left: <b>{winners} won</b>.',
};

/** Said after a colon, as in "Bram wins: ...". */
const hows: Readonly<Record<How, string>> = {
  'most-points': 'most points after three mini-games',
  'two-rounds': 'two rounds won',
  'last-one': 'everybody else has left',
};

/** The end of a mini-game with the cases that were not solved: `closed.0` to `closed.5`. */
export function closings(over: string): Catalogue {
  return Object.fromEntries(
    Array.from({ length: 6 }, (_, unsolved) => {
      const cases = Array.from({ length: unsolved }, (_, at) => `{seat${at}}: {suspect${at}}, {place${at}}, {crime${at}}`);
      const shown = unsolved === 0 ? 'Every case is solved.' : `Not solved: ${cases.join('; ')}.`;
      return [`closed.${unsolved}`, `${over} ${shown}`];
    }),
  );
}

/** What stands in a picture. */
export const phrases = {
  'picture.heading': 'Mini-game {miniGame} of {miniGames}, phase {phase}. A solution is worth {value}.',
  'picture.legend': '(your disc)  [your cube]  * your investigator',
  'picture.evidence': 'Evidence: {cards}. Deck {deck}, used {discards}.',
  'picture.no-evidence': 'Evidence: none. Deck {deck}, used {discards}.',
  'picture.you': 'You',
  'picture.player': 'Player {number}',
  'picture.ties': '{ties, plural, one {# round was} other {# rounds were}} tied.',
  'picture.last-chance': '{player} can only attempt to solve.',
  'picture.points': '{count, plural, one {# point} other {# points}}',
  'picture.hand': '{count, plural, one {# investigator} other {# investigators}} left',
  'picture.solved': 'solved in phase {phase}',
  'picture.wrong': 'wrong {times, plural, one {once} other {# times}}',
  'picture.flipped': 'marker flipped',
  'picture.aside': 'one investigator set aside',
  'picture.left': 'left the game',
  'picture.discs': '{count, plural, one {# disc} other {# discs}}',
  'picture.cubes': '{count, plural, one {# cube} other {# cubes}}',
  'picture.investigators': 'Investigators: {places}',
  'picture.marked-disc': 'Discs: {elements}',
  'picture.marked-cube': 'Cubes: {elements}',
  'picture.kept': 'Nothing: {elements}',
  'picture.last-guess': 'Last wrong guess: {guess}',
  'picture.your-case': 'Your case: {cards}.',
  'picture.case-of': 'The case of {player}: {cards}.',
  'picture.end': 'The end, {how}: {places}.',
} as const satisfies Catalogue;

/** Why an action is refused, by the code of the rule it breaks. */
const refusals: Catalogue = {
  game_over: 'The game is over.',
  no_such_action: 'There is no such action.',
  no_such_place: 'There is no such place.',
  no_such_suspect: 'There is no such suspect.',
  no_such_crime: 'There is no such crime.',
  no_such_seat: 'There is no such seat.',
  already_left: 'This player has left already.',
  no_investigator_left: 'You have used all your investigators.',
  investigator_there: 'You have an investigator there already.',
  not_on_display: 'This evidence does not lie face up.',
  tile_marked: 'Your disc or cube already lies on that tile.',
  must_solve: 'You have one more turn, and it must be an attempt to solve.',
};

/** The words of P.I. in English: elements, sentences, ways a game ends, a picture's phrases, refusals. editions/words.ts has what differs. */
export const words: Catalogue = {
  title: 'P.I.',
  ...elements,
  ...events,
  ...closings('<b>Mini-game {miniGame}</b> is over.'),
  ...hows,
  ...phrases,
  ...refusals,
};
