import { describe, expect, test } from 'vitest';
import { picture } from './picture';
import { shortOf } from './picture/name';
import { ask, investigateAt, played, right, table, wrong } from './support/table';
import { CRIMES, EDITIONS, SUSPECTS } from './types';
import { view } from './view';

describe('the picture', () => {
  const { state } = played(
    table(2, { display: ['downtown', 'pinky', 'bank-job'], deck: [] }),
    investigateAt('main-street'),
    ask('pinky'),
    ask('bank-job'),
    wrong,
    ask('downtown'),
  );

  test('shows the bricks, the own pieces, the evidence, the players and the case held', () => {
    expect(picture(view(state, 0))).toBe(SEEN_BY_0);
  });

  test('shows a spectator nobody’s pieces on the bricks, and no unsolved case', () => {
    const text = picture(view(state, 'spectator'));
    expect(text).toContain('Player 1: 0 points, 4 investigators left.\n  Investigators: Main Street 0 discs 3 cubes');
    expect(text).not.toMatch(/\*|\[|You|case of/);
  });

  test('calls the others by their names, where it has them', () => {
    const text = picture(view(state, 0), (seat) => ['Nora', 'Theo'][seat] ?? '');
    expect(text).toBe(SEEN_BY_0.replaceAll('Player 2', 'Theo'));
  });

  test('shows the end', () => {
    const over = played(table(2, {}, { miniGame: 3 }), right(0), wrong).state;
    expect(picture(view(over, 1)).split('\n').slice(-3)).toEqual([
      'The case of Player 1: Knuckles, Central Station, Bank Job.',
      'Your case: Shorty, Skid Row, Protection Racket.',
      'The end, most points after three mini-games: 1. Player 1, 2. You.',
    ]);
  });
});

describe('the picture of the second edition', () => {
  const begun = table(3, { options: { edition: 'second', schedule: 'rising' } }, { miniGame: 2 });
  const lines = picture(view(played(begun, wrong, right(1)).state, 'spectator')).split('\n');

  test('is headed by the round and what a solution is worth', () => {
    expect(lines[0]).toBe('P.I., second edition  Round 2 of 3, phase 1. A solution is worth 5.');
  });

  test('tells whose marker is flipped', () => {
    expect(lines).toContain('- Player 1: -2 points, 5 investigators left, wrong once, marker flipped.');
    expect(lines).toContain('- Player 2: 7 points, 5 investigators left, solved in phase 1, marker flipped.');
    expect(lines).toContain('> Player 3: 0 points, 5 investigators left.');
  });

  test('shows the end', () => {
    const last = table(2, { options: { edition: 'second', schedule: 'rising' } }, { miniGame: 3 });
    const over = played(last, right(0), wrong).state;
    expect(picture(view(over, 'spectator'))).toContain('The end, most points after three rounds: 1. Player 1, 2. Player 2.');
  });
});

describe('the picture of Duel', () => {
  const rounds = { winners: [1], ties: 2, aside: 1 };
  const begun = table(2, { options: { edition: 'duel' }, players: { 0: { hand: 1 }, 1: { score: 1 } } }, { miniGame: 4, rounds });

  test('tells rounds won and tied, and who has an investigator aside', () => {
    const lines = picture(view(begun, 0)).split('\n');
    expect(lines[0]).toBe('P.I. Duel  Round 4, phase 1. 2 rounds were tied.');
    expect(lines).toContain('> You: 0 rounds won, 1 investigator left.');
    expect(lines).toContain('- Player 2: 1 round won, 2 investigators left, one investigator set aside.');
    expect(lines.join()).not.toContain('attempt');
  });

  test('speaks of no ties while there are none', () => {
    const text = picture(view(table(2, { options: { edition: 'duel' } }), 'spectator'));
    expect(text.split('\n')[0]).toBe('P.I. Duel  Round 1, phase 1.');
  });

  test('says when nothing but an attempt is left', () => {
    const { state } = played(begun, right(0));
    expect(picture(view(state, 0))).toContain('Player 2 can only attempt to solve.');
    expect(picture(view(state, 1))).toContain('You can only attempt to solve.');
  });

  test('shows the end', () => {
    const over = played(begun, wrong).state;
    expect(picture(view(over, 0))).toContain('The end, two rounds won: 1. Player 2, 2. You.');
  });
});

test.each([
  ['suspects', SUSPECTS, 'Sh Do Ru Bu Fr Ma Po Du Kn Pi Qu Ea'],
  ['crimes', CRIMES, 'Mu MK BJ Bl PC Fo Ki JH Sm PR'],
])('the two-letter forms of %s all differ', (_, elements, forms) => {
  expect(elements.map((element) => shortOf({ edition: 'first' }, element)).join(' ')).toBe(forms);
  for (const edition of EDITIONS)
    expect(new Set(elements.map((element) => shortOf({ edition }, element))).size).toBe(elements.length);
});

const SEEN_BY_0 = `P.I.  Mini-game 1 of 3, phase 3. A solution is worth 7.
(your disc)  [your cube]  * your investigator

                     Lakeside            Forest Park
                     Sh   --             Do   --

           Little Italy        Trocadero           Ocean Drive
           Ru   --             Bu   --             Fr   Mu

 China Town          Central Station     Main Street         Road House
 Ma   MK             Po  (BJ)            Du   Bl             Kn   PC
                                         * 0 discs, 3 cubes

           Union Square       [Downtown]           Rick's Cafe
           Pi   Fo             Qu   Ki             Ea   JH

                     Waterfront          Skid Row
                     --   Sm             --   PR

Evidence: Bank Job, Downtown. Deck 0, used 0.

- You: 0 points, 4 investigators left.
  Investigators: Main Street 0 discs 3 cubes
  Discs: Bank Job
  Cubes: Downtown
> Player 2: -2 points, 5 investigators left, wrong once.
  Nothing: Pinky
  Last wrong guess: Dutch, Trocadero, Kidnapping

The case of Player 2: Shorty, Skid Row, Protection Racket.`;
