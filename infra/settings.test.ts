import { App } from 'aws-cdk-lib';
import { describe, expect, test } from 'vitest';
import { context as FLAGS } from '../cdk.json';
import { settingsOf, UnfitSettings } from './settings';

const CERTIFICATE = 'arn:aws:acm:us-east-1:111122223333:certificate/0f0e-1d';
const LEAST = { sender: 'Casebook <turns@casebook.example>', alarms: 'ops@casebook.example' };

function read(context: Readonly<Record<string, unknown>>) {
  return settingsOf(new App({ context }).node);
}

test('a sender and an address for alarms are enough', () => {
  expect(read(LEAST)).toEqual({
    ...LEAST,
    stage: 'live',
    identity: 'domain',
    sandbox: [],
    budget: 20,
    generation: 1,
    edition: 1,
    force: false,
  });
});

test('everything else may be decided, too', () => {
  const all = { stage: 'trial-2', domain: 'play.casebook.example', certificate: CERTIFICATE, identity: 'address' };
  expect(
    read({
      ...LEAST,
      ...all,
      sandbox: 'nora@home.example, theo@home.example',
      budget: '5',
      generation: '3',
      edition: '2',
      force: 'yes',
    }),
  ).toEqual({
    ...LEAST,
    ...all,
    sandbox: ['nora@home.example', 'theo@home.example'],
    budget: 5,
    generation: 3,
    edition: 2,
    force: true,
  });
});

describe('what cannot be meant is refused in one sentence that names it', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['sender', { sender: undefined }],
    ['sender', { sender: '' }],
    ['sender', { sender: 'Casebook' }],
    ['sender', { sender: 'Casebook <turns>' }],
    ['alarms', { alarms: undefined }],
    ['alarms', { alarms: 'everybody' }],
    ['alarms', { alarms: 'Ops <ops@casebook.example>' }],
    ['stage', { stage: 'Live' }],
    ['stage', { stage: 'a-stage-of-21-letters' }],
    ['stage', { stage: '../live' }],
    ['domain', { domain: 'play.casebook.example' }],
    ['domain', { domain: 'https://play.casebook.example', certificate: CERTIFICATE }],
    ['certificate', { certificate: CERTIFICATE }],
    ['certificate', { domain: 'play.casebook.example', certificate: CERTIFICATE.replace('us-east-1', 'eu-central-1') }],
    ['identity', { identity: 'nora' }],
    ['sandbox', { sandbox: 'nora@home.example,theo' }],
    ['budget', { budget: 0 }],
    ['budget', { budget: 'a lot' }],
    ['force', { force: 'true' }],
    ['generation', { generation: 0 }],
    ['generation', { generation: 'two' }],
    ['edition', { edition: 0 }],
  ])('%s: %j', (name, context) => {
    const reading = () => read({ ...LEAST, ...context });
    expect(reading).toThrow(UnfitSettings);
    expect(reading).toThrow(new RegExp(`^${name} [^\n]*\\.$`));
  });
});

test.each([
  ['satge', 'stage'],
  ['generaton', 'generation'],
  ['Domain', 'domain'],
  ['sendr', 'sender'],
  ['alarm', 'alarms'],
])('%s is refused, and %s named as what was meant', (written, meant) => {
  expect(() => read({ ...LEAST, [written]: 'x' })).toThrow(
    new UnfitSettings(`${written} is no setting: the nearest is ${meant} (-c ${meant}=...).`),
  );
  expect(() => read({ ...LEAST, sender: undefined, [written]: 'x' })).toThrow(`${written} is no setting`);
});

test('what CDK keeps in the context is its own affair', () => {
  const own = {
    ...FLAGS,
    'aws:cdk:enable-path-metadata': true,
    'aws-cdk:enableDiffNoFail': true,
    'cdk-migrate': true,
    'acknowledged-issue-numbers': [34892],
    'availability-zones:account=111122223333:region=eu-central-1': ['eu-central-1a'],
    'hosted-zone:account=111122223333:domainName=casebook.example:region=eu-central-1': { Id: 'Z1' },
  };
  expect(read({ ...LEAST, ...own })).toEqual(read(LEAST));
});
