/** What can be seen of the network alone. */

import { connect } from 'node:tls';
import { type Check, NotHere } from './check';
import { insist, insistHeader } from './line';

const PATIENCE = 10_000;

export const NETWORK: readonly Check[] = [
  {
    says: 'It speaks HTTP/2, and offers HTTP/3.',
    async run({ line, address, isHttps }) {
      if (!isHttps) throw new NotHere('It has no https.');
      const { protocol } = await handshake(address);
      insist(protocol === 'h2', `It speaks ${protocol || 'HTTP/1.1'}.`);
      insistHeader(await line.expect(200, '/'), 'alt-svc', /\bh3=/);
      return undefined;
    },
  },
  {
    says: 'It speaks TLS 1.2 or 1.3.',
    async run({ address, isHttps }) {
      if (!isHttps) throw new NotHere('It has no https.');
      const { version } = await handshake(address);
      insist(version === 'TLSv1.2' || version === 'TLSv1.3', `It speaks ${version}.`);
      return version;
    },
  },
];

/** What server and this machine agree upon. */
function handshake(address: string): Promise<{ protocol: string; version: string }> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      ALPNProtocols: ['h2', 'http/1.1'],
    });
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('It does not answer.')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve({ protocol: socket.alpnProtocol || '', version: socket.getProtocol() ?? '' });
      socket.destroy();
    });
  });
}
