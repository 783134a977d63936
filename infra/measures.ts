/** What is measured: numbers of our own, and those of AWS about our parts. */

import { Duration, Stack } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Api } from './api';
import type { Channels } from './channels';
import type { Clock } from './clock';
import type { Mail } from './mail';
import type { Publish } from './publish';
import type { Queues } from './queues';
import type { Table } from './table';
import type { Workers } from './workers';

/** The parts of the stack that can be in trouble. */
export interface Parts {
  readonly table: Table;
  readonly queues: Queues;
  readonly api: Api;
  readonly mail: Mail;
  readonly publish: Publish;
  readonly workers: Workers;
  readonly channels: Channels;
  readonly clock: Clock;
}

export const EVERY = Duration.minutes(5);

export class Measures extends Construct {
  /** Requests that were turned away because there were too many: the API does not say so in a number of its own. */
  readonly turnedAway: Metric;

  constructor(
    scope: Construct,
    id: string,
    readonly parts: Parts,
  ) {
    super(scope, id);
    this.turnedAway = new MetricFilter(this, 'TurnedAway', {
      logGroup: parts.api.accessLog,
      filterPattern: FilterPattern.all(
        FilterPattern.numberValue('$.status', '=', 429),
        FilterPattern.stringValue('$.integrationStatus', '=', '-'),
      ),
      metricNamespace: Stack.of(this).stackName,
      metricName: 'TurnedAway',
      metricValue: '1',
    }).metric({ statistic: Stats.SUM, period: EVERY });
  }

  /** A number that a function counts itself. */
  own(service: string, metricName: string, period = EVERY): Metric {
    const namespace = Stack.of(this).stackName;
    return new Metric({ namespace, metricName, dimensionsMap: { service }, statistic: Stats.SUM, period });
  }

  /** How long what a minute of the clock left undone has been due, the longest of it, in seconds. */
  late(): Metric {
    return this.own('clock', 'Late').with({ statistic: Stats.MAXIMUM });
  }

  /** How long the channel that has owed something the longest has taken nothing, in seconds. */
  silent(): Metric {
    return this.own('clock', 'Silent').with({ statistic: Stats.MAXIMUM });
  }

  /** Of Lambda about all functions of the account in this region: they share what throttles them. */
  ofAllFunctions(metricName: 'Errors' | 'Throttles'): Metric {
    return new Metric({ namespace: 'AWS/Lambda', metricName, statistic: Stats.SUM, period: EVERY });
  }

  /** Of DynamoDB about the table itself: each index has numbers of its own, at which nothing here looks. */
  tableThrottled(of: 'Read' | 'Write'): Metric {
    return this.parts.table.games.metric(`${of}ThrottleEvents`, { statistic: Stats.SUM, period: EVERY });
  }

  /** Of SES about all mail of the account in this region, as SES itself judges it: from 0 to 1. */
  reputation(of: 'Bounce' | 'Complaint'): Metric {
    return new Metric({
      namespace: 'AWS/SES',
      metricName: `Reputation.${of}Rate`,
      statistic: Stats.MAXIMUM,
      period: Duration.hours(1),
    });
  }

  /** How long the oldest message of a queue waits that is not tried again and again, in seconds. */
  waiting(queue: 'mail' | 'chores'): Metric {
    return this.parts.queues[queue].metricApproximateAgeOfOldestMessage({
      label: queue,
      statistic: Stats.MAXIMUM,
      period: EVERY,
    });
  }

  /** How far the reader of the stream is behind, in milliseconds. */
  behind(): Metric {
    return this.parts.publish.publish.lambda.metric('IteratorAge', { statistic: Stats.MAXIMUM, period: EVERY });
  }
}
