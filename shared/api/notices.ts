/** How the signed-in player is told what they do not see. docs/notices.md */

import * as z from 'zod/mini';
import { CHANNELS } from '../notices/channels';
import { KINDS } from '../notices/kinds';
import { WAYS } from '../notices/ways';
import { Instant } from './common';

/** What became of a trial. `none`: there is nothing to send to. `stopped`: no mail goes to the address. */
export const OUTCOMES = ['sent', 'gone', 'refused', 'unreachable', 'none', 'stopped'] as const;

/** Why a webhook is off: it is not there any more, or nothing was taken for a day. */
export const OFF_BECAUSE = ['gone', 'failing'] as const;

const Channel = z.enum(CHANNELS);
const Way = z.enum(WAYS);

/** Of the day, where the player lives. */
const Hour = z.int().check(z.minimum(0), z.maximum(23));

const Quiet = z.strictObject({ from: Hour, until: Hour }).check(z.refine(({ from, until }) => from !== until));

/** `outcome`: absent while it is on its way. `status`: what a push service or a webhook answered. */
const Trial = z.object({
  asked: Instant,
  outcome: z.optional(z.enum(OUTCOMES)),
  status: z.optional(z.int()),
});

/** A webhook as its owner sees it: never its whole address. `end`: the last characters of it. */
const Webhook = z.object({
  host: z.string(),
  end: z.string(),
  since: Instant,
  off: z.optional(z.object({ why: z.enum(OFF_BECAUSE), since: Instant })),
});

/** `devices`: browsers in which notices are shown. `here`: this one is among them, under the subscription whose mark this is. */
const Push = z.object({
  /** What a browser subscribes with: the public half of the server's keys, in URL-safe base64. */
  key: z.string(),
  devices: z.int(),
  here: z.optional(z.string()),
});

export const Notices = z.object({
  ways: z.record(z.enum(KINDS), z.record(Channel, Way)),
  quiet: z.optional(Quiet),
  /** At which the digest comes. */
  hour: Hour,
  push: Push,
  webhook: z.optional(Webhook),
  /** The last of each channel, for a day. */
  trials: z.partialRecord(Channel, Trial),
});

export const NoticesRequest = z.strictObject({
  ways: z.optional(z.partialRecord(z.enum(KINDS), z.partialRecord(Channel, Way))),
  quiet: z.optional(z.union([Quiet, z.literal('none')])),
  hour: z.optional(Hour),
});

const Base64Url = z.string().check(z.regex(/^[A-Za-z0-9_-]+=*$/));

/** What a browser gives out as its subscription. */
export const PushRequest = z.strictObject({
  endpoint: z.string().check(z.maxLength(1024)),
  keys: z.strictObject({
    p256dh: Base64Url.check(z.minLength(87), z.maxLength(88)),
    auth: Base64Url.check(z.minLength(22), z.maxLength(24)),
  }),
});

export const WebhookRequest = z.strictObject({ address: z.string().check(z.trim(), z.minLength(1), z.maxLength(1024)) });

export const TrialRequest = z.strictObject({ channel: Channel });

/** By this instant `GET /api/me/notices` tells what became of it. */
export const TrialAsked = z.object({ asked: Instant });

/** Mails that a link of a letter switches off: those of a kind, or the digest. */
export const STOPPABLE = [...KINDS, 'digest'] as const;

/** What such a link holds: who, what is switched off, and a secret. */
export const StopQuery = z.strictObject({
  token: z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{22}\\.(${STOPPABLE.join('|')})\\.[A-Za-z0-9_-]{22}$`))),
});

/** What programs that read mail send there. RFC 8058 */
export const StopForm = z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') });

export type Outcome = (typeof OUTCOMES)[number];
export type Stoppable = (typeof STOPPABLE)[number];
export type OffBecause = (typeof OFF_BECAUSE)[number];
export type Notices = z.infer<typeof Notices>;
export type NoticesRequest = z.infer<typeof NoticesRequest>;
export type PushRequest = z.infer<typeof PushRequest>;
