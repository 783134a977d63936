import { describe, expect, it } from 'vitest';
import { Refused, read, Unreachable } from './answer';

const json = (body: unknown, status: number, headers = {}) => Response.json(body, { status, headers });
const problem = { type: 'about:blank', title: 'Table full', status: 409, code: 'table_full', detail: 'All seats are taken.' };

describe('reading an answer', () => {
  it('gives the body of a success', async () => {
    expect(await read(json({ id: 'x' }, 201))).toEqual({ id: 'x' });
  });

  it.each([202, 204])('gives nothing where there is nothing to say: %i', async (status) => {
    expect(await read(new Response(undefined, { status }))).toBeUndefined();
  });

  it('gives what there is to say of something that is still to be done', async () => {
    expect(await read(json({ asked: 5 }, 202))).toEqual({ asked: 5 });
  });

  it('knows a refusal by its code', async () => {
    await expect(read(json(problem, 409))).rejects.toBeInstanceOf(Refused);
    await expect(read(json(problem, 409))).rejects.toMatchObject({ problem: { code: 'table_full' } });
  });

  it.each([500, 502, 503])('leaves open what became of a request answered by %i', async (status) => {
    await expect(read(json({ ...problem, status }, status))).rejects.toBeInstanceOf(Unreachable);
  });

  it('minds how long the server asks to wait', async () => {
    await expect(read(json({}, 503, { 'retry-after': '2' }))).rejects.toMatchObject({ after: 2_000 });
    await expect(read(json({}, 503, { 'retry-after': 'soon' }))).rejects.toMatchObject({ after: 0 });
  });

  it('takes "too many" for a refusal, with the seconds to wait', async () => {
    const many = { ...problem, status: 429, code: 'too_many', after: 90 };
    await expect(read(json(many, 429, { 'retry-after': '90' }))).rejects.toMatchObject({
      problem: { code: 'too_many', after: 90 },
    });
    const words = new Response('Slow down', { status: 429, headers: { 'retry-after': '30' } });
    await expect(read(words)).rejects.toMatchObject({ name: 'Refused', problem: { code: 'too_many', after: 30 } });
  });

  it('does not take the page of some proxy for an answer', async () => {
    const page = new Response('<h1>Sign in to the hotel</h1>', { status: 200, headers: { 'content-type': 'text/html' } });
    await expect(read(page)).rejects.toBeInstanceOf(Unreachable);
    await expect(read(json({ hello: 1 }, 404))).rejects.toBeInstanceOf(Unreachable);
  });
});
