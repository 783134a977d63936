/** Checks values by the schemas of the API's description. */

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';

export type Schema = Readonly<Record<string, unknown>>;

const formats = { date: /^\d{4}-\d\d-\d\d$/ };
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, keywords: ['components'], formats });
const checks = new WeakMap<Schema, ValidateFunction>();

/** What is wrong with a value, each with its place; empty: nothing. References are looked up in `document`. */
export function faults({ components }: { readonly components?: unknown }, schema: Schema, value: unknown): string[] {
  const check = checks.get(schema) ?? ajv.compile({ ...schema, components });
  checks.set(schema, check);
  check(value);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the whole'} ${message}`);
}
