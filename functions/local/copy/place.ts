/** Where a table is copied from or to. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { dynamo } from '../../store/dynamo/client';
import { createTable } from '../../store/dynamo/table';
import { startDatabase } from '../database';
import { FolderInUse, StartFailure } from '../failure';
import { type Reached, reached } from '../reach';
import { standIn } from '../stand-in';
import { SAY, type Where } from './words';

/** The table of one machine. */
const OWN = 'casebook';

/** Reaches what is copied from. @throws StartFailure */
export async function reachSource(where: Where, environment: NodeJS.ProcessEnv): Promise<Reached> {
  if (where.kind === 'folder' && !existsSync(path.join(where.folder, 'casebook.sqlite'))) {
    throw new StartFailure(SAY.noGames(where.folder));
  }
  return reach(where, environment);
}

/** Reaches what is copied to, and makes its table, but on AWS, where the stack does. @throws StartFailure */
export async function reachTarget(where: Where, environment: NodeJS.ProcessEnv): Promise<Reached> {
  const place = await reach(where, environment);
  try {
    if (where.kind !== 'aws') await createTable(place.client, place.table);
    return place;
  } catch (error) {
    await place.close();
    throw error;
  }
}

async function reach(where: Where, { AWS_REGION, AWS_DEFAULT_REGION }: NodeJS.ProcessEnv): Promise<Reached> {
  switch (where.kind) {
    case 'folder': {
      const store = await startDatabase(where.folder, '').catch((error) => {
        throw error instanceof FolderInUse ? new StartFailure(SAY.inUse(where.folder)) : error;
      });
      return reached(dynamo(standIn(store.endpoint)), OWN, () => store.stop());
    }
    case 'aws': {
      const region = AWS_REGION || AWS_DEFAULT_REGION;
      if (!region) throw new StartFailure(SAY.noRegion(where.table));
      return reached(dynamo({ region }), where.table);
    }
    case 'endpoint':
      return reached(dynamo(standIn(where.endpoint)), where.table);
  }
}
