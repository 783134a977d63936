/** Choices as forms: what is given, and what is still asked of whoever acts. docs/turns.md, "Forms" */

import { expand } from './choice';
import type { Action, Choice } from './game';

type Value = Action[string];

/** A field with the values on offer. */
export interface Field {
  readonly name: string;
  readonly values: readonly Value[];
}

/** What can be done in one way, but for the values of its fields. */
export interface Form {
  /** What it is known by among the forms of one moment. */
  readonly id: string;
  readonly type: string;
  /** What is the same whatever is chosen. */
  readonly given: Readonly<Record<string, Value>>;
  /** Each combination of these is legal. */
  readonly fields: readonly Field[];
  /** Where not every combination is: the whole actions, of which one is chosen. Then there are no fields. */
  readonly actions?: readonly Action[];
}

/** The forms of all that may be done now, one for each kind of action, in the order of the choices. */
export function formsOf(choices: readonly Choice[]): readonly Form[] {
  const types = [...new Set(choices.map(({ type }) => type))];
  return types.flatMap((type) => {
    const same = choices.filter((choice) => choice.type === type);
    return isAlike(same) ? same.map(formOf) : [together(type, same)];
  });
}

/** The action of a form that was filled in; undefined if it is none of those on offer. */
export function filled({ type, given, fields }: Form, values: Readonly<Record<string, string>>): Action | undefined {
  const chosen = fields.map(({ name, values: offered }) => [name, offered.find((value) => String(value) === values[name])]);
  if (chosen.some(([, value]) => value === undefined)) return undefined;
  return { type, ...given, ...Object.fromEntries(chosen) } as Action;
}

/** Whether they ask for the same, so that only what is given tells them apart. */
function isAlike(choices: readonly Choice[]): boolean {
  const asked = choices.map((choice) => JSON.stringify(formOf(choice).fields));
  return asked.every((fields) => fields === asked[0]);
}

function formOf({ type, ...held }: Choice): Form {
  const entries = Object.entries(held);
  const given = Object.fromEntries(entries.flatMap(([name, value]) => (isList(value) ? [] : [[name, value]])));
  const fields = entries.flatMap(([name, values]) => (isList(values) ? [{ name, values }] : []));
  return { id: [type, ...Object.values(given)].join(' '), type, given, fields };
}

function together(type: string, choices: readonly Choice[]): Form {
  const actions = expand(choices);
  const [first] = actions;
  const { type: _, ...fields } = first ?? { type };
  const given = Object.entries(fields).filter(([name, value]) => actions.every((action) => action[name] === value));
  return { id: type, type, given: Object.fromEntries(given), fields: [], actions };
}

function isList(held: Choice[string]): held is readonly Value[] {
  return Array.isArray(held);
}
