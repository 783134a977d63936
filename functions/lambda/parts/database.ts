import { dynamo } from '../../store/dynamo/client';
import { type Database, database } from '../../store/dynamo/database';
import { environment } from './environment';
import { ownRegion } from './reach';

/** The stack's table. */
export function stackDatabase(more: { readonly attempts?: number; readonly patience?: number } = {}): Database {
  return database(dynamo({ ...ownRegion(), ...more }), environment('TABLE_NAME'));
}
