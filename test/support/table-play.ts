/** Whole games over HTTP, played from what the answers offer and nothing else. */

import type { Acted, CreateRequest, GameAnswer } from '@shared/api/games';
import { nth, size } from '@shared/choice';
import type { Choice } from '@shared/game';
import { seeded } from '@shared/random';
import type { Visitor } from './visitor';

/** Players at a table that has started, by seat. */
export interface Table {
  readonly id: string;
  readonly players: readonly Visitor[];
}

/** What is played, by how many, and how fast. */
export type Agreed = Pick<CreateRequest, 'title' | 'options' | 'seats' | 'pace' | 'rated'>;

/** Signs guests in, lets the first create a table and the others join it. */
export async function sitDown(somebody: Visitor, agreed: Agreed): Promise<Table> {
  const players = Array.from({ length: agreed.seats }, () => somebody.another());
  for (const [seat, player] of players.entries()) await player.enter(`Player ${seat}`);
  const [host, ...guests] = players as [Visitor, ...Visitor[]];
  const { id, invite } = await host.create({ ...agreed, visibility: 'invite', contribution: bytes(0) });
  for (const [at, guest] of guests.entries()) await guest.join(id, { invite, contribution: bytes(at + 1) });
  return { id, players };
}

/** Plays at random, the same for the same seed, until the game is over or so many moves are made. */
export async function playOn(
  { id, players }: Table,
  { seed, moves = Infinity, moved }: { seed: number; moves?: number; moved?: (game: Acted) => Promise<void> },
): Promise<GameAnswer> {
  const chance = seeded(Uint8Array.of(seed));
  let game = await playerOf(players, 0).game(id);
  for (let move = 0; game.turn && move < moves; move++) {
    const player = playerOf(players, game.turn.seat);
    const { choices = [] } = game.you === game.turn.seat ? game : await player.game(id);
    const choice = choices[chance.pick(`choice ${move}`, choices.length)] as Choice;
    const action = nth([choice], chance.pick(`action ${move}`, size(choice)));
    const acted = await player.act(id, game.version, action);
    await moved?.(acted);
    game = acted;
  }
  return game;
}

function playerOf(players: readonly Visitor[], seat: number): Visitor {
  const player = players[seat];
  if (!player) throw new Error(`nobody sits on ${seat}`);
  return player;
}

/** 32 bytes in hex. */
function bytes(of: number): string {
  return of.toString(16).padStart(2, '0').repeat(32);
}
