/** Whose an address for mail is. It is found by its hash, and stands in the player's account alone. */

import { createHash } from 'node:crypto';
import { isNew, unchanged } from './dynamo/conditions';
import type { Item, Write } from './dynamo/write';
import { addressKey, type Key, stopKey } from './keys';

/** The same for one address however it is typed: nobody has two that differ in case alone. */
export function sameAddress(email: string): string {
  return email.toLowerCase();
}

/** Where the owner of an address stands. */
export function keyOfAddress(email: string): Key {
  return addressKey(hashOf(email));
}

/** Where it stands that no mail goes there, be it anybody's or nobody's. */
export function keyOfStop(email: string): Key {
  return stopKey(hashOf(email));
}

/** The player whose address it is, if it is anybody's. */
export function ownerFrom(item: Item | undefined): string | undefined {
  return item && String(item.player);
}

/** Gives an address that is nobody's to a player. */
export function claimAddress(email: string, player: string): Write {
  return { put: { ...keyOfAddress(email), player }, condition: isNew };
}

/** A player gives up their address. */
export function freeAddress(email: string, player: string): Write {
  return { remove: keyOfAddress(email), condition: unchanged({ player }) };
}

function hashOf(email: string): string {
  return createHash('sha256').update(sameAddress(email)).digest('hex');
}
