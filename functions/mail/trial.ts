/** The letter that shows that mail arrives. */

import type { Addressee } from './addressee';
import { finish } from './finish';
import type { Letter } from './letter';
import { noticesPageOf } from './page';
import { runs, say } from './say';

export function trialLetter(base: string, { address, name }: Addressee, id: string): Promise<Letter> {
  return finish(
    { to: address, subject: say('trial'), id },
    {
      head: say('trial'),
      blocks: [
        { type: 'prose', runs: runs('hello', { name }) },
        { type: 'prose', runs: runs('trialSays') },
        { type: 'link', label: say('trialPress'), address: noticesPageOf(base) },
      ],
      foot: say('trialFoot'),
    },
  );
}
