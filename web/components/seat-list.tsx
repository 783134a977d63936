'use client';

import './seat-list.css';
import type { SeatInfo } from '@shared/api/games';
import type { Seat } from '@shared/game';
import { useNow } from '@web/clock/use-now';
import { absence } from '@web/clock/words';
import { namesOf } from '@web/games/names';
import { habit } from '@web/games/replies';
import { useZone } from '@web/people/visitor';
import { say } from '@web/words/say';
import type { ReactNode } from 'react';
import { Who } from './who';

interface Props {
  readonly seats: readonly SeatInfo[];
  readonly you: Seat | undefined;
  readonly host: Seat;
  /** The seat that is kept for the reader. */
  readonly kept?: Seat | undefined;
  /** What may be done with a seat. */
  readonly act?: (seat: Seat) => ReactNode;
}

/** Who sits at a table and how soon they usually answer, and which seats are free, or kept for somebody. */
export function SeatList({ seats, you, host, kept, act }: Props) {
  const names = namesOf(seats);
  return (
    <ol className="seat-list" aria-label={say('seats')}>
      {seats.map((info, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <li key={seat}>
          {info.player === undefined ? (
            <>
              <span className="free" aria-hidden="true" />
              <span className="meta">{free(info, seat === kept)}</span>
            </>
          ) : (
            <>
              <Who seat={seat} names={names} />
              <span>
                <b>{names(seat)}</b> {role(seat, host, you)}
                {seat !== you && <Reachable info={info} />}
              </span>
            </>
          )}
          {act?.(seat)}
        </li>
      ))}
    </ol>
  );
}

/** How soon a player usually answers, and when they are on vacation. */
function Reachable({ info: { replies, away } }: { readonly info: SeatInfo }) {
  const now = useNow();
  const zone = useZone();
  const words = [
    ...(away && away.until > now ? [absence(away, now, zone)] : []),
    ...(replies === undefined ? [] : [say('repliesHere', { span: habit(replies) })]),
  ];
  return words.length > 0 && <span className="meta usual">{words.join(' · ')}</span>;
}

function free({ reserved, name }: SeatInfo, isKept: boolean): string {
  if (isKept) return say('keptForYou');
  return reserved && name !== undefined ? say('keptFor', { name }) : say('freeSeat');
}

function role(seat: Seat, host: Seat, you: Seat | undefined) {
  const words = [...(seat === host ? [say('host')] : []), ...(seat === you ? [say('thatIsYou')] : [])];
  return words.length > 0 && <span className="meta">{words.join(' · ')}</span>;
}
