/** Actions and events as short lines of text, such as `rotation madame 90 rotation-joker` or `moved 1 toby 10 11 toby`. */

import { either, type Forms, group, implied, lines, list, natural, oneOf, optional } from '../../notation';
import { HOWS } from './outcome';
import { FACES, TOKEN_IDS } from './tokens';
import { type Action, CHARACTERS, DETECTIVES, type Event, ROLES, SIDES, type Tile } from './types';

const character = oneOf(CHARACTERS);
const detective = oneOf(DETECTIVES);
const side = oneOf(SIDES);
const token = oneOf(TOKEN_IDS);
const face = oneOf(FACES);

/** A suspect's tile, as all are at the start. */
const tile = group<Pick<Tile, 'character' | 'wall'>>({ character, wall: side });

/** Only of a rotation does the token not follow from the action. */
const ACTIONS: Forms<Action> = {
  alibi: { token: implied('alibi-holmes') },
  holmes: { token: implied('alibi-holmes'), steps: natural },
  watson: { token: implied('toby-watson'), steps: natural },
  toby: { token: implied('toby-watson'), steps: natural },
  joker: { token: implied('rotation-joker'), detective: oneOf([...DETECTIVES, 'nobody']) },
  rotation: { character, degrees: natural, token },
  exchange: { token: implied('rotation-exchange'), first: character, second: character },
};

const EVENTS: Forms<Event> = {
  start: { jack: natural, tiles: list(tile), identity: optional(character) },
  tokens: { round: natural, faces: list(face) },
  moved: { seat: natural, detective, from: natural, to: natural, by: oneOf([...DETECTIVES, 'joker']) },
  waited: { seat: natural },
  rotated: { seat: natural, character, degrees: natural, token, from: optional(side), to: optional(side) },
  exchanged: { seat: natural, first: character, second: character },
  alibi: { seat: natural, jack: natural, card: optional(character), cleared: optional(either('cleared', 'spent')) },
  appeal: { round: natural, seen: either('seen', 'hidden'), cleared: list(character), token: oneOf(ROLES) },
  left: { seat: natural },
  end: { how: oneOf(HOWS), winner: natural, identity: character, hourglasses: natural },
};

/** Of actions whose face is on the token they name. */
export const actions = lines(ACTIONS);
/** Of events whole and as any viewer has them. */
export const events = lines(EVENTS);
