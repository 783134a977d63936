/** Where a place lies on the map, and how it is dressed. */

import { BRICKS } from '@shared/games/pi/board';
import type { EditionId, Place } from '@shared/games/pi/types';

/** The style that lays a card into the grid: rows of eight half cards, a card two wide. */
export function gridArea(place: Place): string {
  const brick = BRICKS.find((each) => each.place === place);
  return `${(brick?.row ?? 0) + 1} / ${(brick?.column ?? 0) + 1} / auto / span 2`;
}

/** Duel is played after dark; by day a map has no name. */
export function mapOf(edition: EditionId): 'night' | undefined {
  return edition === 'duel' ? 'night' : undefined;
}

export type Tone = 'peach' | 'butter' | 'rose' | 'sea';

const TONES: Readonly<Record<Place, Tone>> = {
  lakeside: 'sea',
  'forest-park': 'butter',
  'little-italy': 'peach',
  trocadero: 'rose',
  'ocean-drive': 'peach',
  'china-town': 'butter',
  'central-station': 'sea',
  'main-street': 'butter',
  'road-house': 'rose',
  'union-square': 'sea',
  downtown: 'rose',
  'ricks-cafe': 'sea',
  waterfront: 'butter',
  'skid-row': 'peach',
};

/** The colours of a place's picture, as a class. */
export function toneClass(place: Place): `tone-${Tone}` {
  return `tone-${TONES[place]}`;
}
