import { describe, expect, test } from 'vitest';
import { toNumber } from './elements';
import { ask, BOARD, investigateAt, played, right, SOLUTIONS, table, WRONG, wrong } from './support/table';
import { view } from './view';

const display = ['pinky', 'downtown', 'earl', 'murder', 'doc', 'pop', 'rusty', 'dutch', 'lakeside'] as const;

describe('a view', () => {
  const { state } = played(
    table(3, { display, deck: ['shorty', 'queenie', 'frenchy'] }, { miniGame: 2 }),
    ask('downtown'),
    investigateAt('skid-row'),
    wrong,
    ask('pinky'),
    right(1),
  );

  test('shows a seat all that is public and the case it holds', () => {
    expect(view(state, 1)).toEqual({
      edition: 'first',
      you: 1,
      holds: 2,
      toMove: 2,
      miniGame: 2,
      miniGames: 3,
      phase: 2,
      value: 7,
      values: [7, 5, 3, 1, 0],
      step: 0,
      start: 0,
      board: BOARD,
      display: ['earl', 'murder', 'doc', 'pop', 'rusty', 'dutch', 'lakeside', 'shorty', 'queenie'],
      deck: 1,
      discards: 1,
      players: [
        { score: 0, investigators: 5, kept: ['pinky'], wrong: 0, penalties: 0 },
        { score: 7, investigators: 4, kept: [], wrong: 0, penalties: 0, solved: { phase: 2, points: 7 } },
        { score: -2, investigators: 5, kept: [], wrong: 1, penalties: 2, lastGuess: WRONG },
      ],
      investigators: [],
      marks: [
        { seat: 0, kind: 'cube', element: 'downtown' },
        { seat: 1, kind: 'disc', element: 'shorty' },
        { seat: 1, kind: 'disc', element: 'skid-row' },
        { seat: 1, kind: 'disc', element: 'protection-racket' },
      ],
      cases: { 1: SOLUTIONS[1], 2: SOLUTIONS[2] },
    });
  });

  test('shows a spectator solved cases only, and no seat', () => {
    const { you, holds, cases, ...rest } = view(state, 1);
    expect(view(state, 'spectator')).toEqual({ ...rest, cases: { 1: SOLUTIONS[1] } });
    expect([you, holds]).toEqual([1, 2]);
  });

  test('never shows a player the own case before it is solved', () => {
    expect(view(state, 0).cases).toEqual({ 1: SOLUTIONS[1] });
    expect(view(state, 2).cases).toEqual({ 0: SOLUTIONS[0], 1: SOLUTIONS[1] });
  });

  test('shows how many tokens lie on an investigator and nothing that tells them apart', () => {
    const [one, ...others] = view(played(table(2), investigateAt('main-street')).state, 1).investigators;
    expect(one).toEqual({ seat: 0, place: 'main-street', discs: 0, cubes: 3 });
    expect(others).toEqual([]);
  });

  test('shows the sizes of the piles, not their cards', () => {
    const hidden = table(2, { display, deck: ['kidnapping', 'forgery'] }, { discards: [toNumber('bank-job')] });
    expect(view(hidden, 0)).toMatchObject({ deck: 2, discards: 1 });
    const { board, cases, ...rest } = view(hidden, 0);
    expect([board.length, Object.keys(cases)]).toEqual([14, ['1']]);
    expect(JSON.stringify(rest)).not.toMatch(/kidnapping|forgery|bank-job/);
  });
});
