/** What the stack may tell a function. */
export function given(name: string): string | undefined {
  return process.env[name] || undefined;
}

/** What the stack tells a function. @throws Error that names what is not set */
export function environment(name: string): string {
  const value = given(name);
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}
