import { describe, expect, test } from 'vitest';
import { picture } from './picture';
import { nameOf, shortOf } from './picture/name';
import { ask, investigateAt, played, right, table, wrong } from './support/table';
import { CRIMES, SUSPECTS } from './types';
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

test.each([
  ['suspects', SUSPECTS, 'Sh Do Ru Bu Fr Ma Po Du Kn Pi Qu Ea'],
  ['crimes', CRIMES, 'Mu MK BJ Bl PC Fo Ki JH Sm PR'],
])('the two-letter forms of %s all differ', (_, elements, forms) => {
  expect(elements.map(shortOf).join(' ')).toBe(forms);
  expect(new Set(elements.map(shortOf)).size).toBe(elements.length);
  expect(elements.map(nameOf)).not.toContain(undefined);
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
