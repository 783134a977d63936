/** The letter that tells a player that their webhook is switched off. docs/notices.md, "Webhooks" */

import type { OffBecause } from '@shared/api/notices';
import type { Addressee } from './addressee';
import { finish } from './finish';
import type { Letter } from './letter';
import { noticesPageOf } from './page';
import { runs, say } from './say';

/** `host`: where it was. */
export function unhookedLetter(
  base: string,
  { address, name }: Addressee,
  id: string,
  host: string,
  why: OffBecause,
): Promise<Letter> {
  return finish(
    { to: address, subject: say('unhooked'), id },
    {
      head: say('unhooked'),
      blocks: [
        { type: 'prose', runs: runs('hello', { name }) },
        { type: 'prose', runs: runs(why === 'gone' ? 'unhookedGone' : 'unhookedFailing', { host }) },
        { type: 'prose', runs: runs('unhookedThen') },
        { type: 'link', label: say('unhookedPress'), address: noticesPageOf(base) },
      ],
      foot: say('unhookedFoot'),
    },
  );
}
