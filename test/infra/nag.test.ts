import { App } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { ACKNOWLEDGED, acknowledge } from '../../infra/nag';
import type { Settings } from '../../infra/settings';
import { stackOf } from './template';

interface Finding {
  /** Of a construct, in the stack. */
  readonly at: string;
  readonly rule: string;
}

function findings(settings: Partial<Settings>, prepare: typeof acknowledge = () => {}): Finding[] {
  const stack = stackOf(settings);
  prepare(stack);
  const { violations } = new AwsSolutionsChecks(new App()).validateScope(stack);
  return violations.flatMap(({ ruleName: rule, violatingResources }) =>
    violatingResources.map(({ constructPath = '' }) => ({ at: constructPath.slice(constructPath.indexOf('/') + 1), rule })),
  );
}

const OWN_DOMAIN = {
  domain: 'casebook.example',
  certificate: 'arn:aws:acm:us-east-1:111122223333:certificate/0f0e-1d',
};

describe('the checks of AwsSolutions', () => {
  it.each([
    ['under CloudFront’s name', {}],
    ['under a name of its own', OWN_DOMAIN],
    ['with a single address to send from', { identity: 'address', sandbox: ['nora@home.example'] } as const],
    ['with a sender that SES knows already', { identity: 'existing' } as const],
  ])('find nothing that is not acknowledged, %s', (_, settings) => {
    expect(findings(settings, acknowledge)).toEqual([]);
  });

  it('find all that is acknowledged, each where it is acknowledged and once', () => {
    const found = findings({});
    const acknowledged = ACKNOWLEDGED.flatMap(({ at, findings }) => findings.map((rule) => ({ at, rule })));
    const placed = found.map(({ at, rule }) => ({
      at: acknowledged.find((one) => one.rule === rule && at.startsWith(one.at))?.at,
      rule,
    }));
    expect(sorted(placed)).toEqual(sorted(acknowledged));
  });
});

function sorted(findings: readonly object[]): string[] {
  return findings.map((finding) => JSON.stringify(finding)).sort();
}
