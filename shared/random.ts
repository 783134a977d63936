/**
 * Chance that nobody can choose and everybody can check afterwards.
 * The server commits to a secret before anyone sits down; every player may add bytes of their own;
 * all draws of the game follow from both. docs/architecture.md, "Chance".
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical';
import type { Draw } from './draw';

/** Above every 32-bit number. */
const BELOW = 2 ** 32;

/** What all draws of a game follow from, besides the secret. */
export interface Transcript {
  readonly id: string;
  readonly title: string;
  readonly rules: string;
  readonly options: unknown;
  /** By seat: 32 bytes in hex, or undefined of a player who sent none. */
  readonly contributions: readonly (string | undefined)[];
}

/** SHA-256 of `casebook/1|<game id>|` and the secret's 32 bytes. Secret and answer in hex. */
export function commitment(id: string, secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`casebook/1|${id}|`), hexToBytes(secret))));
}

/** The canonical text of a transcript: keys in order, no spaces, an absent contribution being empty. */
export function transcriptText({ id, title, rules, options, contributions }: Transcript): string {
  return canonical({ id, title, rules, options, contributions: contributions.map((bytes) => bytes ?? '') });
}

/** The key of every draw: HMAC-SHA-256 of the transcript's canonical text under the secret. */
export function drawKey(secret: string, transcript: Transcript): Uint8Array {
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(transcriptText(transcript)));
}

/**
 * The draws that follow from a key: HMAC-SHA-256 of `<label>|<counter>`, read as 32-bit numbers.
 * They throw a RangeError of a size that is not whole, over 2^32, or below what can be drawn: one number, an order of none.
 */
export function seeded(key: Uint8Array): Draw {
  const pick = (label: string, of: number): number => {
    checkSize(of, 1);
    return below(numbers(key, label), of);
  };
  const shuffle = (label: string, of: number): readonly number[] => {
    checkSize(of, 0);
    const source = numbers(key, label);
    const order = Array.from({ length: of }, (_, index) => index);
    for (let last = of - 1; last > 0; last--) {
      const other = below(source, last + 1);
      const moved = order[last] as number;
      order[last] = order[other] as number;
      order[other] = moved;
    }
    return order;
  };
  return { pick, shuffle };
}

function checkSize(of: number, least: number): void {
  if (!Number.isInteger(of) || of < least || of > BELOW) throw new RangeError(`nothing to draw from ${of}`);
}

/** An endless row of evenly spread numbers below 2^32, eight to a block. */
function* numbers(key: Uint8Array, label: string): Generator<number, never> {
  for (let counter = 0; ; counter++) {
    const block = hmac(sha256, key, utf8ToBytes(`${label}|${counter}`));
    const words = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let at = 0; at < block.byteLength; at += 4) yield words.getUint32(at);
  }
}

/** The next number that does not favour any remainder. */
function below(source: Generator<number, never>, of: number): number {
  const limit = Math.floor(BELOW / of) * of;
  for (;;) {
    const { value } = source.next();
    if (value < limit) return value % of;
  }
}
