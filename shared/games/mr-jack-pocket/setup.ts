/** Laying the table. docs/rules/mr-jack-pocket.md, "Set-up". */

import type { Draw } from '../../draw';
import type { Seat, Step } from '../../game';
import { START } from './board';
import type { State } from './state';
import { TOSSES, tossed } from './tokens';
import { CHARACTERS, type Character, type Event, type Options, ROLE_OPTIONS, SIDES, type Side, type Tile } from './types';

/** By place: the three tiles before a detective turn their wall to it. */
const FACING: Readonly<Record<number, Side>> = { 0: 'west', 2: 'east', 7: 'south' };

/** A new game, in round 1 with its tokens tossed. @throws RangeError of options that are none */
export function start(options: Options, draw: Draw): Step<State, Event> {
  const jack = seatOfJack(options, draw);
  const tiles = layTiles(draw);
  const [identity, ...deck] = draw.shuffle('start/cards', CHARACTERS.length).map(character) as [Character, ...Character[]];
  const tokens = tossed(draw.pick('round 1/tokens', TOSSES));
  return {
    state: {
      seats: { jack, investigator: 1 - jack },
      round: 1,
      taken: 0,
      tiles,
      detectives: START,
      tokens,
      turned: [],
      rounds: [],
      shown: [],
      identity,
      deck,
      held: [],
    },
    events: [
      { type: 'start', jack, tiles, identity },
      { type: 'tokens', round: 1, faces: tokens.map(({ face }) => face) },
    ],
  };
}

function seatOfJack({ roles }: Options, draw: Draw): Seat {
  if (!ROLE_OPTIONS.includes(roles)) throw new RangeError('no such roles');
  if (roles === 'random') return draw.pick('start/jack', 2);
  return roles === 'host-jack' ? 0 : 1;
}

function layTiles(draw: Draw): readonly Tile[] {
  return draw.shuffle('start/tiles', CHARACTERS.length).map((index, place) => ({
    character: character(index),
    wall: FACING[place] ?? (SIDES[draw.pick(`start/wall ${place + 1}`, SIDES.length)] as Side),
  }));
}

function character(index: number): Character {
  return CHARACTERS[index] as Character;
}
