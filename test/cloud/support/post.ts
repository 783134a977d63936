/** A stand-in for SES, version 2: keeps the mails it takes. */

import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { callerOf, type Listening, listen } from './aws';

export interface Sent {
  readonly to: readonly string[];
  readonly bytes: string;
  readonly mail: ParsedMail;
  /** Under which set of rules it went out. */
  readonly configuration: string | undefined;
}

/**
 * `throttled`, `rejected`: as SES says it. `silent`: the mail is not sent, and no answer ever comes. Something happens before
 * the mail is sent, which it never is then, or before the answer.
 */
export type Trouble =
  | 'throttled'
  | 'rejected'
  | 'silent'
  | { readonly before: () => Promise<void> }
  | { readonly after: () => Promise<void> };

/** What SES looks at to see whether somebody may send. */
export interface Asked {
  /** Whose keys it is signed with: the function's name. */
  readonly caller: string;
  /** The address alone. */
  readonly from: string;
  readonly configuration: string | undefined;
}

export interface Post extends Listening {
  /** In the order in which they came. */
  readonly sent: Sent[];
  /** What happens to the next mails, to anybody. */
  readonly troubles: Trouble[];
  /** The same of mails to an address. */
  readonly troublesOf: Map<string, Trouble[]>;
  /** Whatever was asked for so far, taken or not. */
  readonly asked: Asked[];
  /** Resolves when one more is asked for. */
  next(): Promise<void>;
}

interface Request {
  readonly FromEmailAddress: string;
  readonly Content: { readonly Raw: { readonly Data: string } };
  readonly Destination?: { readonly ToAddresses?: readonly string[] };
  readonly ConfigurationSetName?: string;
}

const REFUSALS = {
  throttled: { status: 429, type: 'TooManyRequestsException', message: 'Maximum sending rate exceeded.' },
  rejected: { status: 400, type: 'MessageRejected', message: 'Email address is on the suppression list for your account.' },
};

export async function startPost(): Promise<Post> {
  const sent: Sent[] = [];
  const troubles: Trouble[] = [];
  const troublesOf = new Map<string, Trouble[]>();

  const heard: Asked[] = [];
  const bell = new EventEmitter();

  async function take(request: Request, response: ServerResponse): Promise<void> {
    const bytes = Buffer.from(request.Content.Raw.Data, 'base64');
    const to = request.Destination?.ToAddresses ?? [];
    const trouble = troublesOf.get(to[0] ?? '')?.shift() ?? troubles.shift();
    bell.emit('asked');
    if (trouble === 'silent') return;
    if (trouble === 'throttled' || trouble === 'rejected') {
      const { status, type, message } = REFUSALS[trouble];
      response.writeHead(status, { 'x-amzn-errortype': type, 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ message }));
      return;
    }
    if (trouble && 'before' in trouble) {
      await trouble.before();
      return void response.destroy();
    }
    const mail = await simpleParser(bytes);
    sent.push({ to, bytes: bytes.toString('latin1'), mail, configuration: request.ConfigurationSetName });
    if (trouble) {
      await trouble.after();
      return void response.destroy();
    }
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ MessageId: `0100-${sent.length}` }));
  }

  const listening = await listen((request, response) => {
    json(request)
      .then((asked) => {
        const { FromEmailAddress, ConfigurationSetName: configuration } = asked as Request;
        const [, from = FromEmailAddress] = /<(.*)>$/.exec(FromEmailAddress) ?? [];
        heard.push({ caller: callerOf(request), from, configuration });
        return take(asked as Request, response);
      })
      .catch(() => response.destroy());
  });
  return {
    ...listening,
    sent,
    troubles,
    troublesOf,
    asked: heard,
    async next() {
      await once(bell, 'asked');
    },
  };
}
