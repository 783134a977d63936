import type { Created, CreateRequest } from '@shared/api/games';
import { findGame, type Game } from '@shared/games/index';
import { NO_PACE, type Pace } from '@shared/pace/pace';
import { commitment } from '@shared/random';
import * as z from 'zod/mini';
import { checkCopied } from '../../store/account';
import type { GameRecord } from '../../store/game';
import { accountKey, gameKey, requestKey } from '../../store/keys';
import { addRequest, requestFrom } from '../../store/request';
import { hash, hashOf } from '../hash';
import { commit } from '../moves/commit';
import { Refusal } from '../refusal';
import { settle } from '../settle';
import { accountOf, signedIn, type Token } from '../viewer';
import type { World } from '../world';
import { permitTable } from './permit';
import { sitter, startWhenFull } from './sit';

/**
 * A new table with its host on seat 0. With a key it is made once, however often it is asked for.
 * @throws Refusal `not_signed_in`, `unknown_title`, `wrong_options`, `wrong_seats`, `key_reused`, `too_many`, `busy`
 */
export async function create(world: World, token: Token, request: CreateRequest, key?: string): Promise<Created> {
  const player = await signedIn(world, token);
  const game = findGame(world.registry, request.title);
  if (!game) throw new Refusal('unknown_title');
  const table = await layTable(world, game, request);
  const answer = { id: table.id, invite: table.invite, commitment: commitment(table.id, table.secret) };
  const body = hashOf(request);
  const permit = permitTable(world, player);
  return settle(world.db, async () => {
    const [item, laid, before] = await world.db.get(
      accountKey(player),
      gameKey(table.id),
      ...(key === undefined ? [] : [requestKey(player, hash(key))]),
    );
    if (laid) return { result: answer };
    const remembered = requestFrom(before, world.now());
    if (remembered && remembered.body !== body) throw new Refusal('key_reused');
    if (remembered) return { result: JSON.parse(remembered.answer) as Created };
    const account = accountOf(item);
    await permit();
    const seats = table.seats.with(0, sitter(player, account, request.contribution, table.created));
    const change = startWhenFull(game, { ...table, seats }, table.created);
    return {
      result: answer,
      writes: [
        ...commit(undefined, change),
        checkCopied(player, account),
        ...(key === undefined ? [] : [addRequest(player, hash(key), { body, answer: JSON.stringify(answer) }, world.now())]),
      ],
    };
  });
}

/** What was asked for as a table that nobody sits at yet. @throws Refusal `wrong_options`, `wrong_seats` */
export async function layTable(
  world: World,
  { title, schema }: Game,
  request: Pick<CreateRequest, 'seats' | 'visibility' | 'pace' | 'rated'> & { readonly options: unknown },
): Promise<GameRecord> {
  const options = z.safeParse((await schema()).options, request.options);
  if (!options.success) throw new Refusal('wrong_options');
  const { min, max } = title.seats(options.data);
  if (request.seats < min || request.seats > max) throw new Refusal('wrong_seats');
  const now = world.now();
  return {
    id: world.id(),
    version: 0,
    revision: 0,
    status: 'open',
    visibility: request.visibility,
    host: 0,
    title: title.id,
    rules: title.rules,
    format: title.format,
    options: options.data,
    pace: paceOf(request),
    rated: request.rated ?? false,
    seats: Array.from({ length: request.seats }, () => ({})),
    secret: world.secret(),
    invite: world.id(),
    created: now,
    updated: now,
    keys: Array.from({ length: request.seats }, () => ''),
  };
}

/** Where a turn may take as long as it likes, there is no bank to draw on, and nothing to miss. */
function paceOf({ pace = NO_PACE }: Pick<CreateRequest, 'pace'>): Pace {
  const { turn, weekends, vacation } = pace;
  return turn === undefined ? { weekends, vacation } : pace;
}
