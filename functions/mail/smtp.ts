import { createTransport } from 'nodemailer';
import { envelopeOf } from './envelope';
import type { Mail } from './letter';

/** How long the server may take for each part of its answer, in milliseconds. */
const PARTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/** And for all of it: a letter is out or has failed before the claim on it is over. */
const PATIENCE = 45_000;

/** The server did not take a letter. What it said may quote anything, so its code alone is told. */
class Unsent extends Error {
  override readonly name: string;
  constructor(error: unknown) {
    super('unsent');
    this.name = `Unsent ${error instanceof Error && 'code' in error ? error.code : ''}`.trim();
  }
}

/** Mail by any SMTP server: `url` as nodemailer has it, such as `smtps://name:password@mail.example`. `patience`: milliseconds. */
export function smtpMail(base: string, from: string, url: string, patience = PATIENCE): Mail {
  const transport = createTransport({ url, ...PARTS });
  return {
    base,
    async send(letter) {
      await within(patience, transport.sendMail(envelopeOf(letter, from))).catch((error) => {
        throw new Unsent(error);
      });
    },
  };
}

/** What takes longer has failed, whatever becomes of it: a letter that arrives after all has the Message-ID of its next try. */
async function within(patience: number, sending: Promise<unknown>): Promise<void> {
  let impatience: NodeJS.Timeout | undefined;
  const over = new Promise((_, reject) => {
    impatience = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), patience);
  });
  try {
    await Promise.race([sending, over]);
  } finally {
    clearTimeout(impatience);
  }
}
