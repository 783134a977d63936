import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';
import type { Network } from './network';
import { isPublic } from './public';

/** Nobody is spoken to there: a name has an address that is not public, or none, or none that is found in time. */
class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/**
 * A connection to who has this name, by a certificate. It leads to one of the very addresses that were looked at: that the name has
 * others a moment later is of no use to anybody.
 * @throws Unreachable, or what goes wrong
 */
export async function connectTo(network: Network, name: string, signal: AbortSignal): Promise<TLSSocket> {
  const addresses = await before(signal, network.lookup(name));
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address))) throw new Unreachable();
  const line = network.connect(addresses);
  const socket = connect({
    socket: line,
    servername: name,
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: true,
    ...(network.ca === undefined ? {} : { ca: network.ca }),
  });
  // Whatever breaks later, between two things that are waited for, breaks no more than the connection.
  for (const end of [line, socket]) end.on('error', () => {});
  try {
    await once(socket, 'secureConnect', { signal });
    return socket;
  } catch (error) {
    socket.destroy();
    line.destroy();
    throw error;
  }
}

/** What comes of a promise, while it is waited for. @throws Unreachable, or what comes of it */
async function before<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  const over = once(signal, 'abort').then((): never => {
    throw new Unreachable();
  });
  return Promise.race([promise, over]);
}
