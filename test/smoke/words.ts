/** What the words of the command mean. */

import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run smoke -- ADDRESS [--api ADDRESS] [--mail ADDRESS] [--limits]

Plays one game at a Casebook that runs, through its public API, and tries what only its deployment can show.
It leaves one finished game behind, whose players have left for good. It ends by itself, after five minutes at most.

ADDRESS   where people find the site, such as https://casebook.example or http://127.0.0.1:3000
--api     API Gateway's own address, https://....execute-api....amazonaws.com, which has to refuse
--mail    an address that you read, or one of SES's simulator: it is sent two codes
--limits  use up this network's sign-ins by code for the hour, under made-up addresses

"not here" is said of what cannot be tried at that address, and is no fault: one machine has no CloudFront, and nobody
reads what the simulator gets. It ends with 0 if nothing failed, 1 if something did, 2 if it was not understood.`;

export interface Command {
  /** Without a slash at the end. */
  readonly address: string;
  readonly api: string | undefined;
  readonly mail: string | undefined;
  readonly limits: boolean;
}

/** Undefined: not understood. */
export function readCommand(words: readonly string[]): Command | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { api: { type: 'string' }, mail: { type: 'string' }, limits: { type: 'boolean', default: false } },
    });
    const [address] = positionals;
    if (address === undefined || positionals.length > 1) return undefined;
    const { api, mail, limits } = values;
    return { address: originOf(address), api: api === undefined ? undefined : originOf(api), mail, limits };
  } catch {
    return undefined;
  }
}

/** @throws Error unless it is an address of the web and nothing more */
function originOf(text: string): string {
  const { protocol, origin, pathname, search, hash } = new URL(text);
  if (!/^https?:$/.test(protocol) || pathname !== '/' || search + hash !== '') throw new Error('no origin');
  return origin;
}
