import { Undeliverable } from './undeliverable';

/** A letter that was not taken. What the server said may quote anything, so its code alone is told. */
export class Unsent extends Error {
  override readonly name: string;
  constructor(error: unknown) {
    super('unsent');
    this.name = `Unsent ${codeOf(error)}`.trim();
  }
}

/** For all of a letter's way, in milliseconds: it is out or has failed before the claim on it is over. */
export const PATIENCE = 45_000;

/**
 * Waits until a letter is taken. What takes longer has failed, whatever becomes of it: a letter that arrives after all
 * belongs to the same thread as its next try. @throws Unsent, or Undeliverable as it was thrown
 */
export async function taken(sending: Promise<unknown>, patience = PATIENCE): Promise<void> {
  let impatience: NodeJS.Timeout | undefined;
  const over = new Promise((_, reject) => {
    impatience = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), patience);
  });
  try {
    await Promise.race([sending, over]);
  } catch (error) {
    throw error instanceof Undeliverable ? error : new Unsent(error);
  } finally {
    clearTimeout(impatience);
  }
}

/** A service of AWS tells its errors by name; nodemailer gives them all one code. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const code = 'code' in error ? String(error.code) : '';
  return code === 'ESES' ? error.name : code;
}
