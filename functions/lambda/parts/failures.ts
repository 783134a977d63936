import type { Logger } from '../../http/logger';

/** As what a line is counted: the metric's namespace, and the function that it is of. */
interface Metric {
  readonly namespace: string;
  readonly service: string;
}

/** Writes a failure as one line of JSON, which CloudWatch counts too. `now` in epoch milliseconds. */
export function countedFailures(
  { namespace, service }: Metric,
  out: { write(line: string): unknown },
  now: () => number,
): Logger {
  const directive = { Namespace: namespace, Dimensions: [['service']], Metrics: [{ Name: 'Failures', Unit: 'Count' }] };
  return (failure) => {
    const counted = { _aws: { Timestamp: now(), CloudWatchMetrics: [directive] }, service, Failures: 1 };
    out.write(`${JSON.stringify({ ...counted, ...failure })}\n`);
  };
}
