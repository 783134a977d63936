import { setTimeout as pause } from 'node:timers/promises';
import type { Answered, Asking, Visitor } from './visitor';

/** Asks the same again while there is no answer, as people's browsers do. @throws Error on any refusal. */
export async function insist<Body>(visitor: Visitor, path: string, asking?: Asking): Promise<Body> {
  for (;;) {
    const answered: Answered<Body> | undefined = await visitor.ask<Body>(path, asking).catch(unlessBroken);
    if (answered?.status === 200) return answered.body;
    if (answered !== undefined && answered.status < 500) throw new Error(`${path}: ${answered.status} ${answered.text}`);
    await pause(50);
  }
}

/** A connection may break while a process ends; everything else is a fault. */
function unlessBroken(error: unknown): undefined {
  if (error instanceof TypeError) return undefined;
  throw error;
}
