'use client';

import type { Game } from '@shared/games';
import type { RecordedGame } from '@shared/record/record';
import { statesOf } from '@shared/record/replay';
import { say } from '@web/records/say';
import type { Shown } from '@web/records/with-record';
import { useMemo } from 'react';
import { Listed } from './listed';
import { Playback } from './playback';

/** A record that is open. */
export function Sheet(shown: Shown) {
  const { game, record } = shown;
  const states = useMemo(() => played(game, record), [game, record]);
  const { sight } = record;
  if (sight === 'spectator') return <Listed {...shown} why={say('record.cut.spectator')} />;
  if (sight !== undefined) return <Listed {...shown} why={say('record.cut.seat', { name: record.seats[sight]?.name ?? '' })} />;
  if (states.length === 0) return <Listed {...shown} why={say('record.broken')} />;
  return <Playback {...shown} states={states} />;
}

/** The state of every version; none of a record that cannot be played through. */
function played(game: Game, record: RecordedGame): readonly unknown[] {
  if (record.sight !== undefined) return [];
  try {
    return statesOf(game, record);
  } catch {
    return [];
  }
}
