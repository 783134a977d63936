/** People who come with a session and a seat already: how they got them is another test's. */

import type { GameAnswer } from '@shared/api/games';
import type { Pace } from '@shared/pace/pace';
import type { BrowserContextOptions } from 'playwright-core';
import type { House, Person } from '../support/browser';
import { Visitor } from '../support/visitor';

export interface Guest extends Person {
  /** The API with the session of their browser. */
  readonly api: Visitor;
}

/** Somebody with a name who lives in a zone, at a browser that has their session. */
export async function comeAs(house: House, name: string, timeZone: string, device?: BrowserContextOptions): Promise<Guest> {
  const api = await Visitor.at(house.address);
  await api.enter(name);
  await api.change({ timeZone });
  const person = await house.visit(device);
  const [cookie = '', value = ''] = api.cookie?.split('=') ?? [];
  await person.context.addCookies([{ name: cookie, value, url: house.address }]);
  return { ...person, api };
}

/** The same, at a browser that knows it: pages ask who they are wherever they begin. */
export async function comeBackAs(house: House, name: string, timeZone: string, device?: BrowserContextOptions): Promise<Guest> {
  const guest = await comeAs(house, name, timeZone, device);
  await guest.page.goto('/tables/');
  await guest.page.evaluate(() => localStorage.setItem('been here', 'yes'));
  return guest;
}

/** A game of Mr. Jack Pocket that has just begun: the second is to move. */
export async function begin(host: Guest, other: Guest, pace: Pace): Promise<GameAnswer> {
  const table = { title: 'mr-jack-pocket', options: { roles: 'host-jack' }, seats: 2, visibility: 'invite', pace } as const;
  const { id, invite } = await host.api.create(table);
  await other.api.join(id, { invite });
  return other.api.game(id);
}
