/** What workers say of what they do: lines of JSON, and counts in lines that CloudWatch makes metrics of. */

import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { Context } from 'aws-lambda';
import { failureOf } from '../../http/logger';
import type { Log } from './consume';
import { isExpected } from './expected';

/** The function's name and the namespace of its metrics stand in the environment, as POWERTOOLS_... */
const logger = new Logger();
const metrics = new Metrics();

/** What became of a job. Of an error only its name and its place are told: its text may quote anything. */
export const log: Log = {
  failure: (job, error) => {
    const { error: name, stack } = failureOf('WORK', job, error);
    logger.error('failed', { job, failure: name, stack });
  },
  again: (job, error) => logger.info('again', { job, reason: failureOf('WORK', job, error).error }),
};

/** Adds to a metric, within a worker. */
export function count(name: string, times = 1): void {
  metrics.addMetric(name, MetricUnit.Count, times);
}

type Handler<Event, Answer> = (event: Event, context: Context) => Promise<Answer>;

/** What Lambda is told of an error, for it writes down all of that. */
class Failed extends Error {
  override readonly name: string;
  constructor(error: unknown) {
    super('failed');
    this.name = error instanceof Error ? error.name : typeof error;
  }
}

/**
 * The same handler, which tells what it has counted, and of what it throws its name alone.
 * @param jobOf what it was woken for
 */
export function worker<Event, Answer>(
  handler: Handler<Event, Answer>,
  jobOf: (event: Event) => string = () => 'wake',
): Handler<Event, Answer> {
  return async (event, context) => {
    try {
      return await handler(event, context);
    } catch (error) {
      const tell = isExpected(error) ? log.again : log.failure;
      tell(jobOf(event), error);
      throw new Failed(error);
    } finally {
      if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
    }
  };
}
