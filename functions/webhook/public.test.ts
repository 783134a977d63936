import { expect, test } from 'vitest';
import { isPublic } from './public';

test.each(['8.8.8.8', '1.1.1.1', '162.159.128.233', '2606:4700::1111', '2a00:1450:4001:830::200e'])('%s is public', (address) => {
  expect(isPublic(address)).toBe(true);
});

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine by another number', '127.255.0.9'],
  ['this machine by IPv6', '::1'],
  ['no place', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['no place by IPv6', '::'],
  ['this house', '192.168.1.1'],
  ['a private network', '10.0.0.1'],
  ['a private network in the middle', '172.31.255.255'],
  ['what a cloud tells its machines', '169.254.169.254'],
  ['what a cloud tells its machines by IPv6', 'fd00:ec2::254'],
  ['a link', 'fe80::1'],
  ['a link with a zone', 'fe80::1%1'],
  ['a site of old', 'fec0::1'],
  ['a unique local network', 'fc00::1'],
  ['behind a carrier', '100.64.0.1'],
  ['for protocols', '192.0.0.1'],
  ['for documents', '192.0.2.1'],
  ['for documents, too', '203.0.113.1'],
  ['for documents by IPv6', '2001:db8::1'],
  ['for measuring', '198.18.0.1'],
  ['a relay of 6to4', '192.88.99.1'],
  ['many', '224.0.0.1'],
  ['many by IPv6', 'ff02::1'],
  ['all', '255.255.255.255'],
  ['for later', '240.0.0.1'],
  ['IPv4 within IPv6', '::ffff:127.0.0.1'],
  ['IPv4 within IPv6, though public', '::ffff:8.8.8.8'],
  ['IPv4 within IPv6 in hexadecimal', '::ffff:7f00:1'],
  ['IPv4 within IPv6 as of old', '::7f00:1'],
  ['what a cloud tells its machines, as of old', '::a9fe:a9fe'],
  ['IPv4 translated', '::ffff:0:7f00:1'],
  ['by NAT64', '64:ff9b::7f00:1'],
  ['by NAT64 of a network of its own', '64:ff9b:1::a00:1'],
  ['by 6to4', '2002:7f00:1::1'],
  ['by Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['to throw away', '100::1'],
  ['given to nobody', '4000::1'],
  ['given to nobody, too', '1::1'],
  ['in other words', '0177.0.0.1'],
  ['in few words', '127.1'],
  ['a number', '2130706433'],
  ['a name', 'localhost'],
  ['nothing', ''],
])('%s is not public: %s', (_, address) => {
  expect(isPublic(address)).toBe(false);
});
