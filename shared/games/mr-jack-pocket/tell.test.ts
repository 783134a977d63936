import { say, sayRuns } from '@shared/words/say';
import type { Sentence } from '@shared/words/sentence';
import { expect, test } from 'vitest';
import { HOWS } from './outcome';
import { REFUSALS } from './refusal';
import { table } from './support/table';
import { tell } from './tell';
import { CHARACTERS, DETECTIVES, type Event, ROLES, SIDES, TOKENS } from './types';
import { phrases, words } from './words';

const names = (seat: number) => ['Nora', 'Theo'][seat] ?? '';

/** The sentence, with what matters most between stars. */
function told(event: Event): string {
  const runs = sayRuns(words, tell(event), names);
  return runs.map(({ text, strong }) => (strong ? `*${text}*` : text)).join('');
}

const EVENTS: readonly [string, Event][] = [
  ['The game begins: Theo is *Jack*.', { type: 'start', jack: 1, tiles: table().tiles }],
  ['The game begins: Theo is Jack, and goes as *Gull*.', { type: 'start', jack: 1, tiles: table().tiles, identity: 'gull' }],
  ['Nora played *Holmes*, 11 → 1.', { type: 'moved', seat: 0, detective: 'holmes', from: 11, to: 1, by: 'holmes' }],
  ['Theo played *Toby*, 10 → 11.', { type: 'moved', seat: 1, detective: 'toby', from: 10, to: 11, by: 'toby' }],
  ['Theo played *Joker*: Watson, 7 → 8.', { type: 'moved', seat: 1, detective: 'watson', from: 7, to: 8, by: 'joker' }],
  ['Theo played *Joker*: nobody moves.', { type: 'waited', seat: 1 }],
  [
    'Nora played *Rotation*: Madame’s wall, north → east.',
    { type: 'rotated', seat: 0, token: 'rotation-joker', character: 'madame', degrees: 90, from: 'north', to: 'east' },
  ],
  [
    'Nora played *Rotation*: Lane’s open crossroads, which stays as it is.',
    { type: 'rotated', seat: 0, token: 'rotation-joker', character: 'lane', degrees: 90 },
  ],
  ['Nora played *Exchange*: Bert and Gull change places.', { type: 'exchanged', seat: 0, first: 'bert', second: 'gull' }],
  ['Theo played *Alibi* and keeps the card.', { type: 'alibi', seat: 1, jack: 1 }],
  ['Theo played *Alibi* and keeps Madame, 2 hourglasses.', { type: 'alibi', seat: 1, jack: 1, card: 'madame' }],
  ['Theo played *Alibi* and keeps Gull, 1 hourglass.', { type: 'alibi', seat: 1, jack: 1, card: 'gull' }],
  ['Theo played *Alibi* and keeps Goodley, no hourglass.', { type: 'alibi', seat: 1, jack: 1, card: 'goodley' }],
  [
    'Nora played *Alibi*: *Smith* is innocent. 1 hourglass is lost to Jack.',
    { type: 'alibi', seat: 0, jack: 1, card: 'smith', cleared: true },
  ],
  [
    'Nora played *Alibi*: Madame, innocent already. 2 hourglasses are lost to Jack.',
    { type: 'alibi', seat: 0, jack: 1, card: 'madame', cleared: false },
  ],
  [
    'Round 3 appeal: *Jack hidden*. Stealthy was seen, so is innocent.',
    { type: 'appeal', round: 3, seen: false, cleared: ['stealthy'], token: 'jack' },
  ],
  [
    'Round 3 appeal: *Jack hidden*. Bert and Gull were seen, so are innocent.',
    { type: 'appeal', round: 3, seen: false, cleared: ['bert', 'gull'], token: 'jack' },
  ],
  ['Round 3 appeal: *Jack hidden*. No suspect was seen.', { type: 'appeal', round: 3, seen: false, cleared: [], token: 'jack' }],
  [
    'Round 4 appeal: *Jack seen*. Gull was in the dark, so is innocent.',
    { type: 'appeal', round: 4, seen: true, cleared: ['gull'], token: 'investigator' },
  ],
  [
    'Round 4 appeal: *Jack seen*. No suspect was in the dark.',
    { type: 'appeal', round: 4, seen: true, cleared: [], token: 'investigator' },
  ],
  ['Nora left the game.', { type: 'left', seat: 0 }],
  [
    '*Nora wins*: one suspect is left. Jack was Gull, with 4 hourglasses.',
    { type: 'end', how: 'one-suspect', winner: 0, identity: 'gull', hourglasses: 4 },
  ],
];

test.each(EVENTS)('%s', (text, event) => {
  expect(told(event)).toBe(text);
});

test.each([
  [3, 'Round 3, tokens tossed: '],
  [4, 'Round 4, tokens flipped: '],
])('the tokens of round %i are told in one line', (round, head) => {
  const text = say(words, tell({ type: 'tokens', round, faces: ['alibi', 'toby', 'rotation', 'joker'] }), names);
  expect(text.startsWith(head)).toBe(true);
  expect(text).toMatch(/Alibi, Toby, Rotation,? and Joker\.$/);
});

test('the catalogue has words for every term, every end and every refusal', () => {
  const terms = [
    ...CHARACTERS,
    ...DETECTIVES,
    'nobody',
    ...Object.values(TOKENS).flat(),
    ...SIDES,
    ...ROLES,
    ...HOWS,
    ...REFUSALS,
    ...Object.keys(phrases),
    'title',
  ];
  expect(terms.filter((term) => words[term] === undefined)).toEqual([]);
  const codes = [...EVENTS.map(([, event]) => tell(event)), ...tokens()].map(({ code }) => code);
  expect(codes.filter((code) => words[code] === undefined)).toEqual([]);
  expect(Object.keys(words).filter((code) => ![...codes, ...terms].includes(code))).toEqual([]);
});

function tokens(): readonly Sentence[] {
  return [1, 2].map((round) => tell({ type: 'tokens', round, faces: [] }));
}
