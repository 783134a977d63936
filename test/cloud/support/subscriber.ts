/** A browser that takes notices, with the keys by which it alone can read them. */

import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Notices, PushRequest } from '@shared/api/notices';
import ece from 'http_ece';
import type { Payload } from '../../../functions/push/pusher';
import type { Visitor } from '../../support/visitor';
import type { Posted } from './internet';

export interface Subscriber {
  readonly endpoint: string;
  /** What a push service has brought it. @throws Error if it is for another one */
  read(posted: Posted): Payload;
}

/** Subscribes a visitor's browser with a push service of this name. */
export async function subscribe(visitor: Visitor, service: string): Promise<Subscriber> {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const endpoint = `https://${service}/wpush/${randomUUID()}`;
  const json: PushRequest = { endpoint, keys: { p256dh, auth } };
  await visitor.expect(204, '/api/me/push', { method: 'PUT', json });
  return {
    endpoint,
    read({ body }) {
      return JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString()) as Payload;
    },
  };
}

export function noticesOf(visitor: Visitor): Promise<Notices> {
  return visitor.expect<Notices>(200, '/api/me/notices');
}
