/** "It is your turn": sent once, to whom it is for, whatever fails on the way. */

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { games } from '@shared/games/index';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Letter, Mail } from '../../functions/mail/letter';
import { smtpMail } from '../../functions/mail/smtp';
import { LEASE } from '../../functions/notify/once';
import { Later } from '../../functions/publish/later';
import type { Database } from '../../functions/store/dynamo/database';
import { assign } from '../../functions/store/dynamo/expression';
import { gameKey } from '../../functions/store/keys';
import { oneMove } from '../support/one-move';
import { openPostOffice, type PostOffice } from '../support/post-office';
import { type Server, startServer } from '../support/server';
import { playOn, type Table } from '../support/table-play';
import { addressOf, BASE, changeAccount, FROM, mailBy, sitDownWithAddresses, stored, tell, tellOf } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

let server: Server;
let office: PostOffice;
let mail: Mail;
let table: Table;

beforeAll(async () => {
  server = await startServer({ registry: [...games, oneMove] });
});

beforeEach(async () => {
  office = await openPostOffice();
  mail = mailBy(office);
  table = await sitDownWithAddresses(server, await Visitor.at(server.address), {
    title: 'one-move',
    options: { moves: 3 },
    seats: 2,
  });
  return () => office.close();
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

/** The player whose turn it is guesses. */
async function move(): Promise<void> {
  const { turn, version } = await stored(server, table.id);
  await table.players[turn?.seat ?? 0]?.act(table.id, version, { type: 'guess', number: 1 });
}

/** What became of some attempts to send. */
async function outcomes(...attempts: readonly Promise<void>[]): Promise<readonly string[]> {
  const settled = await Promise.allSettled(attempts);
  return settled.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as Error).name)).sort();
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Whether an update says that something is sent. */
function isMark(...[, change]: Parameters<Database['update']>): boolean {
  return Object.values(change.names ?? {}).includes('sent');
}

async function playerAt(seat: number): Promise<string> {
  return (await table.players[seat]?.me())?.id ?? '';
}

describe('a turn’s mail', () => {
  test('comes to the first player at the start, and to the other when it is theirs', async () => {
    await tell(server, mail, table.id);
    await move();
    await tell(server, mail, table.id);
    expect(office.letters.map(({ to }) => to)).toEqual([[addressOf(0)], [addressOf(1)]]);
    const [, { mail: second } = { mail: undefined }] = office.letters;
    expect(second?.text).toContain('Player 0 guesses 1.');
    expect(second?.text).toContain(`${BASE}/game/?id=${table.id}`);
  });

  test('has the headers of a letter that no program answers and that stays with its game', async () => {
    await tell(server, mail, table.id);
    await move();
    await tell(server, mail, table.id);
    const [first, second] = office.letters.map(({ mail }) => mail);
    expect(first?.from?.text).toBe('"Casebook" <casebook@example.net>');
    expect(first?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(first?.inReplyTo).toBe(`<game-${table.id}@example.net>`);
    expect(second?.references).toBe(first?.inReplyTo);
    expect(first?.messageId).toMatch(new RegExp(`^<started-${table.id}-mail-[\\w-]+@example\\.net>$`));
    expect(second?.messageId).not.toBe(first?.messageId);
    expect(first?.headers.get('content-type')).toMatchObject({ value: 'multipart/alternative' });
  });

  test.each<[string, () => Promise<void>]>([
    ['has passed', move],
    ['is over, for the game is', () => playOn(table, { seed: 1 }).then(() => {})],
    ['is theirs who have no address', async () => changeAccount(server, await playerAt(0), { email: undefined })],
    [
      'is theirs who want no such mail',
      async () =>
        changeAccount(server, await playerAt(0), { notices: { ways: { started: { mail: 'off' }, turn: { mail: 'off' } } } }),
    ],
    [
      'is theirs who wanted no mail at all',
      async () => changeAccount(server, await playerAt(0), { turnMail: false, notices: undefined }),
    ],
    ['is theirs whose account is closed', async () => changeAccount(server, await playerAt(0), { banned: 1 })],
    ['is theirs who are leaving', async () => changeAccount(server, await playerAt(0), { leaving: 1 })],
    [
      'has no game any more',
      () => server.world.db.update(gameKey(table.id), assign({ status: 'void' }), { text: 'attribute_exists(pk)' }),
    ],
  ])('is not sent to the first player where the turn %s', async (_, meanwhile) => {
    const { version } = await stored(server, table.id);
    await meanwhile();
    await tellOf(server, mail, { kind: 'turn', game: table.id, version });
    expect(office.letters.filter(({ to }) => to.includes(addressOf(0)))).toEqual([]);
  });

  test('is not sent for a game that is not there', async () => {
    await tellOf(server, mail, { kind: 'turn', game: 'nowhere', version: 1 });
    expect(office.letters).toEqual([]);
  });
});

test('a turn of several actions is told once, when it begins', async () => {
  const what = { title: 'mr-jack-pocket', options: { roles: 'host-jack' }, seats: 2 };
  const jack = await sitDownWithAddresses(server, await Visitor.at(server.address), what);
  const turns: [number: number, seat: number][] = [];
  const moved = async (): Promise<void> => {
    const { turn } = await stored(server, jack.id);
    if (turn && turn.number !== turns.at(-1)?.[0]) turns.push([turn.number, turn.seat]);
    await tell(server, mail, jack.id);
  };
  await moved();
  await playOn(jack, { seed: 3, moves: 12, moved });
  const told = office.letters.map(({ to, mail }) => [Number(/-(\d+)-mail-/.exec(mail.messageId ?? '')?.[1] ?? 1), to[0]]);
  expect(told).toEqual(turns.map(([number, seat]) => [number, addressOf(seat)]));
  expect(turns.length).toBeLessThan(13);
});

test('a turn that began by the player’s own action is no news to them', async () => {
  const what = { title: 'one-move', options: { moves: 3 }, seats: 1 };
  const alone = await sitDownWithAddresses(server, await Visitor.at(server.address), what);
  await tell(server, mail, alone.id);
  await playOn(alone, { seed: 1, moved: () => tell(server, mail, alone.id) });
  expect(office.letters).toHaveLength(1);
});

describe('told twice', () => {
  test('one after the other, it is sent once', async () => {
    await tell(server, mail, table.id);
    await tell(server, mail, table.id);
    expect(office.letters).toHaveLength(1);
  });

  test('while it is being sent, it comes later to see, and finds it sent', async () => {
    const { promise: open, resolve } = deferred();
    const { promise: begun, resolve: begin } = deferred();
    const first = tell(
      server,
      {
        ...mail,
        async send(letter) {
          begin();
          await open;
          await mail.send(letter);
        },
      },
      table.id,
    );
    await begun;
    expect(await outcomes(tell(server, mail, table.id), tell(server, mail, table.id))).toEqual(['Later', 'Later']);
    resolve();
    await first;
    expect(await outcomes(tell(server, mail, table.id))).toEqual(['done']);
    expect(office.letters).toHaveLength(1);
  });

  test('with twenty at once, and all of them again when the claim is over, it is sent once', async () => {
    const all = () => outcomes(...Array.from({ length: 20 }, () => tell(server, mail, table.id)));
    expect(new Set(await all())).toEqual(new Set(['Later', 'done']));
    server.clock.now += LEASE;
    expect(new Set(await all())).toEqual(new Set(['done']));
    expect(office.letters).toHaveLength(1);
  });
});

describe('killed', () => {
  /** A worker that is gone the moment it would send. */
  const killed = (): Promise<void> => {
    const { promise: begun, resolve: begin } = deferred();
    const send = (): Promise<void> => {
      begin();
      return new Promise(() => {});
    };
    void tell(server, { ...mail, send }, table.id);
    return begun;
  };

  test('between claim and send, it is sent when the claim is over, and not before', async () => {
    await killed();
    const early = await tell(server, mail, table.id).catch((error: unknown) => error);
    expect(early).toBeInstanceOf(Later);
    expect((early as Later).after).toBeGreaterThan(0);
    expect((early as Later).after).toBeLessThanOrEqual(LEASE);
    expect(office.letters).toEqual([]);
    server.clock.now += (early as Later).after;
    await tell(server, mail, table.id);
    await tell(server, mail, table.id);
    expect(office.letters).toHaveLength(1);
  });

  test('between send and mark, it is sent once more, as the same letter', async () => {
    const { db } = server.world;
    const update = (...args: Parameters<typeof db.update>): Promise<void> =>
      isMark(...args) ? Promise.reject(new Error('killed')) : db.update(...args);
    const failing = { world: { ...server.world, db: { ...db, update } } };
    await expect(tell(failing, mail, table.id)).rejects.toThrow('killed');
    expect(office.letters).toHaveLength(1);
    expect(await outcomes(tell(server, mail, table.id))).toEqual(['Later']);
    server.clock.now += LEASE;
    await tell(server, mail, table.id);
    await tell(server, mail, table.id);
    expect(office.letters.map(({ mail }) => mail.messageId)).toEqual(Array(2).fill(office.letters[0]?.mail.messageId));
    expect(office.letters[1]?.mail.text).toBe(office.letters[0]?.mail.text);
  });

  test('between claim and send, and the turn passes meanwhile: nothing is sent', async () => {
    await killed();
    await move();
    server.clock.now += LEASE;
    await tell(server, mail, table.id);
    expect(office.letters.map(({ to }) => to)).toEqual([[addressOf(1)]]);
  });

  test('with the answer to its claim lost, it is sent when the claim is over', async () => {
    const { db } = server.world;
    const update = async (...args: Parameters<typeof db.update>): Promise<void> => {
      await db.update(...args);
      throw new Error('no answer');
    };
    await expect(tell({ world: { ...server.world, db: { ...db, update } } }, mail, table.id)).rejects.toThrow('no answer');
    server.clock.now += LEASE;
    await tell(server, mail, table.id);
    expect(office.letters).toHaveLength(1);
  });
});

test('a database that is busy once when a letter is marked does not make it go out twice', async () => {
  const { db } = server.world;
  let marks = 0;
  const update = (...args: Parameters<typeof db.update>): Promise<void> =>
    isMark(...args) && ++marks === 1
      ? Promise.reject(Object.assign(new Error('busy'), { name: 'ThrottlingException' }))
      : db.update(...args);
  await tell({ world: { ...server.world, db: { ...db, update } } }, mail, table.id);
  expect(marks).toBe(2);
  server.clock.now += LEASE;
  await tell(server, mail, table.id);
  expect(office.letters).toHaveLength(1);
});

test('a turn that was told costs some looks more, not the whole game', async () => {
  await playOn(table, { seed: 1, moves: 2 });
  await tell(server, mail, table.id);
  server.metered.length = 0;
  await tell(server, mail, table.id);
  const requests = server.metered.map(({ request }) => request);
  expect(requests.filter((request) => request !== 'BatchGet')).toEqual(['Query']);
  expect(requests.length).toBeLessThan(6);
});

test('a server that never comes to an end is given up', async () => {
  const sockets: Socket[] = [];
  const endless = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write('220 here\r\n');
    const drip = setInterval(() => socket.write('250-more\r\n'), 10);
    socket.on('close', () => clearInterval(drip));
  }).listen(0, '127.0.0.1');
  await once(endless, 'listening');
  const { port } = endless.address() as AddressInfo;
  const slow = smtpMail(BASE, FROM, `smtp://127.0.0.1:${port}`, 300);
  expect(await outcomes(tell(server, slow, table.id))).toEqual(['Unsent ETIMEDOUT']);
  for (const socket of sockets) socket.destroy();
  endless.close();
  await tell(server, mail, table.id);
  expect(office.letters).toHaveLength(1);
});

test('a server that does not answer loses nothing: the next try sends, at once', async () => {
  await office.close();
  expect(await outcomes(tell(server, mail, table.id))).toEqual([expect.stringMatching(/^Unsent E/)]);
  await office.open();
  await tell(server, mail, table.id);
  expect(office.letters).toHaveLength(1);
});

describe('hostile', () => {
  const NAME = 'Nora\r\nBcc: evil@example.com\r\n\r\n<script>alert(1)</script>';

  test('names stay in their place: no header, no markup, no further address', async () => {
    const seats = (await stored(server, table.id)).seats.map((seat, at) => (at === 1 ? { ...seat, name: NAME } : seat));
    await server.world.db.update(gameKey(table.id), assign({ seats }), { text: 'attribute_exists(pk)' });
    await tell(server, mail, table.id);
    const [letter] = office.letters;
    expect(letter?.to).toEqual([addressOf(0)]);
    expect(letter?.mail.bcc).toBeUndefined();
    expect(letter?.mail.headers.has('bcc')).toBe(false);
    expect(letter?.bytes.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
    expect(letter?.mail.subject).toMatch(/^Your turn in one-move with Nora\s+Bcc: evil@example\.com\s+<script>/);
    expect(letter?.mail.html).not.toContain('<script>');
  });

  test.each(['a@example.com, b@example.com', 'a@example.com\r\nRCPT TO:<b@example.com>', 'A <b@example.com>'])(
    'an address %j reaches nobody else',
    async (email) => {
      const letter: Letter = { to: email, subject: 's', text: 't', html: '<p>t</p>', id: 'x' };
      await mail.send(letter).catch(() => {});
      expect(office.letters.flatMap(({ to }) => to).filter((to) => to === 'b@example.com')).toEqual([]);
    },
  );
});
