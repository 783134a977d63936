import { createTransport } from 'nodemailer';
import { envelopeOf } from './envelope';
import type { Mail } from './letter';
import { isRefusedForGood, Undeliverable } from './undeliverable';
import { taken } from './unsent';

/** How long the server may take for each part of its answer, in milliseconds. */
const PARTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/** Mail by any SMTP server: `url` as nodemailer has it, such as `smtps://name:password@mail.example`. `patience`: milliseconds. */
export function smtpMail(base: string, from: string, url: string, patience?: number): Mail {
  const transport = createTransport({ url, ...PARTS });
  return { base, send: (letter) => taken(transport.sendMail(envelopeOf(letter, from)).catch(tellRefusal), patience) };
}

function tellRefusal(error: unknown): never {
  throw isRefusedForGood(error) ? new Undeliverable() : error;
}
