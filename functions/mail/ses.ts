import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { createTransport } from 'nodemailer';
import { envelopeOf } from './envelope';
import type { Mail } from './letter';
import { taken } from './unsent';

/** How long the service may take, in milliseconds. */
const PARTS = { connectionTimeout: 5_000, requestTimeout: 15_000, throwOnRequestTimeout: true };

/** It is asked once: it would send a letter twice that it is asked for again when its answer is lost. The queue tries again. */
const ATTEMPTS = 1;

/**
 * Mail by SES, in the region and with the keys of the environment. `configurationSet`: where its bounces are told. SES puts a
 * Message-ID of its own in place of ours: letters of a thread hold together by their References. `patience`: milliseconds.
 */
export function sesMail(base: string, from: string, configurationSet: string, patience?: number): Mail {
  const sesClient = new SESv2Client({ maxAttempts: ATTEMPTS, requestHandler: PARTS });
  const transport = createTransport({ SES: { sesClient, SendEmailCommand } });
  const ses = { ConfigurationSetName: configurationSet };
  return { base, send: (letter) => taken(transport.sendMail({ ...envelopeOf(letter, from), ses }), patience) };
}
