import { NO_PACE } from '@shared/pace/pace';
import { expect, test } from 'vitest';
import { recordOf } from '../../test/support/records';
import { agendaOf, lookAt, standing } from './agenda';
import { NOT_DUE } from './due';
import type { GameRecord } from './game';

const DAY = 24 * 60 * 60 * 1000;

const OPEN = recordOf({ id: 'g', created: 1000 });

const TIMED = running({ pace: { ...NO_PACE, turn: DAY }, deadline: 1000 + DAY });

function running(fields: Partial<GameRecord>): GameRecord {
  const turn = { seat: 0, number: 1, since: 1000, ...(fields.deadline === undefined ? {} : { remind: 1000 + DAY / 2 }) };
  return recordOf({ id: 'g', status: 'running', version: 1, turn, ...fields });
}

test('the host of an open table is told after twelve days that it closes after fourteen', () => {
  expect(agendaOf(OPEN)).toEqual([
    { matter: 'expiring', at: 1000 + 12 * DAY },
    { matter: 'expiry', at: 1000 + 14 * DAY },
  ]);
});

test('a running game has a reminder and a deadline, in whatever order they come', () => {
  expect(agendaOf(TIMED).map(({ matter }) => matter)).toEqual(['reminder', 'deadline']);
  const late = { ...TIMED, turn: { seat: 0, number: 1, since: 0, remind: 1001 + DAY } };
  expect(agendaOf(late).map(({ matter }) => matter)).toEqual(['deadline', 'reminder']);
});

test('a game without a clock is void thirty days after its start, unless it is rated or somebody has moved', () => {
  expect(agendaOf(running({}))).toEqual([{ matter: 'unplayed', at: 1000 + 30 * DAY }]);
  expect(agendaOf(running({ rated: true }))).toEqual([]);
  expect(agendaOf(running({ moved: true }))).toEqual([]);
});

test.each(['finished', 'void', 'cancelled'] as const)('nothing is due in a game that is %s', (status) => {
  expect(agendaOf({ ...TIMED, status })).toEqual([]);
});

test('what is looked at next is the earliest, or the earliest after an instant', () => {
  expect(lookAt(TIMED)).toBe(1000 + DAY / 2);
  expect(lookAt(TIMED, 1000 + DAY / 2)).toBe(1000 + DAY);
  expect(lookAt(TIMED, 1000 + DAY)).toBeUndefined();
});

test('a game stays where it stands while nothing is due earlier', () => {
  const before = { ...TIMED, due: 'DUE#1', dueAt: 5000 };
  const after = { ...before, deadline: 1000 + 2 * DAY };
  expect(standing(before, after)).toEqual({ due: 'DUE#1', dueAt: 5000 });
  expect(standing(before, { ...after, deadline: 4000 })).toMatchObject({ dueAt: 4000 });
});

test('what was seen to already moves a game no more, though it was earlier', () => {
  const reminded = { ...TIMED, due: 'DUE#1', dueAt: 1000 + DAY };
  expect(standing(reminded, { ...reminded, version: 2 })).toEqual({ due: 'DUE#1', dueAt: 1000 + DAY });
});

test('a game that stands nowhere is put where it belongs', () => {
  expect(standing(TIMED, { ...TIMED, version: 2 })).toMatchObject({ dueAt: 1000 + DAY / 2 });
  expect(standing(running({ moved: true }), running({ moved: true, version: 2 }))).toEqual(NOT_DUE);
});

test('a game that is over stands nowhere', () => {
  expect(standing({ ...TIMED, due: 'DUE#1', dueAt: 5000 }, { ...TIMED, status: 'finished' })).toEqual(NOT_DUE);
});
