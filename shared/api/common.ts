import * as z from 'zod/mini';
import { isSeen, plain } from '../words/plain';

/** 128 random bits in URL-safe text. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** 32 bytes in hex: a contribution, a commitment, a secret. */
export const Bytes32 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Epoch milliseconds. */
export const Instant = z.int().check(z.nonnegative());

/** A day of the calendar: `2026-11-30`. */
export const Day = z.iso.date();

/** Chosen by the client, new for every thing it wants done, the same when it asks again. */
export const IdempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/**
 * Text without control, bidirectional and other invisible characters, trimmed, 1 to 32 code points long, with something to
 * see in it. A joiner may stand between two pictures, where it makes them one; flags made of tags are not taken.
 */
export const Name = z.string().check(
  z.trim(),
  z.normalize('NFC'),
  z.minLength(1),
  z.maxLength(32),
  z.regex(/^[^\n\t\u2800]*$/),
  z.refine((name) => plain(name) === name && isSeen(name)),
);

/** A zone of the IANA list, as this machine knows it and under the name it uses. */
export const TimeZone = z.string().check(
  z.maxLength(64),
  z.refine((zone) => canonicalZone(zone) !== undefined),
  z.overwrite((zone) => canonicalZone(zone) ?? zone),
);

/** Undefined if there is no such zone. */
function canonicalZone(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Where a list goes on: opaque. */
export const Cursor = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,512}$/));

export const SeatNumber = z.int().check(z.nonnegative());

/** Digits alone, as a query has them. */
export const Count = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));

/**
 * Text of several lines without control, bidirectional and other invisible characters, trimmed. Line ends are `\n`.
 * Empty text is text.
 */
export const Prose = z.string().check(
  z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').trim()),
  z.normalize('NFC'),
  z.refine((text) => plain(text) === text),
);

/** How long the parts of an address may be: RFC 5321, 4.5.3.1, and RFC 1035, 2.3.4. No server takes mail for others. */
const PARTS_OF_EMAIL = /^[^@]{1,64}@(?:[^@.]{1,63}\.)+[^@.]{1,63}$/;

/** An address for mail, as it was typed but for spaces around it; as long as mail allows. */
export const Email = z.string().check(z.trim(), z.maxLength(254), z.email(), z.regex(PARTS_OF_EMAIL));
