import type { Acted } from '@shared/api/games';
import { type Action, IllegalAction } from '@shared/game';
import * as z from 'zod/mini';
import { Refusal } from '../refusal';
import { gameOf, stateOf } from '../title';
import type { World } from '../world';
import { type Command, command } from './command';
import { advance } from './step';

/** The seat to act does what it may. */
export async function act(world: World, asked: Command, action: Action): Promise<Acted> {
  return command(world, asked, { action }, async (record, seat, now) => {
    if (record.turn?.seat !== seat) throw new Refusal('not_your_turn');
    const game = gameOf(world, record);
    const schema = await game.schema();
    const parsed = z.safeParse(schema.action, action);
    if (!parsed.success) throw new IllegalAction('no_such_action');
    return advance(game.title, record, { seat, action: parsed.data }, now, (draw) =>
      game.title.act(stateOf(game, record), parsed.data, draw),
    );
  });
}
