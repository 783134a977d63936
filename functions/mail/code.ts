/** Letters that sign in, change an address, or show that it works. Their links hold the token where no server sees it. */

import type { CodeMail } from '../play/people/codes';
import type { Block } from './content';
import { finish } from './finish';
import type { Letter, Mail } from './letter';
import { lasting, runs, say } from './say';
import type { Code } from './words';

/** Which mail it is, and when it was asked for. Epoch milliseconds. */
export interface Asked {
  readonly id: string;
  readonly asked: number;
}

/** The letter of a mail that was asked for. `base`: where people find the site. */
export function codeLetter({ base }: Pick<Mail, 'base'>, { id, asked }: Asked, mail: CodeMail): Promise<Letter> {
  const { head, blocks, foot } = CONTENTS[mail.kind](base, mail, lasting(mail.until - asked));
  const envelope = { to: mail.email, subject: say(head), id: `code-${id}-${asked}` };
  return finish(envelope, { head: say(head), blocks: [hello(mail), ...blocks], foot: say(foot) });
}

interface Contents {
  readonly head: Code;
  readonly blocks: readonly Block[];
  readonly foot: Code;
}

/** By what the mail is for. `time`: how long code and link are good for, in words. */
const CONTENTS: Readonly<Record<CodeMail['kind'], (base: string, mail: CodeMail, time: string) => Contents>> = {
  'sign-in': (base, { code = '', token = '' }, time) => ({
    head: 'signIn',
    blocks: [
      prose('signInCode'),
      { type: 'code', code },
      prose('signInLink'),
      { type: 'link', label: say('signInPress'), address: `${base}/sign-in/#token=${token}` },
      prose('signInHolds', { time }),
      prose('signInNotYou'),
    ],
    foot: 'signInFoot',
  }),
  'address-old': (base, { token = '' }, time) => ({
    head: 'addressOld',
    blocks: [
      prose('addressOldSays'),
      confirmation(base, token, 'addressOldPress'),
      prose('addressHolds', { time }),
      prose('addressOldNotYou'),
    ],
    foot: 'addressOldFoot',
  }),
  'address-new': (base, { token = '' }, time) => ({
    head: 'addressNew',
    blocks: [
      prose('addressNewSays'),
      confirmation(base, token, 'addressNewPress'),
      prose('addressHolds', { time }),
      prose('addressNewNotYou'),
    ],
    foot: 'addressFoot',
  }),
  'address-taken': (base) => ({
    head: 'addressTaken',
    blocks: [
      prose('addressTakenSays'),
      prose('addressTakenYou'),
      { type: 'link', label: say('addressTakenPress'), address: `${base}/` },
    ],
    foot: 'addressFoot',
  }),
  mended: (base) => ({
    head: 'mended',
    blocks: [prose('mendedSays'), prose('mendedGames'), { type: 'link', label: say('mendedPress'), address: `${base}/` }],
    foot: 'mendedFoot',
  }),
};

/** A new address may be somebody else's: nobody's choice of a name is put before them. */
function hello({ kind, name }: CodeMail): Block {
  const isKnown = kind !== 'address-new' && name !== undefined;
  return { type: 'prose', runs: isKnown ? runs('hello', { name }) : runs('helloNobody') };
}

function prose(code: Code, parts: Readonly<Record<string, string>> = {}): Block {
  return { type: 'prose', runs: runs(code, parts) };
}

function confirmation(base: string, token: string, label: Code): Block {
  return { type: 'link', label: say(label), address: `${base}/confirm/#token=${token}` };
}
