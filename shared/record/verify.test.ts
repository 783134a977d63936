import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Random, randomFrom } from '../../test/support/chance';
import type { RecordedGame, RecordedMove } from './record';
import { statesOf } from './replay';
import { cutTo, FIRST, gameOf, hex, PLANS, POCKET, recordOf } from './support/games';
import { any } from './support/mutations';
import { type KeptPromise, type Verdict, verify } from './verify';

const SEEDS = [1, 2, 3];
const RECORDS = PLANS.flatMap((plan) => SEEDS.map((seed) => recordOf(plan, seed)));

function check(record: RecordedGame, kept?: KeptPromise): Verdict {
  return verify(gameOf(record.title), record, kept);
}

describe('a record of a game as it was played', () => {
  test.each(PLANS)('has no flaw, and every draw of it follows: %j', (plan) => {
    for (const seed of SEEDS) {
      const { moves, ...record } = recordOf(plan, seed);
      const { draws, replayed, flaws } = check({ ...record, moves });
      expect(flaws).toEqual([]);
      expect(replayed).toBe(moves.length);
      const drawn = moves.flatMap(({ drawn = [] }, index) => drawn.map((one) => [index + 1, ...one]));
      expect(draws.map(({ version, label, outcome }) => [version, label, outcome])).toEqual(drawn);
      expect(draws.every(({ follows }) => follows)).toBe(true);
    }
  });

  test('says how many there were to draw from', () => {
    const { draws } = check(recordOf(FIRST, 1));
    expect(draws.slice(0, 2)).toMatchObject([
      { label: 'start', of: 2 },
      { label: 'game 1/suspects', of: 14 },
    ]);
  });

  test('has the hash of its transcript', () => {
    const record = recordOf(POCKET, 1);
    const contributions = JSON.stringify(record.seats.map(({ contribution }) => contribution ?? ''));
    const text = `{"contributions":${contributions},"id":"${record.id}","options":{"roles":"random"},"rules":"1","title":"mr-jack-pocket"}`;
    expect(check(record).transcript).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('fits what the browser of a player kept, and not what another game had', () => {
    const played = recordOf(FIRST, 3);
    const contribution = 'ab'.repeat(32);
    const record = { ...played, seats: played.seats.with(1, { name: 'Bram', contribution }) };
    const kept = { commitment: record.commitment, contribution };
    const flaws = (other: Partial<KeptPromise>) => check(record, { ...kept, ...other }).flaws.filter(({ version }) => !version);
    expect(flaws({})).toEqual([]);
    expect(flaws({ commitment: 'cd'.repeat(32) })).toEqual([{ what: 'kept-commitment' }]);
    expect(flaws({ contribution: 'cd'.repeat(32) })).toEqual([{ what: 'kept-contribution' }]);
  });

  test('cannot be checked while it is cut, but for what a browser kept', () => {
    const cut = cutTo(recordOf(POCKET, 1), 0, 5);
    const { transcript } = check(recordOf(POCKET, 1));
    expect(check(cut)).toEqual({ transcript, draws: [], replayed: 0, flaws: [{ what: 'cut' }] });
    const kept = { commitment: 'cd'.repeat(32), contribution: 'cd'.repeat(32) };
    expect(check(cut, kept).flaws).toEqual([{ what: 'cut' }, { what: 'kept-commitment' }, { what: 'kept-contribution' }]);
  });
});

describe('a record of a game made void', () => {
  const [record = recordOf(POCKET, 1)] = RECORDS.filter(({ status }) => status === 'void');

  test('may be stopped anywhere', () => {
    const stop = record.moves.slice(-1);
    for (let moves = 1; moves < record.moves.length; moves++) {
      expect(check({ ...record, moves: [...record.moves.slice(0, moves), ...stop] }).flaws).toEqual([]);
    }
  });

  test('does not just break off', () => {
    for (let moves = 1; moves < record.moves.length; moves++) {
      const flaws = [{ what: 'result', version: moves }];
      expect(check({ ...record, moves: record.moves.slice(0, moves) }).flaws).toEqual(flaws);
    }
  });

  test('may not be one of a game that had come to its end', () => {
    const { result: _result, ...finished } = recordOf(POCKET, 1);
    const moves = [...finished.moves, ...record.moves.slice(-1)];
    expect(check({ ...finished, status: 'void', moves }).flaws).toEqual([{ what: 'result', version: moves.length }]);
  });
});

describe('a record of automatic turns', () => {
  const missed = RECORDS.filter(({ moves }) => moves.some(({ auto, action }) => auto && action));
  const places = missed.flatMap((record) =>
    record.moves.flatMap(({ auto, action }, index) => (auto && action ? [{ record, index, version: index + 1 }] : [])),
  );

  test('does not hold without the mark: nobody else is chosen for by chance', () => {
    for (const { record, index, version } of places) {
      const { auto: _auto, ...move } = record.moves[index] as RecordedMove;
      const label = move.drawn?.[0]?.[0];
      expect(check({ ...record, moves: record.moves.with(index, move) }).flaws).toEqual([
        { what: 'draw-unasked', version, label },
      ]);
    }
  });

  test('does not hold with another action than chance gave', () => {
    for (const { record, index, version } of places) {
      const [draw, ...drawn] = record.moves[index]?.drawn ?? [];
      if (draw === undefined) throw new Error('an automatic turn without a draw');
      const outcome = Number(draw[1]);
      const other = changed(record, index, () => ({ drawn: [[draw[0], outcome === 0 ? 1 : outcome - 1], ...drawn] }));
      expect(check(other).flaws.map(({ what }) => what)).toEqual(['draw', 'action']);
      expect(check(other).flaws[0]).toEqual({ what: 'draw', version, label: draw[0] });
    }
  });

  test('does not hold where it claims that the clock did what a player did', () => {
    const claimed = RECORDS.flatMap((record) =>
      record.moves.flatMap(({ auto, action }, index) => (action && !auto ? [{ record, index }] : [])),
    );
    const some = claimed.filter((_, at) => at % 9 === 0);
    const flaws = some.map(({ record, index }) => check(changed(record, index, () => ({ auto: true }))).flaws);
    expect(flaws.filter(({ length }) => length === 0)).toEqual([]);
    const refused = flaws.filter((found) => found.some(({ what }) => what === 'action'));
    expect(refused.length).toBeGreaterThan(some.length / 2);
  });

  test('does not hold where it claims an automatic turn that the rules do not have', () => {
    const duels = SEEDS.map((seed) => recordOf({ title: 'pi', options: { edition: 'duel' }, seats: 2 }, seed));
    const chances = duels.flatMap((record) =>
      statesOf(gameOf(record.title), record).flatMap((state, at) =>
        gameOf(record.title)
          .title.choices(state)
          .every(({ type }) => type === 'solve') && record.moves[at + 1]?.action
          ? [{ record, index: at + 1 }]
          : [],
      ),
    );
    expect(chances.length).toBeGreaterThan(0);
    for (const { record, index } of chances) {
      const { flaws } = check(changed(record, index, () => ({ auto: true })));
      expect(flaws).toEqual([{ what: 'action', version: index + 1 }]);
    }
  });

  test('may say of a seat that left that it forfeits, or not: what was agreed about time is not on record', () => {
    const left = RECORDS.flatMap((record) =>
      record.moves.flatMap(({ seat, action }, index) => (seat !== undefined && !action ? [{ record, index }] : [])),
    );
    expect(left.length).toBeGreaterThan(0);
    for (const { record, index } of left) expect(check(changed(record, index, () => ({ auto: true }))).flaws).toEqual([]);
  });
});

/** A way to alter a record, and where the check has to point to. */
type Alteration = (record: RecordedGame, random: Random) => { readonly record: RecordedGame; readonly at: object };

/** A record with one of its moves altered. */
function changed(record: RecordedGame, index: number, change: (move: RecordedMove) => Partial<RecordedMove>): RecordedGame {
  const move = record.moves[index] as RecordedMove;
  return { ...record, moves: record.moves.with(index, { ...move, ...change(move) }) };
}

/** One draw of a record with what is done to it. */
function redrawn(
  record: RecordedGame,
  random: Random,
  change: (drawn: NonNullable<RecordedMove['drawn']>, at: number) => NonNullable<RecordedMove['drawn']>,
): { readonly record: RecordedGame; readonly version: number; readonly label: string } {
  const all = record.moves.flatMap(({ drawn = [] }, index) => drawn.map(([label], at) => ({ index, at, label })));
  const { index, at, label } = any(all, random);
  return { record: changed(record, index, ({ drawn = [] }) => ({ drawn: change(drawn, at) })), version: index + 1, label };
}

/** One hex digit is another. */
function digit(text: string, random: Random): string {
  const at = random(text.length);
  const other = ((Number.parseInt(text[at] ?? '0', 16) + 1 + random(15)) % 16).toString(16);
  return text.slice(0, at) + other + text.slice(at + 1);
}

const ALTERATIONS: Readonly<Record<string, Alteration>> = {
  'another outcome of a draw': (record, random) => {
    const { version, label, ...altered } = redrawn(record, random, (drawn, at) => {
      const [label, outcome] = drawn[at] ?? ['', 0];
      const other = typeof outcome === 'number' ? outcome + 1 : [...outcome.slice(1), ...outcome.slice(0, 1)];
      return drawn.with(at, [label, other]);
    });
    return { ...altered, at: { what: 'draw', version, label } };
  },
  'an outcome that is impossible': (record, random) => {
    const { version, label, ...altered } = redrawn(record, random, (drawn, at) => {
      const [label, outcome] = drawn[at] ?? ['', 0];
      return drawn.with(at, [label, any([typeof outcome === 'number' ? [outcome] : 0, 2 ** 40, [7, 7], []], random)]);
    });
    return { ...altered, at: { what: 'draw', version, label } };
  },
  'a draw less': (record, random) => {
    const { version, label, ...altered } = redrawn(record, random, (drawn, at) => drawn.toSpliced(at, 1));
    return { ...altered, at: { what: 'draw-missing', version, label } };
  },
  'a draw twice': (record, random) => {
    const { version, label, ...altered } = redrawn(record, random, (drawn, at) => [...drawn, drawn[at] ?? ['', 0]]);
    return { ...altered, at: { what: 'draw-unasked', version, label } };
  },
  'a draw more': (record, random) => {
    const index = random(record.moves.length);
    const at = { what: 'draw-unasked', version: index + 1, label: 'start/luck' };
    return { record: changed(record, index, ({ drawn = [] }) => ({ drawn: [...drawn, ['start/luck', 1]] })), at };
  },
  'another action': (record, random) => {
    const acted = record.moves.flatMap(({ action }, index) => (action ? [{ action, index }] : []));
    const { action, index } = any(acted, random);
    const others = acted.filter((other) => JSON.stringify(other.action) !== JSON.stringify(action));
    return { record: changed(record, index, () => ({ action: any(others, random).action })), at: { version: index + 1 } };
  },
  'an action of another seat': (record, random) => {
    const { index, seat } = any(
      record.moves.flatMap(({ action, seat }, index) => (action && seat !== undefined ? [{ index, seat }] : [])),
      random,
    );
    const at = { what: 'action', version: index + 1 };
    return { record: changed(record, index, () => ({ seat: (seat + 1) % record.seats.length })), at };
  },
  'an action in place of which somebody leaves': (record, random) => {
    const index = any(
      record.moves.flatMap(({ action }, index) => (action ? [index] : [])),
      random,
    );
    const { action: _action, ...left } = record.moves[index] as RecordedMove;
    return { record: { ...record, moves: record.moves.with(index, left) }, at: { version: index + 1 } };
  },
  'a move less': (record, random) => {
    const acted = record.moves.flatMap((_, index) => (record.moves[index + 1]?.action ? [index] : []));
    return { record: { ...record, moves: record.moves.toSpliced(any(acted, random), 1) }, at: {} };
  },
  'an event less': (record, random) => {
    const index = random(record.moves.length);
    const at = { what: 'event', version: index + 1 };
    return { record: changed(record, index, ({ events }) => ({ events: events.slice(1) })), at };
  },
  'another event': (record, random) => {
    const index = random(record.moves.length);
    const other = { type: 'left', seat: 7 };
    const at = { what: 'event', version: index + 1 };
    return { record: changed(record, index, ({ events }) => ({ events: events.with(random(events.length), other) })), at };
  },
  'no end': (record, random) => {
    const moves = record.moves.slice(0, 1 + random(record.moves.length - 1));
    return { record: { ...record, moves }, at: { what: 'result', version: moves.length } };
  },
  'another result': (record) => {
    const { how, seats } = record.result ?? { how: '', seats: [] };
    const result = { how, seats: seats.map(({ place, ...score }) => ({ place: place + 1, ...score })) };
    return { record: { ...record, result }, at: { what: 'result', version: record.moves.length } };
  },
  'another way to end': (record) => {
    const result = { seats: [], ...record.result, how: 'luck' };
    return { record: { ...record, result }, at: { what: 'result', version: record.moves.length } };
  },
  'another byte of the secret': (record, random) => ({
    record: { ...record, secret: digit(record.secret ?? '', random) },
    at: { what: 'commitment' },
  }),
  'another byte of the commitment': (record, random) => ({
    record: { ...record, commitment: digit(record.commitment, random) },
    at: { what: 'commitment' },
  }),
  'another id': (record, random) => ({ record: { ...record, id: hex(random, 11) }, at: { what: 'commitment' } }),
  'another byte of a contribution': (record, random) => {
    const seat = random(record.seats.length);
    const { name, contribution = '00'.repeat(32) } = record.seats[seat] ?? { name: '' };
    const seats = record.seats.with(seat, { name, contribution: digit(contribution, random) });
    return { record: { ...record, seats }, at: { what: 'draw', version: 1 } };
  },
  'another option': (record) => ({
    record: { ...record, options: { ...record.options, luck: true } },
    at: { what: 'draw', version: 1 },
  }),
  'no options': (record) => ({ record: { ...record, options: {} }, at: { version: 1 } }),
  'a player less': (record) => ({ record: { ...record, seats: record.seats.slice(1) }, at: { version: 1 } }),
};

describe('a record that was altered', () => {
  const finished = RECORDS.filter(({ status }) => status === 'finished');

  test.each(Object.entries(ALTERATIONS))('by %s is refused, and the place is named', (_name, alter) => {
    const random = randomFrom(1);
    for (const whole of finished) {
      const { record, at } = alter(whole, random);
      expect(check(record).flaws[0]).toMatchObject(at);
    }
  });

  test('by a byte of the secret has hardly a draw that follows', () => {
    const { secret = '', ...record } = recordOf(FIRST, 1);
    const { draws } = check({ ...record, secret: secret.replace(/^./, (first) => (first === '0' ? '1' : '0')) });
    expect(draws.filter(({ follows }) => follows).length).toBeLessThan(draws.length / 4);
  });

  test('by one draw is played on with what is on record', () => {
    const record = recordOf(POCKET, 1);
    const altered = changed(record, 0, ({ drawn = [] }) => ({
      drawn: drawn.map(([label, outcome]) => [label, label === 'start/wall 5' ? (Number(outcome) + 1) % 4 : outcome]),
    }));
    const { flaws, draws } = check(altered);
    expect(flaws.slice(0, 2)).toEqual([
      { what: 'draw', version: 1, label: 'start/wall 5' },
      { what: 'event', version: 1 },
    ]);
    expect(draws.filter(({ follows }) => !follows).map(({ label }) => label)).toEqual(['start/wall 5']);
  });

  test('by more draws than any game has is refused like any other', () => {
    const record = recordOf(POCKET, 1);
    const altered = changed(record, 1, () => ({ drawn: Array.from({ length: 130_000 }, (_, n) => [`luck ${n}`, 1] as const) }));
    expect(check(altered).flaws).toHaveLength(130_000);
  });
});

test('who someone was, and when something was done, is not proven', () => {
  const record = recordOf(POCKET, 1);
  const seats = record.seats.map((seat) => ({ ...seat, name: 'Nobody' }));
  const moves = record.moves.map((move) => ({ ...move, at: 0 }));
  expect(check({ ...record, seats, moves, created: 0 }).flaws).toEqual([]);
});
