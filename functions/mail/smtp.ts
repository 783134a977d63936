import { createTransport } from 'nodemailer';
import { envelopeOf } from './envelope';
import type { Mail } from './letter';

/** How long the server may take for each part of its answer, in milliseconds: all of it is over before a claim is. */
const PATIENCE = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/** The server did not take a letter. What it said may quote anything, so its code alone is told. */
class Unsent extends Error {
  override readonly name: string;
  constructor(error: unknown) {
    super('unsent');
    this.name = `Unsent ${error instanceof Error && 'code' in error ? error.code : ''}`.trim();
  }
}

/** Mail by any SMTP server: `url` as nodemailer has it, such as `smtps://name:password@mail.example`. */
export function smtpMail(base: string, from: string, url: string): Mail {
  const transport = createTransport({ url, ...PATIENCE });
  return {
    base,
    async send(letter) {
      await transport.sendMail(envelopeOf(letter, from)).catch((error) => {
        throw new Unsent(error);
      });
    },
  };
}
