/** What is between here and a webhook. */

import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';

export interface Network {
  /** Every address that a name has; none if nobody knows one. */
  lookup(name: string): Promise<readonly LookupAddress[]>;
  /** A connection on its way, to one of these addresses and no other. */
  connect(addresses: readonly LookupAddress[]): Socket;
  /** Who vouches for names, as PEM; absent: whom Node trusts. */
  readonly ca?: string;
}

/** How long a server of names is waited for, in milliseconds, and how often it is asked. */
const PATIENCE = { timeout: 1500, tries: 2 };

/**
 * The one that everybody is in. Names are asked for by Node itself and not by the system's resolver: that one knows names of this
 * machine, and slow servers of names would keep its few threads, which read files too.
 */
export function internet(resolver = new Resolver(PATIENCE), port = 443): Network {
  return {
    async lookup(name) {
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const [four, six] = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      return [
        ...(four ?? []).map((address) => ({ address, family: 4 })),
        ...(six ?? []).map((address) => ({ address, family: 6 })),
      ];
    },
    connect(addresses) {
      return connect({
        host: 'looked-up-already',
        port,
        autoSelectFamily: true,
        lookup: (_, __, done) => done(null, [...addresses]),
      });
    },
  };
}
