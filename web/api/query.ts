/** The query of an address, with its question mark; what is undefined is left out. */
export function query(fields: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
