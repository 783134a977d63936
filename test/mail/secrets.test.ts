/** A mail holds nothing that its reader may not know, over whole games. */

import type { GameAnswer } from '@shared/api/games';
import { nth, size } from '@shared/choice';
import type { Action, Choice, Event } from '@shared/game';
import { findGame, games } from '@shared/games/index';
import { guesser } from '@shared/games/pi/support/players';
import type { View } from '@shared/games/pi/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Letter } from '../../functions/mail/letter';
import { turnLetter } from '../../functions/mail/turn';
import { turn } from '../../functions/notify/turn';
import { type EventRecord, readEvents } from '../../functions/store/event';
import { randomFrom } from '../support/chance';
import { anotherJack, type Elsewhere, otherCases } from '../support/other-worlds';
import { type Arrived, openPostOffice, type PostOffice } from '../support/post-office';
import { type Server, startServer } from '../support/server';
import { addressOf, BASE, mailBy, sitDownWithAddresses, stored } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

let server: Server;
let office: PostOffice;

beforeAll(async () => {
  server = await startServer({ registry: games });
  office = await openPostOffice();
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await office.close();
  await server.stop();
});

type Player = (game: GameAnswer, events: readonly Event[]) => Action;

const random = randomFrom(5);

const randomly: Player = ({ choices = [] }) => {
  const choice = choices[random(choices.length)] as Choice;
  return nth([choice], random(size(choice)));
};

/** Comes to an end. */
const guessing: Player = ({ view, choices = [] }, events) =>
  guesser(view as View, choices, events as unknown as Parameters<typeof guesser>[2], random);

test.each<[title: string, options: Record<string, unknown>, seats: number, play: Player, elsewhere: Elsewhere, every: number]>([
  ['mr-jack-pocket', { roles: 'host-jack' }, 2, randomly, anotherJack, 1],
  ['pi', { edition: 'first' }, 3, guessing, otherCases, 3],
])('%s: whatever else might be true for its reader, every mail is the same', { timeout: 300_000 }, async (...row) => {
  const [title, options, seats, play, elsewhere, every] = row;
  office.letters.length = 0;
  const { id, players } = await sitDownWithAddresses(server, await Visitor.at(server.address), { title, options, seats });
  const mail = mailBy(office);
  const states: unknown[] = [];
  const actions: Action[] = [];
  let compared = 0;
  for (;;) {
    const record = await stored(server, id);
    const events = await readEvents(server.world.db, id, 0, 1000);
    states.push(record.state);
    const { turn: now, version } = record;
    if (!now) break;
    const before = office.letters.length;
    await turn(server.world, mail, { kind: 'turn', game: id, version });
    const [arrived] = office.letters.slice(before);
    if (arrived) {
      expect(arrived.to).toEqual([addressOf(now.seat)]);
      expectNothingStored(
        arrived,
        record.secret,
        players.map(({ cookie = '' }) => cookie),
      );
      const past = { states, actions, events: events.map((one) => one.events), drawn: events.flatMap(({ drawn }) => drawn) };
      const other = office.letters.length % every === 0 ? elsewhere(past, now.seat) : undefined;
      if (other) {
        compared++;
        const letter = await letterIn(other.state, withEvents(events, other.events));
        expect(contentOf(arrived)).toEqual({ text: letter.text.trim(), html: letter.html.trim() });
      }
    }
    const player = players[now.seat] as Visitor;
    const told = (await player.events(id)).events.map(({ event }) => event);
    const action = play(await player.game(id), told);
    await player.act(id, version, action);
    actions.push(action);

    function letterIn(state: unknown, history: readonly EventRecord[]): Promise<Letter> {
      const game = findGame(games, title);
      if (!game || !now) throw new Error('no game');
      const names = (seat: number): string => `Player ${seat}`;
      const opponents = players.flatMap((_, seat) => (seat === now.seat ? [] : [seat]));
      return turnLetter({ base: BASE }, addressOf(now.seat), 'x', { id, game, state, names, opponents, seat: now.seat, history });
    }
  }
  expect(compared).toBeGreaterThan(10);
});

function withEvents(records: readonly EventRecord[], events: readonly EventRecord['events'][]): EventRecord[] {
  return records.map((record, at) => ({ ...record, events: events[at] ?? [] }));
}

function contentOf({ mail }: Arrived): { text: string; html: string } {
  return { text: (mail.text ?? '').trim(), html: String(mail.html).trim() };
}

/** No secret of the draw, no session, and no address but the reader's own. */
function expectNothingStored({ bytes, to, mail }: Arrived, secret: string, cookies: readonly string[]): void {
  const all = `${bytes}\n${mail.text}\n${mail.html}`;
  for (const hidden of [secret, ...cookies.map((cookie) => cookie.split('=')[1] ?? '')]) expect(all).not.toContain(hidden);
  const named = all.match(/player-\d@example\.com/g) ?? [];
  expect(new Set(named)).toEqual(new Set(to));
}
