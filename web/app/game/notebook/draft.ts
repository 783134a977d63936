import type { Mark, Note } from '@shared/api/note';
import { clean } from '@web/words/clean';

export type Marks = Readonly<Record<string, Mark>>;

/** What stands in the notebook on this page, saved or not. */
export interface Draft {
  readonly text: string;
  readonly marks: Marks;
}

/** The longest text that is kept, in UTF-16 units. */
export const LONGEST = 4000;

export const EMPTY: Draft = { text: '', marks: {} };

/** From out of the question to certain. */
export const SCALE = ['excluded', 'unlikely', 'possible', 'sure'] as const satisfies readonly Mark[];

/** From one press to the next: along the scale, and back to no mark. */
export function nextMark(mark: Mark | undefined): Mark | undefined {
  return SCALE[mark === undefined ? 0 : SCALE.indexOf(mark) + 1];
}

export function withMark({ text, marks }: Draft, key: string, mark: Mark | undefined): Draft {
  const { [key]: _, ...rest } = marks;
  return { text, marks: mark === undefined ? rest : { ...rest, [key]: mark } };
}

export function isSame(one: Draft | Note, other: Draft | Note): boolean {
  const keys = Object.keys(one.marks);
  return (
    clean(one.text) === clean(other.text) &&
    keys.length === Object.keys(other.marks).length &&
    keys.every((key) => one.marks[key] === other.marks[key])
  );
}
