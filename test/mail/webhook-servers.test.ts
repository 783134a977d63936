/** Servers to which somebody has notices sent, and that mean no good. docs/notices.md, "Webhooks" */

import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createServer as createSecureServer, type TLSSocket } from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import type { Taken } from '../../functions/notify/channels/taken';
import { internet, type Network } from '../../functions/webhook/network';
import { safeHook } from '../../functions/webhook/safe-hook';
import { CERTIFICATE, EXPIRED, KEY, NAME } from '../support/certificates';
import { ADDRESS, answering, openWebhook, PUBLIC, type Webhook, type Wire, wireTo } from '../support/webhook';

const BRIEF = { head: 'Your turn in Pi', text: 'Against Nora.', path: '/game/?id=1' };
const BASE = 'https://casebook.example';

const open: { close(): unknown }[] = [];

afterEach(async () => {
  for (const end of open.splice(0)) await end.close();
});

function post(network: Network, address = ADDRESS): Promise<Taken> {
  return safeHook(network).post(address, BRIEF, BASE);
}

async function openHere(certificate?: string): Promise<Webhook> {
  const webhook = await openWebhook(certificate);
  open.push(webhook);
  return webhook;
}

/** A server that speaks TLS, and says what it likes. */
async function speaking(say: (socket: TLSSocket) => void): Promise<Wire> {
  const wire = await wireTo(createSecureServer({ cert: CERTIFICATE, key: KEY }, (socket) => say(socket.on('error', () => {}))));
  open.push(wire);
  return wire;
}

/** Says something again and again, as long as anybody listens. */
function onAndOn(socket: TLSSocket, what: string): void {
  const timer = setInterval(() => socket.write(what), 20);
  socket.on('close', () => clearInterval(timer));
}

test('a notice is posted as JSON, over a connection of its own', async () => {
  const webhook = await openHere();
  expect(await post(webhook, `${ADDRESS}?wait=false#there`)).toEqual({ of: 'sent', status: 204 });
  expect(webhook.posts).toEqual([
    {
      path: '/hooks/1234/secret-of-nora-wxyz?wait=false',
      headers: {
        host: NAME,
        'user-agent': `Casebook (${BASE})`,
        'content-type': 'application/json',
        'content-length': expect.any(String),
        connection: 'close',
      },
      body: {
        username: 'Casebook',
        embeds: [{ title: 'Your turn in Pi', description: 'Against Nora.', url: `${BASE}/game/?id=1` }],
        allowed_mentions: { parse: [] },
      },
    },
  ]);
  expect(webhook.reached).toEqual([[PUBLIC]]);
});

test.each([
  ['http://hooks.example.com/a', 'without encryption'],
  ['https://127.0.0.1/a', 'by a bare address'],
  ['https://localhost/a', 'of this machine'],
  ['https://hooks.example.com:8443/a', 'at another port'],
])('nobody looks for %s, an address %s', async (address) => {
  const webhook = await openHere();
  expect(await post(webhook, address)).toEqual({ of: 'busy' });
  expect(webhook.reached).toEqual([]);
});

describe('a name', () => {
  test.each([
    ['leads to this machine', ['127.0.0.1']],
    ['leads to a private network', ['10.0.0.8']],
    ['leads to what a cloud tells its machines', ['169.254.169.254']],
    ['leads to this machine by IPv6', ['::1']],
    ['leads to this machine by IPv4 within IPv6', ['::ffff:127.0.0.1']],
    ['leads to this machine by NAT64', ['64:ff9b::7f00:1']],
    ['leads to this machine among other places', [PUBLIC, '127.0.0.1']],
    ['leads to other places and a private network', ['192.168.0.1', PUBLIC, '2606:4700::1111']],
    ['leads nowhere', []],
    ['leads to another name', ['localhost']],
  ])('that %s is not connected to', async (_, found) => {
    const webhook = await openHere();
    const lookup = async () => found.map((address) => ({ address, family: 4 }));
    expect(await post({ ...webhook, lookup })).toEqual({ of: 'busy' });
    expect(webhook.reached).toEqual([]);
    expect(webhook.posts).toEqual([]);
  });

  test('is looked up once, and what was found is what is connected to', async () => {
    const webhook = await openHere();
    const answers = [[PUBLIC, '2606:4700::1111'], ['127.0.0.1']];
    const lookup = async () => (answers.shift() ?? []).map((address) => ({ address, family: 4 }));
    expect(await post({ ...webhook, lookup })).toMatchObject({ of: 'sent' });
    expect(webhook.reached).toEqual([[PUBLIC, '2606:4700::1111']]);
    expect(await post({ ...webhook, lookup })).toEqual({ of: 'busy' });
    expect(webhook.reached).toHaveLength(1);
  });

  test('that nobody knows is looked up again another time', async () => {
    const webhook = await openHere();
    const lookup = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await post({ ...webhook, lookup })).toEqual({ of: 'busy' });
  });
});

describe('a certificate', () => {
  test('for another name is no good', async () => {
    const webhook = await openHere();
    expect(await post(webhook, 'https://other.example.com/a')).toEqual({ of: 'busy' });
    expect(webhook.posts).toEqual([]);
  });

  test('of somebody whom nobody knows is no good', async () => {
    const { ca: _, ...webhook } = await openHere();
    expect(await post(webhook)).toEqual({ of: 'busy' });
    expect(webhook.posts).toEqual([]);
  });

  test('of years ago is no good', async () => {
    const webhook = await openHere(EXPIRED);
    expect(await post(webhook)).toEqual({ of: 'busy' });
    expect(webhook.posts).toEqual([]);
  });

  test('is asked for even where everything else on this machine goes without', async () => {
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    const { ca: _, ...webhook } = await openHere();
    const taken = await post(webhook).finally(() => {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    });
    expect(taken).toEqual({ of: 'busy' });
    expect(webhook.posts).toEqual([]);
  });
});

describe('an answer', () => {
  test.each([301, 302, 303, 307, 308])('that leads elsewhere, %i, is not followed', async (status) => {
    const webhook = await openHere();
    for (const Location of [ADDRESS, 'https://127.0.0.1/']) {
      webhook.answer = answering(status, { Location });
      expect(await post(webhook)).toEqual({ of: 'refused', status });
    }
    expect(webhook.posts).toHaveLength(2);
    expect(webhook.reached).toHaveLength(2);
  });

  test('without an end is not read', async () => {
    const webhook = await openHere();
    const ended = new Promise((resolve) => {
      webhook.answer = (_, response) => {
        const pour = (): boolean => response.write('x'.repeat(65_536));
        response
          .writeHead(200)
          .on('drain', pour)
          .on('close', () => resolve(response.writableEnded));
        pour();
      };
    });
    expect(await post(webhook)).toEqual({ of: 'sent', status: 200 });
    expect(await ended).toBe(false);
  });

  test('that asks for an age of patience gets an hour', async () => {
    const webhook = await openHere();
    webhook.answer = answering(429, { 'Retry-After': '9'.repeat(30) });
    expect(await post(webhook)).toEqual({ of: 'busy', status: 429, after: 3_600_000 });
  });

  test.each([
    ['huge headers', `HTTP/1.1 204 No Content\r\nA: ${'a'.repeat(12_000)}\r\n\r\n`],
    ['a huge status line', `HTTP/1.1 204 ${'a'.repeat(12_000)}\r\n\r\n`],
    ['something else than HTTP', 'SSH-2.0-OpenSSH_9.6\r\n\r\n'],
    ['headers that nobody can read', 'HTTP/1.1 204 No Content\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'],
    ['another protocol from now on', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'],
    ['a moment, and nothing more', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ])('of %s is none', async (_, answer) => {
    const wire = await speaking((socket) => socket.once('data', () => socket.end(answer)));
    expect(await post(wire)).toEqual({ of: 'busy' });
  });
});

describe('a server', () => {
  test('that is not there can be there later', async () => {
    const wire = await wireTo(createServer());
    await wire.close();
    expect(await post(wire)).toEqual({ of: 'busy' });
  });

  test.each([
    ['at once', 0],
    ['in the middle of it', 1],
  ])('that hangs up %s can do better later', async (_, heard) => {
    const wire = await wireTo(
      createServer((socket) => (heard === 0 ? socket.destroy() : socket.once('data', () => socket.resetAndDestroy()))),
    );
    open.push(wire);
    expect(await post(wire)).toEqual({ of: 'busy' });
  });

  test('that hangs up when it has heard what there is can do better later', async () => {
    const webhook = await openHere();
    webhook.answer = ({ socket }) => socket.destroy();
    expect(await post(webhook)).toEqual({ of: 'busy' });
    expect(webhook.posts).toHaveLength(1);
  });
});

test('nobody is waited for longer than five seconds', async () => {
  const webhook = await openHere();
  const silent = await wireTo(createServer());
  const mute = await speaking(() => {});
  const slow = await speaking((socket) => onAndOn(socket, '\r\n'));
  const dripping = await speaking((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    onAndOn(socket, 'A: a\r\n');
  });
  const busy = await speaking((socket) => onAndOn(socket, 'HTTP/1.1 102 Processing\r\n\r\n'));
  open.push(silent);
  const places: Network[] = [{ ...webhook, lookup: () => new Promise(() => {}) }, silent, mute, slow, dripping, busy];
  const taken = await Promise.all(places.map((place) => post(place)));
  expect(taken).toEqual(places.map(() => ({ of: 'busy' })));
  expect(webhook.reached).toEqual([]);
});

describe('the internet', () => {
  /** Type and data of what is known of every name. */
  async function namesAre(records: readonly (readonly [type: number, data: readonly number[]])[]): Promise<Resolver> {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    socket.on('message', (asked, { port }) => {
      const question = asked.subarray(12, asked.indexOf(0, 12) + 5);
      const type = question.readUInt16BE(question.length - 4);
      const known = records.filter(([of]) => of === type);
      const head = Buffer.from([...asked.subarray(0, 2), 0x81, 0x80, 0, 1, 0, known.length, 0, 0, 0, 0]);
      const answers = known.map(([, data]) => Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length, ...data]));
      socket.send(Buffer.concat([head, question, ...answers]), port);
    });
    open.push(socket);
    const resolver = new Resolver({ timeout: 1000, tries: 1 });
    resolver.setServers([`127.0.0.1:${socket.address().port}`]);
    return resolver;
  }

  test('is asked for every address that a name has, and not for what this machine calls itself', async () => {
    const network = internet(
      await namesAre([
        [1, [8, 8, 8, 8]],
        [1, [10, 0, 0, 1]],
        [28, [0x26, 6, 0x47, ...Array(13).fill(1)]],
      ]),
    );
    expect(await network.lookup('localhost.example.com')).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
      { address: '2606:4701:101:101:101:101:101:101', family: 6 },
    ]);
  });

  test('knows of a name without addresses that it has none', async () => {
    expect(await internet(await namesAre([])).lookup('hooks.example.com')).toEqual([]);
  });

  test('connects to an address that was given, and to the next where nobody answers', async () => {
    const wire = await wireTo(createServer((socket) => socket.end('hello')));
    open.push(wire);
    const socket = wire.connect([]);
    await once(socket, 'connect');
    const { remotePort } = socket;
    const network = internet(new Resolver(), remotePort);
    const found = network.connect([
      { address: '127.0.0.2', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
    await once(found, 'connect');
    expect(found.remoteAddress).toBe('127.0.0.1');
    found.destroy();
  });
});
