import type { Route } from '../route';
import { commands } from './commands';
import { games } from './games';
import { me } from './me';
import { seats } from './seats';
import { session } from './session';

/** Every call of the API but its own description. */
export const ROUTES: readonly Route[] = [...session, ...me, ...games, ...seats, ...commands];
