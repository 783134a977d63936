import { randomBytes } from 'node:crypto';
import type { Registry } from '@shared/games/index';
import type { Database } from '../store/dynamo/database';
import { LIMITS, type Limits } from './limits';

/** What the use cases need of the world around them. */
export interface World {
  readonly db: Database;
  readonly registry: Registry;
  readonly limits: Limits;
  /** Epoch milliseconds. */
  now(): number;
  /** 128 random bits in URL-safe text. */
  id(): string;
  /** 256 random bits in hex. */
  secret(): string;
}

/** The same as the API has it. */
export interface ApiWorld extends World {
  /** What browsers subscribe to notices with: the public half of the server's keys, in URL-safe base64. */
  readonly pushKey: string;
}

/** The world as it is: the system's clock and its chance. */
export function systemWorld(db: Database, registry: Registry, limits: Limits = LIMITS): World {
  return {
    db,
    registry,
    limits,
    now: () => Date.now(),
    id: () => randomBytes(16).toString('base64url'),
    secret: () => randomBytes(32).toString('hex'),
  };
}
