import type { Action, Choice } from './game';

/** How many actions a choice stands for. */
export function size(choice: Choice): number {
  let product = 1;
  for (const field in choice) {
    const held = choice[field];
    if (isList(held)) product *= held.length;
  }
  return product;
}

/** How many actions the choices stand for together. */
export function count(choices: readonly Choice[]): number {
  return choices.reduce((sum, choice) => sum + size(choice), 0);
}

/** The action at this place of the list, without writing the list. @throws RangeError past its end. */
export function nth(choices: readonly Choice[], index: number): Action {
  let rest = index;
  for (const choice of choices) {
    const here = size(choice);
    if (rest < here) return within(choice, rest);
    rest -= here;
  }
  throw new RangeError(`no action ${index}`);
}

/** The list of all actions. */
export function expand(choices: readonly Choice[]): Action[] {
  return choices.flatMap((choice) => Array.from({ length: size(choice) }, (_, index) => within(choice, index)));
}

/** Whether an action is one of those that the choices stand for: the same fields, each with a value on offer. */
export function offers(choices: readonly Choice[], action: Action): boolean {
  const fields = Object.keys(action);
  return choices.some(
    (choice) =>
      fields.length === Object.keys(choice).length &&
      fields.every((field) => {
        const held = choice[field];
        return isList(held) ? held.includes(action[field] as never) : held === action[field];
      }),
  );
}

function within(choice: Choice, index: number): Action {
  let rest = index;
  const action: Record<string, Action[string]> = {};
  for (const field in choice) {
    const held = choice[field];
    if (isList(held)) {
      action[field] = held[rest % held.length] as Action[string];
      rest = Math.floor(rest / held.length);
    } else {
      action[field] = held as Action[string];
    }
  }
  return action as Action;
}

function isList(held: Choice[string] | undefined): held is readonly Action[string][] {
  return Array.isArray(held);
}
