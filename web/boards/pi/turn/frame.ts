/** What of the map is framed: a card and its neighbours, or the slots that a question reaches. docs/rules/pi.md, "A turn". */

import { evidenceAsks, investigatorAsks } from '@shared/games/pi/asks';
import type { Case, Element, Location, Place } from '@shared/games/pi/types';
import { KINDS, type Kind } from '../tiles';
import type { Desk } from './desk';

export interface Frame {
  /** Chosen, next door to it, or the paler rest; undefined: plain. */
  readonly card?: 'here' | 'near' | 'far';
  /** Slots framed by themselves. */
  readonly asks: readonly Kind[];
}

export function frameOf(desk: Desk, board: readonly Location[], location: Location): Frame {
  if (desk.act === 'evidence' && desk.card) return asked(location, board, desk.card);
  if (desk.act === 'solve' && KINDS.some((kind) => desk.guess[kind])) return named(location, desk.guess);
  return desk.looked ? around(location, desk.looked) : { asks: [] };
}

/** An investigator asks all three slots of the place and of its neighbours: whole cards. */
function around({ place }: Location, chosen: Place): Frame {
  const { here, near } = investigatorAsks(chosen);
  if (place === here) return { card: 'here', asks: [] };
  return { card: near.includes(place) ? 'near' : 'far', asks: [] };
}

/** Evidence asks one kind: only those slots. */
function asked(location: Location, board: readonly Location[], card: Element): Frame {
  const question = evidenceAsks(board, card);
  if (!question) return { asks: [] };
  const reached = [question.here, ...question.near];
  const asks = KINDS.filter((kind) => reached.some((element) => element === location[kind]));
  if (location.place === question.place) return { card: 'here', asks };
  return asks.length > 0 ? { asks } : { card: 'far', asks };
}

/** A guess names a place, and two tiles wherever they lie. */
function named(location: Location, guess: Partial<Case>): Frame {
  const asks = KINDS.filter((kind) => location[kind] !== undefined && location[kind] === guess[kind]);
  if (asks.includes('place')) return { card: 'here', asks };
  return asks.length > 0 ? { asks } : { card: 'far', asks };
}
