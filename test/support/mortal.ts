import type { Database } from '../../functions/store/dynamo/database';

/** Whoever asked the database is no more. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/**
 * A database whose user is killed with their request of this number, counted from 1: before it is sent, or when it is done and
 * not yet answered.
 */
export function mortal(db: Database, last: number, when: 'before' | 'after'): Database {
  let asked = 0;
  const ask = async <T>(request: () => Promise<T>): Promise<T> => {
    asked += 1;
    if (asked > last || (asked === last && when === 'before')) throw new Killed();
    const answer = await request();
    if (asked >= last) throw new Killed();
    return answer;
  };
  return {
    get: (...keys) => ask(() => db.get(...keys)),
    query: (range) => ask(() => db.query(range)),
    write: (writes) => ask(() => db.write(writes)),
    update: (key, change, condition) => ask(() => db.update(key, change, condition)),
    updateOnce: (key, change, condition) => ask(() => db.updateOnce(key, change, condition)),
    remove: (key) => ask(() => db.remove(key)),
  };
}
