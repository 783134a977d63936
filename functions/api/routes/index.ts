import type { Route } from '../route';
import { address } from './address';
import { commands } from './commands';
import { deadlines } from './deadlines';
import { games } from './games';
import { me } from './me';
import { notes } from './notes';
import { seats } from './seats';
import { session } from './session';
import { sessions } from './sessions';
import { tables } from './tables';
import { talk } from './talk';
import { vacation } from './vacation';

/** Every call of the API but its own description. `seats/me` comes before `seats/{seat}`, which would take it for a seat. */
export const ROUTES: readonly Route[] = [
  ...session,
  ...me,
  ...vacation,
  ...sessions,
  ...address,
  ...games,
  ...seats,
  ...tables,
  ...commands,
  ...deadlines,
  ...talk,
  ...notes,
];
