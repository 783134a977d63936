import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where `npm run build` leaves each function's files, in a folder of its name. */
export const FUNCTIONS = path.join(import.meta.dirname, '../.build/lambda');

/** Where it leaves the site's files. */
export const EXPORT = path.join(import.meta.dirname, '../web/out');

/** There is nothing to deploy. One sentence. */
export class NotBuilt extends Error {
  override readonly name = 'NotBuilt';
}

/** @throws NotBuilt */
export function insistBuilt(): void {
  if (![FUNCTIONS, EXPORT].every(existsSync)) throw new NotBuilt('Nothing is built yet: npm run build.');
}
