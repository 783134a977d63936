import { parameters } from '../../aws/parameters';
import { ownRegion } from './reach';

/** What stands in the parameter store under a prefix, by these names. @throws Error that names what is not there */
export async function settings<Name extends string>(prefix: string, ...names: readonly Name[]): Promise<Record<Name, string>> {
  const found = await parameters(ownRegion()).read(names.map((name) => `${prefix}/${name}`));
  const missing = names.find((name) => !found.get(`${prefix}/${name}`));
  if (missing !== undefined) throw new Error(`there is no parameter ${prefix}/${missing}`);
  return Object.fromEntries(names.map((name) => [name, found.get(`${prefix}/${name}`)])) as Record<Name, string>;
}
