import { createHash, timingSafeEqual } from 'node:crypto';
import { canonical } from '@shared/canonical';

/** SHA-256 in URL-safe text. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** The same for bodies that say the same, in whatever order of keys. */
export function hashOf(body: unknown): string {
  return hash(canonical(body));
}

/** Takes as long whatever differs. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hash(one)), Buffer.from(hash(other)));
}
