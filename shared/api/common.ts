import * as z from 'zod/mini';

/** 128 random bits in URL-safe text. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** 32 bytes in hex: a contribution, a commitment, a secret. */
export const Bytes32 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Epoch milliseconds. */
export const Instant = z.int().check(z.nonnegative());

/** Chosen by the client, new for every thing it wants done, the same when it asks again. */
export const IdempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** Text without control, bidirectional and other invisible characters, trimmed, 1 to 32 characters long. */
export const Name = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1),
    z.maxLength(32),
    z.regex(/^(?!.*[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0])[^\n]*\S[^\n]*$/u),
  );

/** A zone of the IANA list, as this machine knows it. */
export const TimeZone = z.string().check(
  z.maxLength(64),
  z.refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }),
);

/** Where a list goes on: opaque. */
export const Cursor = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,512}$/));

export const SeatNumber = z.int().check(z.nonnegative());
