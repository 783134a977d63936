/** What the viewer may do now, sorted out of the choices. docs/rules/pi.md, "A turn". */

import type { Choice } from '@shared/game';
import type { Crime, Element, Place, Suspect } from '@shared/games/pi/types';

export const ACTS = ['investigate', 'evidence', 'solve'] as const;
export type Act = (typeof ACTS)[number];

export interface Offer {
  /** The kinds of action there are, in the order they are shown. */
  readonly acts: readonly Act[];
  readonly places: readonly Place[];
  readonly cards: readonly Element[];
  /** What a guess may name. */
  readonly guess: {
    readonly suspect: readonly Suspect[];
    readonly place: readonly Place[];
    readonly crime: readonly Crime[];
  };
}

/** Undefined choices: not the viewer's turn, nothing is on offer. */
export function offerOf(choices: readonly Choice[] | undefined): Offer {
  const all = choices ?? [];
  return {
    acts: ACTS.filter((act) => all.some((choice) => choice.type === act)),
    places: values(all, 'investigate', 'place') as readonly Place[],
    cards: values(all, 'evidence', 'card') as readonly Element[],
    guess: {
      suspect: values(all, 'solve', 'suspect') as readonly Suspect[],
      place: values(all, 'solve', 'place') as readonly Place[],
      crime: values(all, 'solve', 'crime') as readonly Crime[],
    },
  };
}

/** Every value a field takes in the choices of one kind, each once. */
function values(choices: readonly Choice[], act: Act, field: string): readonly unknown[] {
  return [...new Set(choices.filter((choice) => choice.type === act).flatMap((choice) => choice[field] ?? []))];
}
