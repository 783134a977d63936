/** The site's side of every title, by the title's id. */

import type { Board } from './board';
import { mrJackPocket } from './mr-jack-pocket';
import { pi } from './pi';

export const boards: Readonly<Record<string, Board>> = { 'mr-jack-pocket': mrJackPocket, pi };
