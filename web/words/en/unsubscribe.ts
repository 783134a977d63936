/** Switching off mails by the link of a letter: loaded by that page alone. */

import type { Catalogue } from '@shared/words/sentence';
import { kinds } from './kinds';

export const unsubscribe = {
  stopMails: 'Stop these mails',
  stopKindLead: 'One press, and you get no more mails of this kind: “{kind}”. Everything else stays as it is.',
  stillFirstTurn: 'When the first turn of a game is yours, you are still told, as of any turn.',
  stopDigestLead: 'One press, and the daily summary comes no more by mail. Everything else stays as it is.',
  stopLead: 'One press, and no such mail comes any more. Everything else stays as it is.',
  stopIt: 'Stop them',
  stopped: 'Done',
  stoppedKindLead: 'You get no more mails of this kind: “{kind}”.',
  stoppedDigestLead: 'The daily summary comes no more by mail.',
  stoppedLead: 'Such mails come no more.',
  stopBroken: 'This link is not whole',
  stopBrokenLead:
    'A piece of it was lost on the way, or the page was reloaded. Open it from the mail again, or say yourself what you are told.',
  toNotices: 'All your notices',
  ...kinds,
} as const satisfies Catalogue;
