/** Checks values by the part of JSON Schema that the API's description uses, and knows when it meets another part. */

export type Schema = Readonly<Record<string, unknown>>;

const KNOWN = new Set([
  '$ref',
  'additionalProperties',
  'anyOf',
  'const',
  'description',
  'enum',
  'items',
  'maximum',
  'maxLength',
  'minimum',
  'minLength',
  'pattern',
  'properties',
  'propertyNames',
  'readOnly',
  'required',
  'type',
]);

/** What is wrong with a value, each with its place; empty: nothing. References are looked up in `document`. */
export function faults(document: unknown, schema: Schema, value: unknown, place = '$'): string[] {
  const unknown = Object.keys(schema).filter((keyword) => !KNOWN.has(keyword));
  if (unknown.length > 0) throw new Error(`${place}: this checker does not know ${unknown.join(', ')}`);
  if (typeof schema.$ref === 'string') return faults(document, resolve(document, schema.$ref), value, place);
  const { anyOf } = schema as { anyOf?: readonly Schema[] };
  if (anyOf && !anyOf.some((one) => faults(document, one, value, place).length === 0)) return [`${place}: fits none`];
  return [
    ...own(schema, value).map((fault) => `${place}: ${fault}`),
    ...(Array.isArray(value) ? value : []).flatMap((item, at) =>
      schema.items ? faults(document, schema.items as Schema, item, `${place}[${at}]`) : [],
    ),
    ...(isObject(value) ? inside(document, schema, value, place) : []),
  ];
}

function inside(document: unknown, schema: Schema, value: Schema, place: string): string[] {
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const rest = schema.additionalProperties;
  const missing = ((schema.required ?? []) as string[]).filter((name) => !(name in value));
  return [
    ...missing.map((name) => `${place}: ${name} is missing`),
    ...Object.entries(value).flatMap(([name, held]) => {
      const at = `${place}.${name}`;
      if (Object.hasOwn(properties, name)) return faults(document, properties[name] as Schema, held, at);
      if (rest === false) return [`${at} is not described`];
      return isObject(rest) ? faults(document, rest, held, at) : [];
    }),
  ];
}

/** What a value by itself, not what is in it, has wrong. */
function own(schema: Schema, value: unknown): string[] {
  const {
    type,
    enum: values,
    pattern,
    minimum,
    maximum,
    minLength,
    maxLength,
  } = schema as {
    type?: string | readonly string[];
    enum?: readonly unknown[];
    pattern?: string;
    minimum?: number;
    maximum?: number;
    minLength?: number;
    maxLength?: number;
  };
  const is = typeOf(value);
  const types = [type ?? []].flat();
  return [
    types.length > 0 && !types.includes(is) && !(is === 'integer' && types.includes('number')) && `is ${is}, not ${types}`,
    'const' in schema && value !== schema.const && 'is another constant',
    values && !values.includes(value) && `is none of ${values}`,
    typeof value === 'string' && pattern && !new RegExp(pattern, 'u').test(value) && `does not match ${pattern}`,
    typeof value === 'string' && value.length < (minLength ?? 0) && 'is too short',
    typeof value === 'string' && value.length > (maxLength ?? Infinity) && 'is too long',
    typeof value === 'number' && (value < (minimum ?? -Infinity) || value > (maximum ?? Infinity)) && 'is out of range',
  ].filter((fault) => typeof fault === 'string');
}

function resolve(document: unknown, reference: string): Schema {
  let found = document;
  for (const step of reference.replace(/^#\//, '').split('/')) found = (found as Schema)[step];
  if (!isObject(found)) throw new Error(`${reference} leads nowhere`);
  return found;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
