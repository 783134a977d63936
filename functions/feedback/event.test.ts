import { describe, expect, test } from 'vitest';
import { feedbackFrom } from './event';

const SENT = '2026-03-02T10:15:30.012Z';

/** Of the letter: told with every event. */
const MAIL = {
  timestamp: SENT,
  source: 'Casebook <casebook@mail.example>',
  sourceArn: 'arn:aws:ses:eu-west-1:123456789012:identity/mail.example',
  sendingAccountId: '123456789012',
  messageId: '0102018f-example',
  destination: ['nora@example.com'],
  headersTruncated: false,
  headers: [{ name: 'Subject', value: 'Your turn' }],
  commonHeaders: { from: ['Casebook <casebook@mail.example>'], to: ['nora@example.com'], subject: 'Your turn' },
  tags: { 'ses:configuration-set': ['casebook'] },
};

/** A report may name anybody, and whoever writes it chooses whom. */
const SOMEBODY = { emailAddress: 'theo@example.com' };

function bounce(bounceType: string, bounceSubType: string, destination: readonly unknown[] = MAIL.destination): object {
  return {
    bounce: {
      bounceType,
      bounceSubType,
      bouncedRecipients: [{ ...SOMEBODY, action: 'failed', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' }],
      timestamp: '2026-03-02T10:15:31.500Z',
      feedbackId: '0102018f-feedback',
      reportingMTA: 'dns; mail.example',
    },
    mail: { ...MAIL, destination },
  };
}

function complaint(more: object = {}): object {
  return {
    complaint: {
      complainedRecipients: [SOMEBODY],
      timestamp: '2026-03-03T08:00:00.000Z',
      feedbackId: '0102018f-complaint',
      ...more,
    },
    mail: MAIL,
  };
}

const NORA_BOUNCED = { of: 'bounce', recipients: ['nora@example.com'], sent: Date.parse(SENT) };
const NORA_COMPLAINED = { ...NORA_BOUNCED, of: 'complaint' };

describe.each(['eventType', 'notificationType'])('an event that is told by %s', (field) => {
  test.each(['General', 'NoEmail', 'Suppressed', 'OnAccountSuppressionList'])('is a bounce for good: %s', (subType) => {
    expect(feedbackFrom({ [field]: 'Bounce', ...bounce('Permanent', subType) })).toEqual(NORA_BOUNCED);
  });

  test.each([
    ['Transient', 'General'],
    ['Transient', 'MailboxFull'],
    ['Transient', 'MessageTooLarge'],
    ['Transient', 'ContentRejected'],
    ['Undetermined', 'Undetermined'],
  ])('is nothing where it may come another time, or where a program answers: %s, %s', (type, subType) => {
    expect(feedbackFrom({ [field]: 'Bounce', ...bounce(type, subType) })).toBeUndefined();
  });

  test.each([{ complaintFeedbackType: 'abuse', userAgent: 'AnyCompany' }, { complaintFeedbackType: null }, {}])(
    'is a complaint: %j',
    (more) => expect(feedbackFrom({ [field]: 'Complaint', ...complaint(more) })).toEqual(NORA_COMPLAINED),
  );

  test('is nothing where somebody says that a mail was wanted', () => {
    expect(feedbackFrom({ [field]: 'Complaint', ...complaint({ complaintFeedbackType: 'not-spam' }) })).toBeUndefined();
  });

  test.each(['Send', 'Delivery', 'DeliveryDelay', 'Reject', 'Rendering Failure', 'AmazonSnsSubscriptionSucceeded'])(
    'is nothing against an address: %s',
    (type) => expect(feedbackFrom({ [field]: type, mail: MAIL })).toBeUndefined(),
  );
});

test('several recipients are told at once, and with their names', () => {
  const recipients = ['Nora <nora@example.com>', '"Doe, <J>" <J.Doe@Example.com> ', ' theo@example.com'];
  const event = { eventType: 'Bounce', ...bounce('Permanent', 'General', recipients) };
  expect(feedbackFrom(event)?.recipients).toEqual(['nora@example.com', 'J.Doe@Example.com', 'theo@example.com']);
});

test('a time may be told with its offset', () => {
  const event = {
    eventType: 'Bounce',
    ...bounce('Permanent', 'General'),
    mail: { ...MAIL, timestamp: '2026-03-02T03:15:30.012-07:00' },
  };
  expect(feedbackFrom(event)).toEqual(NORA_BOUNCED);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'Successfully validated SNS topic'],
  ['no type', { mail: MAIL }],
  ['a type that is none', { eventType: 7, ...bounce('Permanent', 'General') }],
  ['a letter to nobody', { eventType: 'Bounce', bounce: { bounceType: 'Permanent' }, mail: { timestamp: SENT } }],
  ['a bounce of a letter without a time', { eventType: 'Bounce', ...bounce('Permanent', 'General'), mail: {} }],
  ['a time that is none', { eventType: 'Complaint', ...complaint(), mail: { timestamp: 'nora@example.com' } }],
  ['a recipient without an address', { eventType: 'Bounce', ...bounce('Permanent', 'General', [7]) }],
])('%s cannot be read, and what is thrown quotes none of it', (_, event) => {
  let thrown: unknown;
  try {
    feedbackFrom(event);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ name: 'Unreadable', message: 'unreadable' });
  expect(String((thrown as Error).stack)).not.toContain('example.com');
});
