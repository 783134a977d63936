/** Patterns that choose events, as EventBridge and Lambda read them: as much of the language as the stack speaks. */

type Leaf = string | number | boolean | null | { readonly [operator: string]: unknown };

/** Whether a pattern lets an event through. @throws Error if it holds an operator that is not known here. */
export function matches(pattern: object, event: unknown): boolean {
  return Object.entries(pattern).every(([field, wanted]: [string, object | readonly Leaf[]]) => {
    const value = (event as Record<string, unknown> | undefined)?.[field];
    return Array.isArray(wanted) ? wanted.some((leaf: Leaf) => fits(leaf, value)) : matches(wanted, value);
  });
}

function fits(leaf: Leaf, value: unknown): boolean {
  if (leaf === null || typeof leaf !== 'object') return leaf === value;
  const [[operator, of] = ['']] = Object.entries(leaf);
  switch (operator) {
    case 'exists':
      return (value !== undefined) === of;
    case 'prefix':
      return typeof value === 'string' && value.startsWith(String(of));
    case 'anything-but':
      return value !== undefined && ![of].flat().includes(value);
    default:
      throw new Error(`the pattern ${JSON.stringify(leaf)} is not known here`);
  }
}
