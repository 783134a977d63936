import { Duration, Stack } from 'aws-cdk-lib';
import {
  AlarmStatusWidget,
  Dashboard as CloudWatchDashboard,
  GraphWidget,
  type IMetric,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { Alarms } from './alarms';
import type { Measures } from './measures';

interface DashboardProps {
  readonly measures: Measures;
  readonly alarms: Alarms;
}

/** All that is measured, on one page. */
export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, { measures, alarms }: DashboardProps) {
    super(scope, id);
    const { region, stackName } = Stack.of(this);
    const { api, publish, workers, channels, clock, mail } = measures.parts;
    const handlers = {
      api: api.handler,
      publish: publish.publish,
      republish: publish.republish,
      mail: workers.mail,
      chores: workers.chores,
      push: channels.push,
      webhook: channels.webhook,
      clock: clock.clock,
      reconcile: clock.reconcile,
      feedback: mail.feedback,
    };
    const labelled = Object.entries(handlers).map(([label, { lambda }]) => ({ label, lambda }));

    new CloudWatchDashboard(this, 'Page', {
      // Dashboards of all regions share their names.
      dashboardName: `${stackName}-${region}`,
      defaultInterval: Duration.days(3),
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', alarms: alarms.all, width: 24, height: 2 })],
        [
          graph('Moves', measures.own('publish', 'Moves')),
          graph(
            'Notices',
            ...['mail', 'push', 'webhook'].map((label) => measures.own(label, 'Notices').with({ label })),
            measures.own('mail', 'NoticesFailed'),
          ),
          graph('Returned', measures.own('feedback', 'Bounces'), measures.own('feedback', 'Complaints')),
        ],
        [
          graph('Errors of functions', ...labelled.map(({ label, lambda }) => lambda.metricErrors({ label }))),
          graph(
            'Failures of the API',
            measures.own('api', 'Failures'),
            api.http.metricServerError(),
            api.http.metricClientError(),
          ),
          graph(
            'Throttled',
            measures.ofAllFunctions('Throttles'),
            measures.tableThrottled('Read'),
            measures.tableThrottled('Write'),
            measures.turnedAway,
          ),
        ],
        [
          graph('Latency of the API (ms)', ...[50, 90, 99].map((part) => api.http.metricLatency({ statistic: Stats.p(part) }))),
          graph(
            'Time taken by functions (ms)',
            ...labelled.map(({ label, lambda }) => lambda.metricDuration({ label, statistic: Stats.p(99) })),
          ),
          graph('Requests', api.http.metricCount({ statistic: Stats.SUM })),
        ],
        [
          graph('Age of the stream (ms)', measures.behind()),
          graph('Age of queues (s)', measures.waiting('mail'), measures.waiting('chores')),
          graph('The clock', measures.own('publish', 'Beats'), measures.own('clock', 'Due'), measures.own('reconcile', 'Mended')),
        ],
        [
          graph('How late the clock is (s)', measures.late()),
          graph('For how long a channel has taken nothing (s)', measures.silent()),
        ],
      ],
    });
  }
}

function graph(title: string, ...left: readonly IMetric[]): GraphWidget {
  return new GraphWidget({ title, left: [...left], width: 8 });
}
