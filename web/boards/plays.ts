/** The board of every title, by the title's id: loaded when a game is opened, and known to the pages that show one alone. */

import { type ComponentType, lazy } from 'react';
import type { PlayProps } from './board';

export const plays: Readonly<Record<string, ComponentType<PlayProps>>> = {
  'mr-jack-pocket': lazy(async () => ({ default: (await import('./mr-jack-pocket/play')).Play })),
  pi: lazy(async () => ({ default: (await import('./pi/play')).Play })),
};
