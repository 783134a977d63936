/** The conditions under which the store writes. */

import type { Expression } from './expression';

/** Nothing stands at this key yet. */
export const isNew: Expression = { text: 'attribute_not_exists(#pk)', names: { '#pk': 'pk' } };

/** Something stands at this key. */
export const isThere: Expression = { text: 'attribute_exists(#pk)', names: { '#pk': 'pk' } };

/** No command has been committed since the document was read. */
export function versionIs(version: number): Expression {
  return { text: '#version = :version', names: { '#version': 'version' }, values: { ':version': version } };
}

/** Nobody has sat down, left or changed a name since the document was read. */
export function revisionIs(revision: number): Expression {
  return { text: '#revision = :revision', names: { '#revision': 'revision' }, values: { ':revision': revision } };
}

/** Nothing stands at this key, or what DynamoDB has yet to delete. `now` in epoch seconds. */
export function isNewOrExpired(now: number): Expression {
  return {
    text: 'attribute_not_exists(#pk) OR #expires <= :now',
    names: { '#pk': 'pk', '#expires': 'expires' },
    values: { ':now': now },
  };
}

/** What was read of an item is so still; undefined: there was no such field. */
export function unchanged(fields: Readonly<Record<string, unknown>>): Expression {
  const names = Object.keys(fields);
  const given = names.filter((name) => fields[name] !== undefined);
  return {
    text: names
      .map((name) => (fields[name] === undefined ? `attribute_not_exists(#${name})` : `#${name} = :was_${name}`))
      .join(' AND '),
    names: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    values: Object.fromEntries(given.map((name) => [`:was_${name}`, fields[name]])),
  };
}
