import './pieces.css';
import { art } from '../art';
import { useSay } from '../speech';
import type { Piece } from './crowd';
import { standing } from './ground';

interface Props {
  readonly piece: Piece;
  /** It is where it will be if what is prepared is confirmed. */
  readonly moved: boolean;
}

/** A detective, and beside him his letter; if he stands alone, his position too. */
export function Detective({ piece: { detective, position, crowd, at, radius, letter }, moved }: Props) {
  const say = useSay();
  const face = radius * 0.8;
  const initial = say(`letter.${detective}`);
  return (
    <g className={moved ? 'detective moved' : 'detective'}>
      <g className="slides" style={standing(at)}>
        <circle className="rim" r={radius} />
        <circle className="gas" r={radius - 2} />
        <circle className="medal" r={radius - 5.5} />
        <svg
          className={`char tone-${detective}`}
          x={-face}
          y={-face}
          width={2 * face}
          height={2 * face}
          viewBox="0 0 48 48"
          aria-hidden="true"
        >
          <g clipPath="url(#medal)">
            <use href={art(detective)} />
          </g>
        </svg>
      </g>
      <g className="slides initial" style={standing(letter)}>
        {crowd === 1 ? <Place letter={initial} position={position} /> : <Letter letter={initial} />}
      </g>
    </g>
  );
}

function Letter({ letter }: { readonly letter: string }) {
  return (
    <>
      <circle r="9.5" />
      <text y="5.4">{letter}</text>
    </>
  );
}

/** Where the letter and the number stand in a pill, and half its width: by the digits of the number. */
const PILL = { one: { half: 18, letter: -8, number: 7.5 }, two: { half: 22, letter: -12, number: 8.5 } };

function Place({ letter, position }: { readonly letter: string; readonly position: number }) {
  const pill = position > 9 ? PILL.two : PILL.one;
  return (
    <>
      <rect x={-pill.half} y="-10" width={2 * pill.half} height="20" rx="10" />
      <text x={pill.letter} y="5.4">
        {letter}
      </text>
      <text className="number" x={pill.number} y="5.4">
        {position}
      </text>
    </>
  );
}
