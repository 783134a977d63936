import { isIPv6 } from 'node:net';

/** IPv4, written as IPv6. */
const MAPPED = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/;

/**
 * What of an address of the network stands for one household: all of IPv4, and the first half of IPv6, for the other half
 * is theirs to choose. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(short) ?? [];
  if (high !== undefined && low !== undefined) return [...bytesOf(high), ...bytesOf(low)].join('.');
  return `${groupsOf(short).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an address that may leave out zeros. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

function bytesOf(group: string): [number, number] {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 255];
}
