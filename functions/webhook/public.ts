import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where every address of IPv6 is that anybody on the internet has been given. */
const GIVEN = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address of the network is somebody's on the internet: not of this machine, this house or this data centre, and not
 * one of those in another form. What is no address is none.
 */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GIVEN));
}
