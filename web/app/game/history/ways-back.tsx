'use client';

import { Link } from '@web/components/link';
import { type Moment, START } from '@web/history/moment';
import { MomentLink } from '@web/history/moment-link';
import { say } from '@web/words/say';
import type { Ref } from 'react';

interface Props {
  readonly id: string;
  /** The address of the game's page. */
  readonly page: string;
  /** The newest version that anything is told of. */
  readonly latest: number | undefined;
  /** The way to look back. */
  readonly ref: Ref<HTMLAnchorElement>;
}

/** Beside the head of the log: the game's record, and the game as it was a move ago. */
export function WaysBack({ id, page, latest = START, ref }: Props) {
  const before: Moment = { at: Math.max(START, latest - 1) };
  return (
    <>
      <Link href={`/record/?id=${id}`}>{say('record')}</Link>
      <MomentLink page={page} moment={before} ref={ref}>
        {say('lookBack')}
      </MomentLink>
    </>
  );
}
