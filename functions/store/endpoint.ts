/** Where a push service takes notices for a browser: of one player at a time, whoever is signed in there. */

import { createHash } from 'node:crypto';
import type { Item, Write } from './dynamo/write';
import { endpointKey, type Key } from './keys';

/** Whose browser it is. */
export interface EndpointRecord {
  readonly player: string;
  readonly device: string;
  /** With the browser's session. Epoch seconds. */
  readonly expires: number;
}

/** By what an endpoint is known without being told: SHA-256 in URL-safe base64. */
export function markOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

/** Where it stands. */
export function keyOfEndpoint(endpoint: string): Key {
  return endpointKey(markOf(endpoint));
}

export function endpointFrom(item: Item): EndpointRecord {
  return item as unknown as EndpointRecord;
}

export function claimEndpoint(endpoint: string, record: EndpointRecord): Write {
  return { put: { ...keyOfEndpoint(endpoint), ...record } };
}

export function releaseEndpoint(endpoint: string): Write {
  return { remove: keyOfEndpoint(endpoint) };
}
