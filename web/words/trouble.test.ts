import type { Problem } from '@shared/api/problem';
import { Refused, Unreachable } from '@web/api/answer';
import { describe, expect, it } from 'vitest';
import { trouble } from './trouble';

function refused(more: Partial<Problem>): Refused {
  return new Refused({
    type: 'about:blank',
    title: 'No',
    status: 422,
    code: 'illegal_action',
    detail: 'As the server says it.',
    ...more,
  });
}

describe('what the reader is told of a failed request', () => {
  it('is the words of the site where it has some', () => {
    expect(trouble(refused({ code: 'version_moved' }))).toMatch(/^The game has moved on/);
    expect(trouble(new Unreachable())).toMatch(/cannot be reached/);
  });

  it('says how long to wait where something was done too often', () => {
    expect(trouble(refused({ code: 'too_many', after: 1 }))).toMatch(/Wait a second,/);
    expect(trouble(refused({ code: 'too_many', after: 20 }))).toMatch(/Wait 20 seconds,/);
    expect(trouble(refused({ code: 'too_many', after: 60 }))).toMatch(/Wait about a minute/);
    expect(trouble(refused({ code: 'too_many', after: 61 }))).toMatch(/Wait about 2 minutes/);
    expect(trouble(refused({ code: 'too_many' }))).toMatch(/Wait about a minute/);
  });

  it("is the title's own sentence about a broken rule", () => {
    expect(trouble(refused({ rule: 'wall_stays' }), { wall_stays: 'This wall stays.' })).toBe('This wall stays.');
  });

  it("is the server's sentence otherwise", () => {
    expect(trouble(refused({ rule: 'unheard_of' }), {})).toBe('As the server says it.');
    expect(trouble(refused({ code: 'wrong_seats' }))).toBe('As the server says it.');
  });
});
