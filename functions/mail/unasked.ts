import type { Addressee } from './addressee';
import type { Content } from './content';
import { finish } from './finish';
import type { Letter } from './letter';
import { noticesPageOf } from './page';
import { say } from './say';

/**
 * A letter that its reader has not asked for: its foot leads to where they choose what they are told, and where they are
 * told no more of the kind.
 */
export function unasked(
  base: string,
  { address, stop }: Addressee,
  envelope: Pick<Letter, 'subject' | 'id' | 'thread'>,
  content: Omit<Content, 'ways'>,
): Promise<Letter> {
  const ways = [
    { label: say('choose'), address: noticesPageOf(base) },
    ...(stop === undefined ? [] : [{ label: say('stop'), address: stop.page }]),
  ];
  return finish({ ...envelope, to: address, ...(stop === undefined ? {} : { stop }) }, { ...content, ways });
}
