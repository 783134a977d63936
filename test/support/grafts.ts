/** A value with one part taken from another, and which part that was: `board.3.suspect`. */
export interface Graft {
  readonly path: string;
  readonly whole: unknown;
}

/** Each way to put one part of `other`, the smallest that differs, into `one`. Fields of these names are left alone. */
export function grafts(one: unknown, other: unknown, except: readonly string[], path = ''): readonly Graft[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (!isHeld(one) || !isHeld(other) || Array.isArray(one) !== Array.isArray(other)) return [{ path, whole: other }];
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return [{ path, whole: other }];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => !except.includes(name));
  return names.flatMap((name) =>
    grafts(one[name], other[name], except, path === '' ? name : `${path}.${name}`).map((graft) => ({
      path: graft.path,
      whole: put(one, name, graft.whole),
    })),
  );
}

type Held = Readonly<Record<string, unknown>>;

function isHeld(value: unknown): value is Held {
  return typeof value === 'object' && value !== null;
}

function put(one: Held, name: string, value: unknown): unknown {
  if (Array.isArray(one)) return one.with(Number(name), value);
  const { [name]: _, ...rest } = one;
  return value === undefined ? rest : { ...rest, [name]: value };
}
