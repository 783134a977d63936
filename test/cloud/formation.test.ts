/** What CloudFormation has functions of the stack do while it deploys. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseKeys } from '../../functions/push/keys';
import { endClean } from './support/clean';
import { type Cloud, startCloud } from './support/cloud';
import { type Order, type Outcome, order } from './support/formation';
import { arrive } from './support/people';
import { noticesOf } from './support/subscriber';

let cloud: Cloud;

beforeAll(async () => {
  cloud = await startCloud();
});

afterAll(() => endClean(cloud));

type Properties = Order['ResourceProperties'];

/** What the template says of the resource of a type, of several of that of this name, in texts, as CloudFormation hands it over. */
function propertiesOf(type: string, name?: string): Properties {
  const all = [...cloud.template.all<Record<string, unknown>>(type).values()];
  const { ServiceToken: _, ...properties } = all.find(({ Name }) => name === undefined || Name === name) ?? absent();
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, String(value)]));
}

function absent(): never {
  throw new Error('the template has no such resource');
}

describe('the keys of push', () => {
  const NAME = '/casebook/live/vapid';

  const ordered = (RequestType: 'Create' | 'Update', more: Properties = {}): Promise<Outcome> => {
    const ResourceProperties = { ...propertiesOf('Custom::Secret', NAME), ...more };
    const before = RequestType === 'Update' ? { PhysicalResourceId: NAME, OldResourceProperties: ResourceProperties } : {};
    return order(cloud.function('secret'), { RequestType, ResourceProperties, ...before });
  };

  const shown = async (): Promise<string> => {
    const { visitor } = (await arrive(cloud, 1))[0] ?? absent();
    return (await noticesOf(visitor)).push.key;
  };

  test('were made with the stack, sealed; browsers are told the public half, and CloudFormation no other', async () => {
    const { Type, Value } = cloud.parameters.values.get(NAME) ?? absent();
    const keys = parseKeys(Value) ?? absent();
    expect(Type).toBe('SecureString');
    expect(await shown()).toBe(keys.publicKey);
    const made = await ordered('Create');
    expect(made).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: NAME, Data: { PublicKey: keys.publicKey } });
    expect(JSON.stringify(made)).not.toContain(keys.privateKey);
  });

  test('stay what they are in every edition', async () => {
    const stored = cloud.parameters.values.get(NAME);
    expect(await ordered('Update', { Edition: '7' })).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: NAME });
    expect(cloud.parameters.values.get(NAME)).toEqual(stored);
  });
});

describe('the secret that CloudFront adds', () => {
  const NAME = '/casebook/live/origin-secret';

  const create = (): Promise<Outcome> =>
    order(cloud.function('secret'), { RequestType: 'Create', ResourceProperties: propertiesOf('Custom::Secret', NAME) });
  const renew = (edition: number): Promise<Outcome> =>
    order(cloud.function('secret'), {
      RequestType: 'Update',
      PhysicalResourceId: NAME,
      ResourceProperties: { Name: NAME, Edition: String(edition) },
      OldResourceProperties: { Name: NAME, Edition: String(edition - 1) },
    });

  test('was made with the stack, sealed, and is the same when it is ordered once more', async () => {
    const stored = cloud.parameters.values.get(NAME);
    const made = await create();
    expect(made).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: NAME, NoEcho: true });
    const { Value = '' } = made.Data ?? {};
    expect(Value).toMatch(/^[\w-]{43}$/);
    expect(stored).toEqual({ Type: 'SecureString', Value: expect.stringContaining(Value) });
    expect(cloud.parameters.values.get(NAME)).toEqual(stored);
    const headers = { 'Casebook-Origin': Value };
    expect((await fetch(`${cloud.gateway.back}/api/games?status=open`, { headers })).status).toBe(200);
  });

  test('may be renewed: the API takes the new one and the one before, and none that is older', async () => {
    const outcomes = [await create(), await renew(2), await renew(3)];
    const secrets = outcomes.map(({ Data }) => Data?.Value ?? '');
    expect(new Set(secrets).size).toBe(3);
    await cloud.function('api').kill();
    const statuses = secrets.map(async (secret) => {
      const headers = { 'Casebook-Origin': secret };
      return (await fetch(`${cloud.gateway.back}/api/games?status=open`, { headers })).status;
    });
    expect(await Promise.all(statuses)).toEqual([403, 200, 200]);
  });
});

test('the guard lets a stack be made, refuses a step that loses games, and lets CloudFormation take it back', async () => {
  const guard = cloud.function('guard');
  const made = propertiesOf('Custom::Guard');
  const at = (generation: number, later: number): Properties => ({
    ...made,
    Generation: String(generation),
    Made: String(Number(made.Made) + later),
  });
  const step = (to: Properties, from: Properties): Promise<Outcome> =>
    order(guard, { RequestType: 'Update', PhysicalResourceId: 'guard', ResourceProperties: to, OldResourceProperties: from });

  expect(await order(guard, { RequestType: 'Create', ResourceProperties: made })).toMatchObject({ Status: 'SUCCESS' });
  const [before, after] = [at(2, 0), at(1, 1)];
  expect(await step(after, before)).toMatchObject({
    Status: 'FAILED',
    PhysicalResourceId: 'guard',
    Reason: expect.stringContaining('generation'),
  });
  expect(await step(before, after)).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: 'guard' });
  expect(await step(at(1, 0), at(2, 1))).toMatchObject({ Status: 'SUCCESS' });
});
