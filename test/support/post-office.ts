/** A real mail server on this machine, which keeps what it is given, as bytes and as parsed. */

import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface Arrived {
  /** To whom the server was told to bring it. */
  readonly to: readonly string[];
  readonly bytes: string;
  readonly mail: ParsedMail;
}

export interface PostOffice {
  /** As SMTP_URL has it. */
  readonly url: string;
  /** In the order in which they came. */
  readonly letters: Arrived[];
  /** What it answers where it takes no letter for an address, such as `550 5.1.1 no such user`. */
  readonly refusals: Map<string, string>;
  /** The letter with this number, counted from 1, when it is there. */
  letter(number: number): Promise<Arrived>;
  /** Nobody answers at its address until it opens again. */
  close(): Promise<void>;
  open(): Promise<void>;
}

export async function openPostOffice(): Promise<PostOffice> {
  const letters: Arrived[] = [];
  const refusals = new Map<string, string>();
  const bell = new EventEmitter();
  let server = await listen(0);
  const { port } = server.server.address() as AddressInfo;

  async function listen(port: number): Promise<SMTPServer> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo({ address }, _, reply) {
        reply(refusalOf(refusals.get(address)));
      },
      onData(stream, session, reply) {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        take(stream, to).then(() => reply(), reply);
      },
    });
    server.on('error', () => {});
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  }

  async function take(stream: NodeJS.ReadableStream, to: readonly string[]): Promise<void> {
    const bytes = await buffer(stream);
    letters.push({ to, bytes: bytes.toString('latin1'), mail: await simpleParser(bytes) });
    bell.emit('letter');
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refusals,
    async letter(number) {
      for (;;) {
        const letter = letters[number - 1];
        if (letter) return letter;
        await once(bell, 'letter');
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
    async open() {
      server = await listen(port);
    },
  };
}

function refusalOf(answer: string | undefined): Error | undefined {
  if (answer === undefined) return undefined;
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}

/** The addresses that can be pressed in a letter, as HTML and as text, each once. */
export function linksIn({ html, text = '' }: ParsedMail): readonly string[] {
  const pressed = Array.from(String(html).matchAll(/href="([^"]+)"/g), ([, address = '']) => address);
  return [...new Set([...pressed, ...(text.match(/https?:\/\/\S+/g) ?? [])])];
}
