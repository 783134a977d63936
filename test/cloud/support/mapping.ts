/** How events come from a queue or a stream to a function: as the template has it. */

import type { Template } from './template';
import { resourceIn } from './value';

export interface Mapping {
  /** Logical ids. */
  readonly source: string;
  readonly function: string;
  readonly batchSize: number;
  /** Batches of a queue that are handed over at the same time, at most. */
  readonly atOnce: number;
  /** Any of them lets an event through; none: all come. */
  readonly filters: readonly object[];
  /** The function says which of a batch have failed. */
  readonly isPartial: boolean;
  /** A batch that failed is halved. */
  readonly isBisected: boolean;
  readonly retries: number;
  /** How old a record may grow, in milliseconds. */
  readonly oldest: number;
  /** The queue that is told of what was given up. */
  readonly deadLetters: string | undefined;
}

interface Properties {
  readonly EventSourceArn: unknown;
  readonly FunctionName: unknown;
  readonly BatchSize?: number;
  readonly ScalingConfig?: { readonly MaximumConcurrency: number };
  readonly FilterCriteria?: { readonly Filters: readonly { readonly Pattern: string }[] };
  readonly FunctionResponseTypes?: readonly string[];
  readonly BisectBatchOnFunctionError?: boolean;
  readonly MaximumRetryAttempts?: number;
  /** Seconds. */
  readonly MaximumRecordAgeInSeconds?: number;
  readonly DestinationConfig?: { readonly OnFailure: { readonly Destination: unknown } };
}

/** Lambda's own: events of a batch from a queue, or from a stream. */
const BATCH_SIZES = { queue: 10, stream: 100 };

/** As many as Lambda begins with. */
const AT_ONCE = 5;

export function mappingsIn(template: Template): readonly Mapping[] {
  const queues = template.all('AWS::SQS::Queue');
  const all = template.all<Properties>('AWS::Lambda::EventSourceMapping');
  return [...all.values()].map((properties) => {
    const source = resourceIn(properties.EventSourceArn);
    const { DestinationConfig } = properties;
    return {
      source,
      function: resourceIn(properties.FunctionName),
      batchSize: properties.BatchSize ?? BATCH_SIZES[queues.has(source) ? 'queue' : 'stream'],
      atOnce: properties.ScalingConfig?.MaximumConcurrency ?? AT_ONCE,
      filters: (properties.FilterCriteria?.Filters ?? []).map(({ Pattern }) => JSON.parse(Pattern)),
      isPartial: properties.FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false,
      isBisected: properties.BisectBatchOnFunctionError ?? false,
      retries: limit(properties.MaximumRetryAttempts),
      oldest: limit(properties.MaximumRecordAgeInSeconds) * 1000,
      deadLetters: DestinationConfig ? resourceIn(DestinationConfig.OnFailure.Destination) : undefined,
    };
  });
}

/** There is none where nothing is said, or -1. */
function limit(given = -1): number {
  return given === -1 ? Number.POSITIVE_INFINITY : given;
}

/** Which of a batch failed, by what a function answered; undefined: all of it. */
export function failuresIn(answer: unknown, { isPartial }: Mapping, ids: readonly string[]): readonly string[] | undefined {
  if (!isPartial) return [];
  const { batchItemFailures = [] } = (answer ?? {}) as {
    batchItemFailures?: readonly { itemIdentifier?: string | null }[] | null;
  };
  const failed = (batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier ?? '');
  return failed.every((id) => ids.includes(id)) ? failed : undefined;
}
