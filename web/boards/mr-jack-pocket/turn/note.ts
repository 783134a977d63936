/** Why a press on the board did nothing, so that it teaches something. */

import type { Action, Character, Detective, Face, Token } from '@shared/games/mr-jack-pocket/types';
import { type Line, line, list, term } from '../speech';
import { type Draft, landing, moverOf, tilesOf } from './draft';

interface Table {
  readonly actions: readonly Action[];
  readonly draft: Draft;
  readonly tokens: readonly Token[];
}

/** A tile was pressed and could not be chosen. */
export function noteOnTile(table: Table, character: Character): Line {
  const face = faceChosen(table);
  if (face === undefined) return noteOnTokens(table, (action) => tilesOf(action).includes(character));
  if (face === 'alibi') return line('note.alibi');
  if (face === 'rotation') return line('note.turned', { name: term(character) });
  return line('note.positions', { face: term(face) });
}

/** A position, or a detective who stands there, was pressed and nobody can go there. */
export function noteOnPosition(table: Table, detectives: Readonly<Record<Detective, number>>, position: number): Line {
  const face = faceChosen(table);
  const moves = table.actions.filter((action) => action.token === table.draft.token && moverOf(action) !== undefined);
  const there = (action: Action) => landing(action, detectives) === position;
  if (face === undefined) return noteOnTokens(table, there);
  if (face === 'alibi') return line('note.alibi');
  if (face === 'rotation' || face === 'exchange') return line('note.alleys', { face: term(face) });
  if (face !== 'joker') {
    const places = moves.map((action) => landing(action, detectives) ?? 0);
    return line('note.reach', { detective: term(face), places: { list: places } });
  }
  const movers = moves.filter(there).flatMap((action) => moverOf(action) ?? []);
  return movers.length > 1 ? line('note.which', { detectives: list(movers) }) : line('note.joker');
}

function noteOnTokens({ actions }: Table, concerns: (action: Action) => boolean): Line {
  const faces = [...new Set(actions.filter(concerns).map((action) => action.type))];
  return faces.length > 0 ? line('note.several', { tokens: list(faces) }) : line('note.none');
}

function faceChosen({ tokens, draft }: Table): Face | undefined {
  return tokens.find((token) => token.id === draft.token)?.face;
}
