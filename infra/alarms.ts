import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { EVERY, type Measures } from './measures';

/**
 * It sounds at a number and above, if so told when nothing was ever heard, too; at one and above, and until a lower one is
 * heard; or below one, and when nothing is heard.
 */
type Bound = { readonly from: number; readonly unheard?: 'sounds' } | { readonly staysFrom: number } | { readonly below: number };

type Trouble = Bound & {
  /** What somebody is told who knows nothing of it yet. */
  readonly says: string;
  readonly metric: IMetric;
  /** In how many periods in a row; 1 unless given. */
  readonly periods?: number;
};

/** For how long the reconciler may be silent, which is woken each hour. */
const UNTENDED = Duration.hours(3);

const { GREATER_THAN_OR_EQUAL_TO_THRESHOLD: RISEN, LESS_THAN_THRESHOLD: FALLEN } = ComparisonOperator;

/**
 * What is told to the operator by mail. Each alarm has a section of its name in docs/runbook.md.
 *
 * AWS bills every metric that an alarm looks at, and ten are free: so there is none for what another one tells anyway. A
 * publish function that fails falls behind, a feedback function and a reconciler leave dead letters; a clock that fails, or
 * falls behind, is silent. Of what functions of the account have in common, one metric tells of all of them.
 */
export class Alarms extends Construct {
  readonly all: Alarm[] = [];
  /** From where the operator's address hears of them. */
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { measures, address }: { readonly measures: Measures; readonly address: string }) {
    super(scope, id);
    this.topic = this.topicTo(address);
    const { queues, api } = measures.parts;

    this.alarm('DeadLetters', {
      says: 'Something was tried again and again in vain, and lies in a queue for dead letters.',
      metric: sum({
        messages: queues.deadMessages.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM }),
        calls: queues.deadCalls.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM }),
      }),
      from: 1,
    });
    this.alarm('StreamBehind', {
      says: 'What players did five minutes ago has had no consequence yet: nobody is told of their turn.',
      metric: measures.behind(),
      from: Duration.minutes(5).toMilliseconds(),
    });
    this.alarm('ApiFails', {
      says: 'The API answered five requests or more within five minutes that it could not do its part.',
      metric: api.http.metricServerError(),
      from: 5,
    });
    this.alarm('ApiSlow', {
      says: 'For a quarter of an hour, one answer of the API in a hundred took three seconds or more.',
      metric: api.http.metricLatency({ statistic: Stats.p(99) }),
      from: 3_000,
      periods: 3,
    });
    this.alarm('ClockSilent', {
      says: 'Of five minutes of the clock none came back by the table’s stream: the clock or the reading of the stream stands still, or the clock has fallen behind.',
      metric: measures.own('publish', 'Beats'),
      below: 1,
    });
    this.alarm('DueLost', {
      says: 'The clock would not have found all that is due, or for three hours nobody has looked whether it would.',
      // Each hour's number is 0 where all is well: without one the hours count as a loss.
      metric: new MathExpression({
        expression: 'FILL(mended, 1)',
        usingMetrics: { mended: measures.own('reconcile', 'Mended', UNTENDED) },
        period: UNTENDED,
      }),
      from: 1,
      unheard: 'sounds',
    });
    this.alarm('MailReturned', {
      says: 'Of all mail of this account, whichever stage sends it, so much comes back that SES may soon stop sending.',
      metric: measures.reputation('Bounce'),
      // SES looks into an account from 5 % on.
      staysFrom: 0.04,
    });
    this.alarm('MailComplained', {
      says: 'Of all mail of this account, whichever stage sends it, so much is complained of that SES may soon stop sending.',
      metric: measures.reputation('Complaint'),
      // SES looks into an account from 0.1 % on.
      staysFrom: 0.0008,
    });
    this.alarm('MailWaits', {
      says: 'A letter or a chore has waited for two hours or more: nobody does them, or they come faster than they are done.',
      metric: new MathExpression({
        expression: 'MAX([letters, chores])',
        usingMetrics: { letters: measures.waiting('mail'), chores: measures.waiting('chores') },
        period: EVERY,
      }),
      from: Duration.hours(2).toSeconds(),
    });
    this.alarm('Throttled', {
      says: 'DynamoDB, the API or Lambda, this one for whatever runs in the account, turned requests away because there were too many.',
      metric: sum({
        functions: measures.ofAllFunctions('Throttles'),
        reads: measures.tableThrottled('Read'),
        writes: measures.tableThrottled('Write'),
        requests: measures.turnedAway,
      }),
      from: 10,
    });
    this.alarm('WorkFails', {
      says: 'Letters cannot be sent, or functions crash: what tells people, what clears up, or whatever else runs in the account.',
      // One letter that cannot be sent fails six times within this time: two of them are enough.
      metric: sum(
        { functions: measures.ofAllFunctions('Errors'), letters: measures.own('mail', 'NoticesFailed') },
        Duration.minutes(15),
      ),
      from: 10,
    });
    this.alarm('ChannelSilent', {
      says: 'For an hour mail, or all push services together, have taken nothing of what people were to be told.',
      metric: measures.silent(),
      from: Duration.hours(1).toSeconds(),
    });
  }

  private alarm(id: string, { says, metric, periods = 1, ...bound }: Trouble): void {
    const alarm = new Alarm(this, id, {
      alarmName: `${Stack.of(this).stackName}-${id}`,
      alarmDescription: `${says} What to do: docs/runbook.md, under ${id}.`,
      metric,
      evaluationPeriods: periods,
      ...limitOf(bound),
    });
    const told = new SnsAction(this.topic);
    alarm.addAlarmAction(told);
    alarm.addOkAction(told);
    this.all.push(alarm);
  }

  /** Who writes to it names no player and nothing that players do, so it is not encrypted by a key. */
  private topicTo(address: string): Topic {
    const topic = new Topic(this, 'Told', { enforceSSL: true, displayName: Stack.of(this).stackName });
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    topic.addSubscription(new EmailSubscription(address));
    return topic;
  }
}

function limitOf(bound: Bound): Pick<AlarmProps, 'threshold' | 'comparisonOperator' | 'treatMissingData'> {
  if ('below' in bound) {
    return { threshold: bound.below, comparisonOperator: FALLEN, treatMissingData: TreatMissingData.BREACHING };
  }
  if ('staysFrom' in bound) {
    return { threshold: bound.staysFrom, comparisonOperator: RISEN, treatMissingData: TreatMissingData.IGNORE };
  }
  const treatMissingData = bound.unheard === 'sounds' ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING;
  return { threshold: bound.from, comparisonOperator: RISEN, treatMissingData };
}

/** Of all of them; one that says nothing counts as 0, and so do all while none of them has ever said anything. */
function sum(usingMetrics: Record<string, IMetric>, period = EVERY): MathExpression {
  const filled = Object.keys(usingMetrics).map((name) => `FILL(${name}, 0)`);
  const expression = [...filled, 'TIME_SERIES(0)'].join(' + ');
  return new MathExpression({ expression, usingMetrics, period });
}
