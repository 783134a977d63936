/** What SES tells of letters that came back, or that nobody wanted. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Visitor } from '../support/visitor';
import { endClean } from './support/clean';
import { type Cloud, startCloud } from './support/cloud';
import { tell } from './support/events';
import { arrive, mailsTo, move, type People, type Person, sitDownToTwo, toldOf } from './support/people';

let cloud: Cloud;
let people: People;
let second: string;

/** The game of those whose mail this is about begins. */
async function begin(persons: readonly Person[]): Promise<void> {
  people = await sitDownToTwo(persons);
  await cloud.settle();
  [, second = ''] = people.addresses;
}

beforeAll(async () => {
  cloud = await startCloud();
});

afterAll(() => endClean(cloud));

/** As SES tells of the last letter to an address. */
function told(eventType: 'Bounce' | 'Complaint', what: object, sent = cloud.clock.now()): string {
  const mail = {
    timestamp: new Date(sent).toISOString(),
    source: 'casebook@example.net',
    sendingAccountId: '000000000000',
    messageId: '0100-1',
    destination: [second],
    headersTruncated: false,
    headers: [{ name: 'To', value: second }],
    commonHeaders: { to: [second], subject: 'Your turn' },
    tags: { 'ses:configuration-set': ['Sending'] },
  };
  return JSON.stringify({ eventType, mail, [eventType.toLowerCase()]: { feedbackId: '1', timestamp: mail.timestamp, ...what } });
}

function bounce(bounceType: string, bounceSubType = 'General'): string {
  const bouncedRecipients = [{ emailAddress: second, action: 'failed', status: '5.1.1', diagnosticCode: 'smtp; 550 unknown' }];
  return told('Bounce', { bounceType, bounceSubType, bouncedRecipients });
}

function complaint(more: object = {}): string {
  return told('Complaint', { complainedRecipients: [{ emailAddress: second }], ...more });
}

function owner(): Visitor {
  const [, player] = people.players;
  if (!player) throw new Error('nobody sits there');
  return player;
}

/** What the second player has been told once their turn has come. */
async function toldAfterMove(): Promise<readonly string[]> {
  await move(people);
  await cloud.settleAll();
  return toldOf(cloud, people);
}

const STARTED = ['started 0', 'started 1'];

describe('no more mail goes to an address', () => {
  beforeEach(async () => begin(await arrive(cloud, 2)));

  test.each<[string, () => string, why: string]>([
    ['that is none', () => bounce('Permanent'), 'bounced'],
    ['whose owner complains', () => complaint({ complaintFeedbackType: 'abuse' }), 'complained'],
    ['whose owner complains without a word', () => complaint(), 'complained'],
  ])('%s, and its owner is told on the site', async (_, message, why) => {
    await tell(cloud, message());
    await tell(cloud, message());
    expect(await owner().me()).toMatchObject({ email: second, mailStopped: { why, since: expect.any(Number) } });
    expect(await toldAfterMove()).toEqual(STARTED);
  });

  test('until its owner mends it: a mail comes that shows it, and turns are told again', async () => {
    await tell(cloud, bounce('Permanent'));
    const before = mailsTo(cloud, second).length;
    const { status } = await owner().ask('/api/me/address/mending', { method: 'POST' });
    expect(status).toBeLessThan(300);
    await cloud.settle();
    expect(mailsTo(cloud, second)).toHaveLength(before + 1);
    expect((await owner().me()).mailStopped).toBeUndefined();
    expect(await toldAfterMove()).toEqual(['2 1', ...STARTED]);
  });

  test('although the database is busy at first: SES tells it again', async () => {
    cloud.wire('feedback').faults.set('UpdateItem', Array(9).fill('throttled'));
    await expect(tell(cloud, bounce('Permanent'))).rejects.toThrow('failed');
    cloud.wire('feedback').faults.clear();
    await tell(cloud, bounce('Permanent'));
    expect(await owner().me()).toMatchObject({ mailStopped: { why: 'bounced' } });
  });
});

describe('nothing is stopped', () => {
  let persons: readonly Person[];

  beforeAll(async () => {
    persons = await arrive(cloud, 2);
  });

  beforeEach(() => begin(persons));

  test.each<[string, () => string]>([
    ['a program that answers for somebody away', () => bounce('Transient')],
    ['a mailbox that is full', () => bounce('Transient', 'MailboxFull')],
    ['a word that a mail was wanted', () => complaint({ complaintFeedbackType: 'not-spam' })],
  ])('by %s', async (_, message) => {
    await tell(cloud, message());
    expect((await owner().me()).mailStopped).toBeUndefined();
    expect(await toldAfterMove()).toEqual(['2 1', ...STARTED]);
  });

  test('by what SES writes in words when it is told where to write: it is no failure, and counts as nothing', async () => {
    const { lines } = cloud.function('feedback');
    const before = lines.length;
    await tell(cloud, 'Successfully validated SNS topic for Amazon SES event publishing.');
    expect(lines.slice(before).filter((line) => /Bounces|Complaints/.test(line))).toEqual([]);
    expect((await owner().me()).mailStopped).toBeUndefined();
  });

  test.each(['', 'Successfully', '{"eventType":"Bounce"}', '[]'])(
    'by what cannot be read, %j: it fails, for the dead letters',
    async (message) => {
      await expect(tell(cloud, message)).rejects.toThrow('failed');
      expect((await owner().me()).mailStopped).toBeUndefined();
    },
  );
});
