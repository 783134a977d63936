/** A location as a picture postcard: photograph and stamp in its slots, pieces where they belong. */

import './postcard.css';
import type { Seat } from '@shared/game';
import type { Location, View } from '@shared/games/pi/types';
import { Picture } from '../art';
import { shortOf } from '../short';
import { useSay } from '../speech';
import { KINDS, type Kind } from '../tiles';
import { lying } from './lying';
import { foldClass, Pawn, Rest, Token } from './pieces';

export interface Laid {
  /** The seat whose investigator would come here. */
  readonly ghost?: Seat | undefined;
  /** The slot whose tile would be asked about. */
  readonly question?: Kind | undefined;
}

interface Props extends Laid {
  readonly view: View;
  readonly location: Location;
  /** Keys of the pieces that have just come. */
  readonly fresh?: ReadonlySet<string>;
}

export function Postcard({ view, location, ghost, question, fresh }: Props) {
  const say = useSay();
  const { investigators, marks } = lying(view, location);
  const standing = investigators.length + (ghost === undefined ? 0 : 1);
  const crowd = standing > 2 ? 'several crowd' : standing > 1 ? 'several' : '';
  const shift = ghost === undefined ? 0 : 1;
  return (
    <>
      <Picture element={location.place} />
      <span className="title">
        {say(location.place)
          .split(' ')
          .map((word) => (
            <span key={word}>{word}</span>
          ))}
      </span>
      <span className={`invs ${crowd}`}>
        {ghost !== undefined && <Pawn seat={ghost} />}
        {investigators.map((one, at) => (
          <Pawn
            key={one.seat}
            seat={one.seat}
            tokens={one}
            className={`${foldClass(at + shift, standing)} ${fresh?.has(pieceKey(one.seat, one.place)) ? 'fresh' : ''}`}
          />
        ))}
        <Rest pieces={standing} />
      </span>
      <Slot kind="suspect" location={location} />
      {KINDS.map((kind) => (
        <Stack key={kind} kind={kind} marks={marks[kind]} question={question === kind} fresh={fresh} />
      ))}
      <Slot kind="crime" location={location} />
      <Caption location={location} />
    </>
  );
}

/** Tells pieces apart: no seat has two on one tile, or two investigators at one place. */
export function pieceKey(seat: Seat, where: string): string {
  return `${seat} ${where}`;
}

function Slot({ kind, location }: { readonly kind: 'suspect' | 'crime'; readonly location: Location }) {
  const say = useSay();
  const element = location[kind];
  const slot = kind === 'suspect' ? 'sus' : 'cri';
  if (!element) return <span className={`${slot} none`} />;
  return (
    <span className={slot}>
      <span className="print">
        <Picture element={element} />
      </span>
      <b className="ab">{shortOf(say(element), kind)}</b>
    </span>
  );
}

/** The names of what is in the slots, where there is room for them. */
function Caption({ location }: { readonly location: Location }) {
  const say = useSay();
  const { suspect, crime } = location;
  return (
    <span className="names">
      <b className={suspect ? '' : 'none'}>{suspect ? say(suspect) : say('map.no-suspect')}</b>
      <b className={crime ? '' : 'none'}>{crime ? say(crime) : say('map.no-crime')}</b>
    </span>
  );
}

interface StackProps {
  readonly kind: Kind;
  readonly marks: View['marks'];
  readonly question: boolean;
  readonly fresh: ReadonlySet<string> | undefined;
}

function Stack({ kind, marks, question, fresh }: StackProps) {
  const pieces = marks.length + (question ? 1 : 0);
  return (
    <span className={`st st-${kind}`}>
      {question && <i className="tk ask">?</i>}
      {marks.map((mark, at) => (
        <Token
          key={mark.seat}
          seat={mark.seat}
          kind={mark.kind}
          className={`${foldClass(at + (question ? 1 : 0), pieces)} ${fresh?.has(pieceKey(mark.seat, mark.element)) ? 'fresh' : ''}`}
        />
      ))}
      <Rest pieces={pieces} />
    </span>
  );
}
