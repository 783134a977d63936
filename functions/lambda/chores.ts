/** Woken by the chores queue: does what nobody waits for. */

import { games } from '@shared/games/index';
import type { SQSEvent } from 'aws-lambda';
import { hider } from '../aws/queue';
import { systemWorld } from '../play/world';
import { handle } from '../publish/handle';
import { choreHandlers } from '../work/chores';
import { consume } from './parts/consume';
import { stackDatabase } from './parts/database';
import { environment } from './parts/environment';
import { log, worker } from './parts/powertools';
import { ownRegion } from './parts/reach';

const hide = hider(environment('QUEUE_URL'), ownRegion());
const handlers = choreHandlers(systemWorld(stackDatabase(), games));

export const handler = worker((event: SQSEvent) => consume(event, (message) => handle(handlers, message), hide, log));
