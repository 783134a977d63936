/** Mail: whom it is from, and what becomes of what comes back. */

import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { meaningOf, resourcesOf, templateOf } from './template';

const template = templateOf();

describe('mail', () => {
  it('goes out encrypted, to whomever the table does not know to be stopped', () => {
    template.hasResourceProperties('AWS::SES::ConfigurationSet', {
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      SuppressionOptions: { SuppressedReasons: [] },
    });
  });

  it('that comes back or is complained of is told to the table, or leaves a dead letter', () => {
    template.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] },
    });
    const [subscription] = [...resourcesOf(template, 'AWS::SNS::Subscription').values()].filter(
      ({ Protocol }) => String(Protocol) === 'lambda',
    );
    expect(meaningOf(template, subscription?.Endpoint)).toBe('Mail/Feedback/Function');
    expect(meaningOf(template, subscription?.TopicArn)).toBe('Mail/Returned');
    expect(meaningOf(template, subscription?.RedrivePolicy?.deadLetterTargetArn)).toBe('Queues/DeadCalls');
    const { DeadLetterConfig } = resourcesOf(template, 'AWS::Lambda::Function').get('Mail/Feedback/Function') ?? {};
    expect(meaningOf(template, DeadLetterConfig?.TargetArn)).toBe('Queues/DeadCalls');
  });

  it('comes from a domain, whose records are told', () => {
    template.hasResourceProperties('AWS::SES::EmailIdentity', { EmailIdentity: 'casebook.example' });
    expect(Object.keys(template.findOutputs('*')).filter((name) => name.startsWith('MailRecord'))).toHaveLength(3);
  });

  it('or from a single address, and in the sandbox to those who have confirmed', () => {
    const sandbox = ['nora@home.example', 'turns@casebook.example', 'nora@home.example'];
    const modest = templateOf({ identity: 'address', sandbox });
    const identities = [...resourcesOf(modest, 'AWS::SES::EmailIdentity').values()];
    expect(identities.map(({ EmailIdentity }) => EmailIdentity)).toEqual(['turns@casebook.example', 'nora@home.example']);
    for (const identity of identities) expect(identity).not.toHaveProperty('DkimSigningAttributes');
    expect(sendingOf(modest)).toEqual([
      'configuration-set/Mail/Sending',
      'identity/Mail/Sender',
      'identity/Mail/nora@home.example',
    ]);
  });

  it('or from what SES knows already, domain or address, which a second stage may use as well', () => {
    const second = templateOf({ identity: 'existing', sandbox: ['nora@home.example', 'turns@casebook.example'] });
    second.resourceCountIs('AWS::SES::EmailIdentity', 0);
    expect(Object.keys(second.findOutputs('*')).filter((name) => name.startsWith('MailRecord'))).toEqual([]);
    expect(sendingOf(second)).toEqual([
      'configuration-set/Mail/Sending',
      'identity/casebook.example',
      'identity/nora@home.example',
      'identity/turns@casebook.example',
    ]);
  });

  function sendingOf(from: Template): string[] {
    const { Resource } = Object.values(from.findResources('AWS::IAM::Policy'))
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
      .find(({ Action }) => Action.includes('ses:SendEmail'));
    return Resource.map((resource: unknown) => meaningOf(from, resource).replace(/.*>:/, '')).sort();
  }
});
