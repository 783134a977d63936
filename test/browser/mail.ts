/** The mail that Casebook sends, read in the mailbox of the machine. */

import { vi } from 'vitest';

export interface Mailed {
  readonly text: string;
  /** Of a mail that signs in. */
  readonly code: string;
  /** The one link in it that does something. */
  readonly link: string;
}

/** What letters are called that somebody asked for. Those about games come when they come. */
const ASKED_FOR = /^Sign in to Casebook$|^Your (new )?address at Casebook|^This address has an account|arrives( again)?$/;

/** The letter to this address with this number, counted from 1 among those that were asked for, as soon as it is there. */
export function letterTo(address: string, to: string, number = 1): Promise<Mailed> {
  return letterAbout(address, to, ASKED_FOR, number);
}

/** The same among those that are called so. */
export function letterAbout(address: string, to: string, about: RegExp, number = 1): Promise<Mailed> {
  return vi.waitUntil(
    async () => {
      const list = await (await fetch(`${address}/mailbox`)).text();
      const letters = Array.from(list.matchAll(/<a href="(\/mailbox\/[\w-]+)"><b>([^<]*)<\/b><span>([^<]*)<\/span>/g));
      const mine = letters.filter(([, , subject = '', whom]) => whom === to && about.test(subject)).toReversed();
      const path = mine[number - 1]?.[1];
      return path === undefined ? undefined : read(`${address}${path}`);
    },
    { timeout: 60_000, interval: 100 },
  );
}

async function read(page: string): Promise<Mailed> {
  const [, text = ''] = /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(await (await fetch(page)).text()) ?? [];
  const [code = ''] = /\b\d{3}\s?\d{3}\b/.exec(text) ?? [];
  const [link = ''] = /https?:\S+#token=[\w-]+/.exec(text) ?? [];
  return { text, code, link };
}
