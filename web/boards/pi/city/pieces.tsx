/** The wooden pieces: tokens, investigators, and the counts of those that do not fit. */

import './pieces.css';
import type { Seat } from '@shared/game';
import { Icon } from '@web/components/icon';
import { initial, seatClass } from '@web/components/who';
import { useNames, useSay } from '../speech';
import { folded, MAP, STREET } from './crowd';

interface TokenProps {
  readonly seat: Seat;
  readonly kind: 'disc' | 'cube';
  readonly className?: string;
}

export function Token({ seat, kind, className = '' }: TokenProps) {
  return <i className={`tk ${kind} ${seatClass(seat)} ${className}`}>{initial(seat, useNames())}</i>;
}

interface PawnProps {
  readonly seat: Seat;
  /** What lies on it, discs first: their order tells nothing. Undefined: not sent yet. */
  readonly tokens?: { readonly discs: number; readonly cubes: number };
  readonly className?: string;
}

export function Pawn({ seat, tokens, className = '' }: PawnProps) {
  const names = useNames();
  return (
    <span className={`pawn ${seatClass(seat)} ${tokens ? '' : 'ghost'} ${className}`}>
      <Icon name="inv" />
      <b>{initial(seat, names)}</b>
      {tokens ? (
        <>
          {row(tokens.discs, 'd')}
          {row(tokens.cubes, 'c')}
        </>
      ) : (
        <em>?</em>
      )}
    </span>
  );
}

function row(count: number, sign: 'd' | 'c') {
  return Array.from({ length: count }, (_, at) => `${sign}${at}`).map((key) => <i key={key} className={sign} />);
}

/** The classes that hide a piece, counted from 0, where there is no room for all. */
export function foldClass(at: number, pieces: number): string {
  const onMap = at < pieces - folded(pieces, MAP) ? '' : 'over-map';
  const onStreet = at < pieces - folded(pieces, STREET) ? '' : 'over-street';
  return `${onMap} ${onStreet}`;
}

/** The counts of the pieces folded away: one for a small card, one for a card with room. */
export function Rest({ pieces }: { readonly pieces: number }) {
  const say = useSay();
  const map = folded(pieces, MAP);
  const street = folded(pieces, STREET);
  return (
    <>
      {map > 0 && <b className="rest on-map">{say('map.rest', { count: map })}</b>}
      {street > 0 && <b className="rest on-street">{say('map.rest', { count: street })}</b>}
    </>
  );
}
