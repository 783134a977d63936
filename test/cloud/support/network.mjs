/**
 * The network as a function finds it: names have the addresses that the test gives them and no others, and whatever goes out to
 * port 443, of whichever address, ends at one server of the test. Only what is connected to is another: all that a function does before
 * that, it does.
 */

import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

const { names, port } = JSON.parse(process.env.TEST_NETWORK ?? '{"names":{},"port":0}');

const HTTPS = 443;

function found(name) {
  const addresses = names[name];
  if (addresses === undefined) throw Object.assign(new Error(`nobody is called ${name}`), { code: 'ENOTFOUND' });
  return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
}

/** By a server of names: of one family, and an error where there are none. */
function ofFamily(wanted) {
  return async (name) => {
    const addresses = found(name).flatMap(({ address, family }) => (family === wanted ? [address] : []));
    if (addresses.length === 0) throw Object.assign(new Error(`${name} has no such address`), { code: 'ENODATA' });
    return addresses;
  };
}

dns.promises.Resolver.prototype.resolve4 = ofFamily(4);
dns.promises.Resolver.prototype.resolve6 = ofFamily(6);

dns.promises.lookup = async (name, { all } = {}) => (all ? found(name) : found(name)[0]);

dns.lookup = (name, options, done = options) => {
  let [error, addresses] = [null, []];
  try {
    addresses = found(name);
  } catch (unknown) {
    error = unknown;
  }
  const [{ address, family } = {}] = addresses;
  process.nextTick(() => (options.all ? done(error, addresses) : done(error, address, family)));
};

syncBuiltinESMExports();

const { TCP } = process.binding('tcp_wrap');
const { connect, connect6 } = TCP.prototype;

for (const [way, connecting] of Object.entries({ connect, connect6 })) {
  TCP.prototype[way] = function (request, address, to) {
    return to === HTTPS ? connect.call(this, request, '127.0.0.1', port) : connecting.call(this, request, address, to);
  };
}
