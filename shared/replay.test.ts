import { expect, test } from 'vitest';
import { oneMove } from '../test/support/one-move';
import { recording } from './draw';
import { IllegalAction, type Step } from './game';
import { type Played, replay } from './replay';

const { title } = oneMove;
const OPTIONS = { moves: 9 };
const LOADED = { pick: (label: string, of: number) => label.length % of, shuffle: () => [] };

/** A game of three in which the second leaves: what was stored of it, and what it came to. */
function played(): { record: Played[]; steps: Step<unknown, unknown>[] } {
  const guess = (number: number) => ({ type: 'guess', number });
  const record: Played[] = [];
  const steps: ReturnType<typeof replay> = [];
  for (const by of [{}, { seat: 0, action: guess(4) }, { seat: 1 }, { seat: 2, action: guess(2) }]) {
    const { draw, drawn } = recording(LOADED);
    const state = steps.at(-1)?.state;
    if (by.seat === undefined) steps.push(title.start(OPTIONS, 3, draw));
    else steps.push(by.action ? title.act(state, by.action, draw) : title.leave(state, by.seat, draw));
    record.push({ ...by, drawn });
  }
  return { record, steps };
}

test('a replay gives every state and every event again, without the chance they came from', () => {
  const { record, steps } = played();
  expect(replay(title, { options: OPTIONS, seats: 3 }, record)).toEqual(steps);
  expect(replay(title, { options: OPTIONS, seats: 3 }, record.slice(0, 2))).toEqual(steps.slice(0, 2));
  expect(replay(title, { options: OPTIONS, seats: 3 }, [])).toEqual([]);
});

test('a version in which nobody did anything changes nothing', () => {
  const { record, steps } = played();
  const last = replay(title, { options: OPTIONS, seats: 3 }, [...record, { drawn: [] }]).at(-1);
  expect(last).toEqual({ state: steps.at(-1)?.state, events: [] });
});

test('an automatic turn is replayed with the draw that chose it among its own', () => {
  const { record, steps } = played();
  const automatic = record.map((one, at) => (at === 3 ? { ...one, drawn: [['auto 3', 4] as const, ...one.drawn] } : one));
  expect(replay(title, { options: OPTIONS, seats: 3 }, automatic)).toEqual(steps);
});

test('what the rules do not allow, or chance did not give, is not replayed', () => {
  const { record } = played();
  const setup = { options: OPTIONS, seats: 3 };
  expect(() => replay(title, setup, [...record, { seat: 1, drawn: [] }])).toThrow(IllegalAction);
  expect(() => replay(title, setup, [...record, { seat: 0, action: { type: 'guess', number: 1 }, drawn: [] }])).toThrow(
    RangeError,
  );
});
