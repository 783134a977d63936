/** A game on record: built up for whoever asks for it. docs/records.md */

import type { Event, Viewer } from '@shared/game';
import type { Game } from '@shared/games/index';
import { commitment } from '@shared/random';
import { isVoidWhy } from '@shared/record/fields';
import { FORMAT, type RecordedGame, type RecordedMove } from '@shared/record/record';
import { type EventRecord, readEvents } from '../../store/event';
import type { GameRecord } from '../../store/game';
import { Refusal } from '../refusal';
import { gameOf } from '../title';
import { see, type Token } from '../viewer';
import type { World } from '../world';
import { eyesOf } from './eyes';
import { isOver } from './over';
import { isRecorded } from './past';

/**
 * The record of a game that has started: as much as the viewer may know while it runs, and whole after it.
 * @throws Refusal `not_found`, also of a game that has not started or is older than the record of what was done
 */
export async function record(world: World, token: Token, id: string): Promise<RecordedGame> {
  const sight = await see(world, token, id);
  const { game } = sight;
  const isWhole = isOver(game.status);
  if (game.status !== 'running' && !isWhole) throw new Refusal('not_found');
  const read = await readEvents(world.db, id, 0, game.version);
  const events = read.filter(({ version }) => version <= game.version);
  if (!isRecorded(game, events)) throw new Refusal('not_found');
  if (isWhole) return { ...headOf(game), secret: game.secret, moves: events.map(wholeMove), ...resultOf(game) };
  const eyes = eyesOf(sight);
  const title = gameOf(world, game);
  return { ...headOf(game), sight: sight.seat ?? 'spectator', moves: events.map((event) => moveSeenBy(title, event, eyes)) };
}

/** What is nobody's secret. */
function headOf(game: GameRecord): Omit<RecordedGame, 'moves'> {
  const { id, title, rules, options, created, seats, secret, status, why } = game;
  return {
    format: FORMAT,
    id,
    title,
    rules,
    options: options as RecordedGame['options'],
    created,
    seats: seats.map(({ name, contribution }, seat) => ({
      name: name ?? `${seat + 1}`,
      ...(contribution === undefined ? {} : { contribution }),
    })),
    commitment: commitment(id, secret),
    status: status as RecordedGame['status'],
    ...(isVoidWhy(why) ? { why } : {}),
  };
}

function resultOf({ result }: GameRecord): Pick<RecordedGame, 'result'> {
  return result ? { result: { how: result.how, seats: result.seats.map((place) => ({ ...place })) } } : {};
}

function wholeMove({ action, drawn, events, ...by }: EventRecord): RecordedMove {
  return { ...made(by, action), drawn, events };
}

/** Nothing of what chance gave, and of actions the viewer's own alone. That it was the clock is no secret. */
function moveSeenBy({ title }: Game, { action, events, ...by }: EventRecord, eyes: Viewer): RecordedMove {
  const told = events.map((event): Event => title.eventView(event, eyes));
  return { ...made(by, by.seat === eyes ? action : undefined), events: told };
}

function made(
  { at, seat, auto }: Pick<EventRecord, 'at' | 'seat' | 'auto'>,
  action: EventRecord['action'] | undefined,
): Omit<RecordedMove, 'events'> {
  return {
    at,
    ...(seat === undefined ? {} : { seat }),
    ...(auto ? { auto } : {}),
    ...(action === undefined ? {} : { action }),
  };
}
