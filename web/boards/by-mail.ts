/** How any title is played by mail: a chapter of every booklet, to which each adds what leaving and time do to its game. */

import type { Catalogue, Sentence } from '@shared/words/sentence';
import type { Chapter } from './booklet';

export const byMailWords = {
  'mail.head': 'By mail, here',
  'mail.intro':
    'Nobody has to sit at the table at the same time. You take your turn when you like, minutes or days after the last, and the others find it when they come back.',
  'mail.prepare':
    '<b>A press never sends.</b> It prepares: the board shows what would follow, and a bar says in words what you are about to do. <b>One step back</b> takes back your last step, <b>Put back</b> all of them.',
  'mail.sent': '<b>What is sent stands.</b> Its answer shows something new, so it cannot be taken back.',
  'mail.told':
    '<b>When a turn is yours</b>, it lies on top of My games. If you have left an address, a mail tells you, with the board in it.',
  'mail.notebook': '<b>A notebook</b> lies beside each game: marks and notes that only you can read.',
  'mail.back':
    '<b>Look back</b> at any move, as you saw it then. After the end you may look through everybody’s eyes, and at everything face up.',
  'mail.chance':
    '<b>Shuffles, deals and tosses</b> come from a secret that is fixed before the game begins and from what each player’s browser adds to it. After the end anybody can derive all of them again.',
} as const satisfies Catalogue;

/** `own`: what the title says of leaving, and of a turn whose time has run out. */
export function byMail(own: readonly Sentence[]): Chapter {
  const common = ['prepare', 'sent', 'told', 'notebook', 'back', 'chance'].map((point) => ({ code: `mail.${point}` }));
  return {
    id: 'by-mail',
    head: { code: 'mail.head' },
    blocks: [
      { kind: 'text', says: { code: 'mail.intro' } },
      { kind: 'list', items: [...common, ...own] },
    ],
  };
}
