import { LANGUAGE } from '@shared/words/say';

/** An instant with its year, in the reader's zone: `3 November 2026 at 14:02`. */
export function when(at: number, zone: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(at);
}
