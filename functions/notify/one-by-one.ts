import { Later } from '../publish/later';

/**
 * Does something for each of them, one after the other: some servers take no more than a letter a second. One that fails keeps
 * it from nobody else.
 * @throws what failed first or, where nothing did, the soonest Later
 */
export async function oneByOne<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await act(one).catch((error) => failures.push(error));
  const delays = failures.filter((failure) => failure instanceof Later);
  if (failures.length > delays.length) throw failures.find((failure) => !(failure instanceof Later));
  if (delays.length > 0) throw new Later(Math.min(...delays.map(({ after }) => after)));
}
