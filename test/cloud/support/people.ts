/** People who play by mail: they sign in by the code that comes to their address, and sit down at a table. */

import { randomUUID } from 'node:crypto';
import type { CreateRequest } from '@shared/api/games';
import type { NoticesRequest } from '@shared/api/notices';
import { nth } from '@shared/choice';
import type { Action } from '@shared/game';
import { insist } from '../../support/insist';
import type { Table } from '../../support/table-play';
import { Visitor } from '../../support/visitor';
import type { Cloud } from './cloud';
import type { Sent } from './post';

export interface Person {
  readonly visitor: Visitor;
  /** Of their mail. */
  readonly address: string;
}

export interface People extends Table {
  /** By seat. */
  readonly addresses: readonly string[];
}

/** After this long, in milliseconds, one household may ask for codes again. */
const HOUR = 60 * 60 * 1000;

/** Of turns and ends, as most tests want it: what comes a minute later unless they have seen it has tests of its own. */
const AT_ONCE: NoticesRequest['ways'] = { turn: { mail: 'now' }, over: { mail: 'now' } };

/** Signs people in who were never here before. */
export async function arrive(cloud: Cloud, count: number): Promise<readonly Person[]> {
  cloud.clock.advance(HOUR);
  const somebody = await Visitor.at(cloud.front);
  const people: Person[] = [];
  for (let at = 0; at < count; at++) {
    const person = { visitor: somebody.another(), address: `player-${at}-${randomUUID()}@example.com` };
    await person.visitor.enter(`Player ${at}`);
    await signIn(cloud, person);
    await person.visitor.expect(200, '/api/me/notices', { method: 'PATCH', json: { ways: AT_ONCE } });
    people.push(person);
  }
  return people;
}

/** Signs a browser in by the code of a mail that comes. */
async function signIn(cloud: Cloud, { visitor, address: email }: Person): Promise<void> {
  await visitor.expect(202, '/api/session/code', { method: 'POST', json: { email } });
  await cloud.settle();
  const code = codeIn(mailsTo(cloud, email).at(-1));
  // The first write to a table that was made a moment ago may take long on a busy machine.
  await insist(visitor, '/api/session', { method: 'POST', json: { email, code } });
}

/** Has them sit down at a table of their own, each at the seat of their place; its game begins. */
export async function sitDown(
  people: readonly Person[],
  table: Pick<CreateRequest, 'title' | 'options' | 'pace' | 'rated'>,
): Promise<People> {
  const [host, ...guests] = people.map(({ visitor }) => visitor) as [Visitor, ...Visitor[]];
  const contribution = 'c0'.repeat(32);
  const { id, invite } = await host.create({ ...table, seats: people.length, visibility: 'invite', contribution });
  for (const guest of guests) await guest.join(id, { invite, contribution });
  return { id, players: [host, ...guests], addresses: people.map(({ address }) => address) };
}

/** A short game for two, in which the first player begins. */
export function sitDownToTwo(people: readonly Person[], agreed: Pick<CreateRequest, 'pace' | 'rated'> = {}): Promise<People> {
  return sitDown(people, { title: 'mr-jack-pocket', options: { roles: 'host-investigator' }, ...agreed });
}

/** The code of a mail. @throws Error if there is none. */
function codeIn(sent: Sent | undefined): string {
  const code = /^ {4}(\d{6})$/m.exec(sent?.mail.text ?? '')?.[1];
  if (code === undefined) throw new Error('there is no code');
  return code;
}

export function mailsTo({ post }: Cloud, address: string): readonly Sent[] {
  return post.sent.filter(({ to }) => to.includes(address));
}

/** What the mails of a game are about: `started`, or the number of a turn, and the seat to which it went; sorted. */
export function toldOf(cloud: Cloud, people: People): readonly string[] {
  const told = mailsOf(cloud, people).map(({ to: [to = ''], mail: { messageId = '' } }) => {
    const number = /-(\d+)-mail-/.exec(messageId)?.[1];
    return `${number ?? 'started'} ${people.addresses.indexOf(to)}`;
  });
  return told.sort();
}

/** The same in the order in which they came, of mails of all kinds, each by its kind and the seat to which it went. */
export function noticesOf({ post }: Cloud, { id, addresses }: People): readonly string[] {
  return post.sent.flatMap(({ to: [to = ''], mail: { messageId = '' } }) => {
    const kind = /^<([a-z]+)-/.exec(messageId)?.[1];
    return kind !== undefined && messageId.includes(id) ? [`${kind} ${addresses.indexOf(to)}`] : [];
  });
}

/** The mails of a game in the order in which they came. */
export function mailsOf({ post }: Cloud, { id }: People): readonly Sent[] {
  return post.sent.filter(({ mail }) => /^<(started|turn)-/.test(mail.messageId ?? '') && mail.messageId?.includes(id));
}

/** The player whose turn it is does something. */
export async function move(people: People): Promise<void> {
  const { player, version, action } = await nextMove(people);
  await player.act(people.id, version, action);
}

/** Something that the player whose turn it is may do. */
export async function nextMove({ id, players }: People): Promise<{ player: Visitor; version: number; action: Action }> {
  const { turn } = await (players[0] as Visitor).game(id);
  const player = players[turn?.seat ?? 0] as Visitor;
  const { version, choices = [] } = await player.game(id);
  return { player, version, action: nth(choices, 0) };
}
