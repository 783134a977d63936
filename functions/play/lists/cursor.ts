import { Refusal } from '../refusal';

/** Where a list goes on: a place in its order, wrapped so that nobody builds on it. */
export function makeCursor(place: string): string {
  return Buffer.from(place).toString('base64url');
}

/** @throws Refusal `bad_request` for what no list has given. */
export function placeOf(cursor: string): string {
  const place = Buffer.from(cursor, 'base64url').toString();
  if (!/^[0-9]{1,20}#[A-Za-z0-9_-]{22}$/.test(place)) throw new Refusal('bad_request');
  return place;
}
