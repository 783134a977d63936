/** Woken by what SES tells of letters: stops mail to addresses that cannot be reached or do not want it. */

import type { SNSEvent } from 'aws-lambda';
import { feedback } from '../feedback/feedback';
import { stackDatabase } from './parts/database';
import { count, worker } from './parts/powertools';

const db = stackDatabase();

/** What SES writes, in words, when it is told to write here. */
const GREETING = /^Successfully validated SNS topic /;

export const handler = worker(async ({ Records }: SNSEvent) => {
  for (const { Sns } of Records.filter((record) => !GREETING.test(record.Sns.Message))) {
    const { bounces, complaints } = await feedback({ db, now: Date.now }, JSON.parse(Sns.Message));
    count('Bounces', bounces);
    count('Complaints', complaints);
  }
});
