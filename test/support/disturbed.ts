/** A server whose way to its database a test can disturb, and somebody who has come to it. */

import { expect } from 'vitest';
import { startWire, type Wire } from './faults';
import { oneMove } from './one-move';
import { type Server, startServer } from './server';
import { Visitor } from './visitor';

export interface Disturbed {
  readonly server: Server;
  readonly wire: Wire;
  readonly somebody: Visitor;
}

export async function startDisturbed(): Promise<Disturbed> {
  let wire: Wire | undefined;
  const server = await startServer({
    registry: [oneMove],
    attempts: 1,
    async between(endpoint) {
      wire = await startWire(endpoint);
      return wire.address;
    },
  });
  if (wire === undefined) throw new Error('nothing leads to the database');
  return { server, wire, somebody: await Visitor.at(server.address) };
}

export async function stopDisturbed({ server, wire }: Pick<Disturbed, 'server' | 'wire'>): Promise<void> {
  await server.stop();
  wire.stop();
}

/** Every fault has met something, and the server bore them all. */
export function expectBorne({ server, wire }: Pick<Disturbed, 'server' | 'wire'>): void {
  expect([...wire.faults.values()].flat(), 'faults that met nothing').toEqual([]);
  expect(server.failures).toEqual([]);
}
