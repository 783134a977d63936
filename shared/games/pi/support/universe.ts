import { ELEMENTS } from '../elements';
import { type Action, type Case, CRIMES, PLACES, SUSPECTS } from '../types';

/** Every case that can be named. */
export const CASES: readonly Case[] = SUSPECTS.flatMap((suspect) =>
  PLACES.flatMap((place) => CRIMES.map((crime) => ({ suspect, place, crime }))),
);

/** Every action that can be written, legal or not. */
export const ACTIONS: readonly Action[] = [
  ...PLACES.map((place): Action => ({ type: 'investigate', place })),
  ...ELEMENTS.map((card): Action => ({ type: 'evidence', card })),
  ...CASES.map((named): Action => ({ type: 'solve', ...named })),
];
