import { expect, test } from 'vitest';
import { all, assign, conditional, updating } from './expression';

const isThere = { text: 'attribute_exists(pk)' };

test('what has a value is set, what has none is removed', () => {
  expect(assign({ version: 2, listed: undefined, state: 'x', turn: undefined })).toEqual({
    text: 'SET #version = :new_version, #state = :new_state REMOVE #listed, #turn',
    names: { '#version': 'version', '#listed': 'listed', '#state': 'state', '#turn': 'turn' },
    values: { ':new_version': 2, ':new_state': 'x' },
  });
  expect(assign({ listed: undefined }).text).toBe('REMOVE #listed');
});

test('conditions are joined with their names and values', () => {
  const one = { text: '#a = :a OR #b = :a', names: { '#a': 'a', '#b': 'b' }, values: { ':a': 1 } };
  expect(all(one, isThere)).toEqual({ ...one, text: '(#a = :a OR #b = :a) AND (attribute_exists(pk))' });
});

test('an update has the names and values of both its parts, and none where there are none', () => {
  const update = assign({ version: 2 });
  const condition = { text: '#version = :version', names: { '#version': 'version' }, values: { ':version': 1 } };
  expect(updating(update, condition)).toEqual({
    UpdateExpression: 'SET #version = :new_version',
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':new_version': { N: '2' }, ':version': { N: '1' } },
  });
  expect(conditional(isThere)).toEqual({ ConditionExpression: 'attribute_exists(pk)' });
});
