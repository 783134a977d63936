import type { Context } from 'hono';
import { Refusal } from '../play/refusal';

/** Bytes of a body at most. */
export const LONGEST_BODY = 64 * 1024;

/** The body as JSON; an empty object where there is none. @throws Refusal `not_json`, `bad_json` */
export async function readBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) throw new Refusal('not_json');
  try {
    return JSON.parse(text, refusePrototype);
  } catch {
    throw new Refusal('bad_json');
  }
}

/** The body as a form, in either of the ways that browsers send one. @throws Refusal `bad_request` */
export async function readForm(c: Context): Promise<FormData> {
  try {
    return await c.req.formData();
  } catch {
    throw new Refusal('bad_request');
  }
}

/** The one key that a validator would drop in silence. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError(key);
  return value;
}
