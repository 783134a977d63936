import type { Route } from '../route';
import { address } from './address';
import { commands } from './commands';
import { deadlines } from './deadlines';
import { games } from './games';
import { me } from './me';
import { notes } from './notes';
import { notices } from './notices';
import { push } from './push';
import { seats } from './seats';
import { session } from './session';
import { sessions } from './sessions';
import { tables } from './tables';
import { talk } from './talk';
import { trials } from './trials';
import { unsubscribe } from './unsubscribe';
import { vacation } from './vacation';
import { webhook } from './webhook';

/** Every call of the API but its own description. `seats/me` comes before `seats/{seat}`, which would take it for a seat. */
export const ROUTES: readonly Route[] = [
  ...session,
  ...me,
  ...vacation,
  ...sessions,
  ...address,
  ...notices,
  ...push,
  ...webhook,
  ...trials,
  ...unsubscribe,
  ...games,
  ...seats,
  ...tables,
  ...commands,
  ...deadlines,
  ...talk,
  ...notes,
];
