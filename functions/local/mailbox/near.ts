import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../loopback';

/** What a proxy adds to what it hands on. */
const HANDED_ON = /^(x-forwarded-.*|x-real-ip|forwarded|via)$/;

/**
 * Whether somebody on this machine asks, by a name of this machine, and no proxy for them: whoever reads the mail can sign
 * in as anybody.
 */
export function isNear({
  socket,
  headers,
}: { readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'> } & Pick<IncomingMessage, 'headers'>): boolean {
  const isHere = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return isHere && isLoopback(host) && !Object.keys(headers).some((name) => HANDED_ON.test(name));
}
