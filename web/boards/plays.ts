/** The board of every title, by the title's id: loaded when a game is opened, and known to the pages that show one alone. */

import { type ComponentType, lazy } from 'react';
import { boards } from '.';
import type { PlayProps } from './board';

export const plays: Readonly<Record<string, ComponentType<PlayProps>>> = Object.fromEntries(
  Object.keys(boards).map((title) => [title, lazy(() => load(title))]),
);

async function load(title: string): Promise<{ default: ComponentType<PlayProps> }> {
  const { Play } = (await import(`./${title}/play.tsx`)) as { readonly Play: ComponentType<PlayProps> };
  return { default: Play };
}
