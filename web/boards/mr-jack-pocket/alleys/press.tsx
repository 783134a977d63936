import { sight } from '@shared/games/mr-jack-pocket/sight';
import { DETECTIVES, type Detective, type View } from '@shared/games/mr-jack-pocket/types';
import { type Line, useSay } from '../speech';
import { type Draft, withDetective, withPosition, withTile } from '../turn/draft';
import { noteOnPosition, noteOnTile } from '../turn/note';
import type { Preparing } from '../turn/use-draft';
import { PRESS, piecesOf } from './crowd';
import { pieceLabel, stopLabel, tileLabel } from './label';
import { cornerOf, type Point, standOf, TILE } from './quarter';
import type { Shown } from './shown';
import { type Pressable, Squares } from './squares';
import { POSITIONS } from './walk';

interface Props {
  readonly view: View;
  readonly preparing: Preparing;
  readonly shown: Shown;
}

/** Every tile, detective and position as a button. A press that changes nothing is answered in words. */
export function Press({ view, preparing, shown }: Props) {
  const say = useSay();
  return (
    <>
      <Squares
        label={say('board.tiles')}
        squares={useTiles({ view, preparing, shown })}
        keys={{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 }}
        round={false}
      />
      <Squares
        label={say('board.stops')}
        squares={useStops({ view, preparing, shown })}
        keys={{ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }}
        round
      />
    </>
  );
}

function useTiles({ view, preparing, shown }: Props): readonly Pressable[] {
  const say = useSay();
  const { actions, draft, change, explain } = preparing;
  const live = actions.length > 0;
  const seen = sight(shown.board);
  return shown.board.tiles.map((tile, place) => {
    const { character } = tile;
    const label = tileLabel({
      tile,
      place,
      seenBy: DETECTIVES.filter((detective) => seen[detective].includes(place)),
      after: shown.after,
      turned: shown.turned.includes(character),
      jack: shown.jack?.on === character ? shown.jack.as : undefined,
    });
    return {
      key: String(place),
      label: say(label.code, label.parts),
      at: cornerOf(place),
      size: TILE,
      pressed: live ? draft.tiles.includes(character) : undefined,
      live,
      onPress: () => {
        const next = withTile(actions, draft, character);
        if (!live) explain(label);
        else if (next !== undefined) change(next);
        else explain(noteOnTile({ actions, draft, tokens: view.tokens }, character));
      },
    };
  });
}

function useStops({ view, preparing, shown }: Props): readonly Pressable[] {
  const say = useSay();
  const { actions, draft, change, explain } = preparing;
  const live = actions.length > 0;
  const pieces = piecesOf(shown.board.detectives);

  function answer(next: Draft | undefined, label: Line, position: number): void {
    if (!live) explain(label);
    else if (next !== undefined && next !== draft) change(next);
    else explain(noteOnPosition({ actions, draft, tokens: view.tokens }, view.detectives, position));
  }

  function stop(position: number, center: Point, key: string, label: Line, next: () => Draft | undefined): Pressable {
    return {
      key,
      label: say(label.code, label.parts),
      at: { x: center.x - PRESS / 2, y: center.y - PRESS / 2 },
      size: PRESS,
      pressed: live ? shown.marks.get(position) === 'prepared' : undefined,
      live,
      onPress: () => answer(next(), label, position),
    };
  }

  const onPosition = (position: number) => withPosition(actions, draft, view.detectives, position);
  /** With a token chosen, who stands in the way of a move is pressed for the place he stands on. */
  const onDetective = (detective: Detective, position: number) =>
    withDetective(actions, draft, detective) ?? (draft.token === undefined ? undefined : onPosition(position));

  return POSITIONS.flatMap((position) => {
    const here = pieces.filter((piece) => piece.position === position);
    const mark = shown.marks.get(position) ?? 'none';
    if (here.length === 0)
      return [stop(position, standOf(position), `${position}`, stopLabel(position, mark), () => onPosition(position))];
    return here.map(({ detective, press }) => {
      const moved = shown.after && detective === shown.mover;
      const label = pieceLabel(detective, position, mark === 'prepared' && !moved ? 'within' : mark);
      return stop(position, press, detective, label, () => onDetective(detective, position));
    });
  });
}
