/** A title in words alone, for pages without script, a terminal and whoever does not see its board. docs/turns.md, "In words" */

import type { Form } from '../forms';
import type { Action } from '../game';
import type { Catalogue, Part, Sentence } from './sentence';

/** Some lines under a heading. */
export interface Passage {
  readonly heading: Sentence;
  readonly lines: readonly Sentence[];
}

/** What a title's folder says of it besides its rules. `words` stand over the title's own. */
export interface InWords<View = unknown> {
  /** Of an action `do.<type>`, `action.<type>`, `field.<field>`, and `value.<field>.<value>` where its own term says too little. */
  readonly words: Catalogue;
  /** Everything that the viewer may know of the position, what matters most for the next turn first. */
  passages(view: View): readonly Passage[];
  /** Every kind of table there is, by its options, in a few words. */
  readonly tables: readonly { readonly options: unknown; readonly sentence: Sentence }[];
}

/** What a form is for: "Rotation, by the token with Exchange". */
export function doing({ type, given }: Pick<Form, 'type' | 'given'>): Sentence {
  return { code: `do.${type}`, parts: partsOf(given) };
}

/** A whole action, as what is to be done: "Ask about Downtown". */
export function acting({ type, ...fields }: Action): Sentence {
  return { code: `action.${type}`, parts: partsOf(fields) };
}

/** What a field is called. */
export function labelOf(field: string): Sentence {
  return { code: `field.${field}` };
}

/** How a field's value reads. */
export function readingOf(words: Catalogue, field: string, value: Action[string]): Sentence {
  const code = `value.${field}.${value}`;
  return { code: Object.hasOwn(words, code) ? code : String(value) };
}

function partsOf(fields: Readonly<Record<string, Action[string]>>): Readonly<Record<string, Part>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'number' ? value : { term: String(value) }]),
  );
}
