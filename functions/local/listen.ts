import { once } from 'node:events';
import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { codeOf, StartFailure } from './failure';

/** How long an answer under way may take once the server is to end, in milliseconds. */
const GRACE = 2_000;

const REASONS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) => `Port ${port} is taken: stop what listens there, or choose another with --port.`,
  EACCES: (_, port) => `Port ${port} is not allowed to you: choose another with --port, above 1023.`,
  EADDRNOTAVAIL: (host) => `${host} is no address of this machine: choose another with --host.`,
  ENOTFOUND: (host) => `${host} is no known host: choose another with --host.`,
};

/** Waits until the server takes requests, and returns its address. @throws StartFailure */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = REASONS[codeOf(error) ?? ''];
    throw reason === undefined ? error : new StartFailure(reason(host, port));
  }
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${nameOf(host)}:${bound}`;
}

/** As it stands in an address. All addresses of a machine are none to go to: then the one that others reach it by. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return networkAddress() ?? 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function networkAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces()).flatMap((several) => several ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

/** Takes no more requests and waits for the answers under way. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearTimeout(impatience);
}
