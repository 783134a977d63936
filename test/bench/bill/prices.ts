/** AWS's prices, in USD, for us-east-1; where they were found, and when. Always look at AWS's own pages before deciding on them. */

/** When they were looked up. AWS changes them now and then, as a rule downwards. */
export const LOOKED_UP = '2026-11-30';

/** What a price rests on: stored copies of AWS's or others' pages, or what is generally known of AWS's price list. */
export type Source = 'page' | 'known';

export interface Price {
  /** The service, and what of it is paid for. */
  readonly what: string;
  /** What is counted, and how many of it the price is for. */
  readonly unit: string;
  readonly per: number;
  readonly price: number;
  /** So many a month cost nothing, for ever; what is free for a new account's first months alone is not counted. */
  readonly free: number;
  readonly source: Source;
}

const MILLION = 1_000_000;
export const GB = 2 ** 30;

export const PRICES = {
  writes: { what: 'DynamoDB writes', unit: 'write units', per: MILLION, price: 0.625, free: 0, source: 'page' },
  reads: { what: 'DynamoDB reads', unit: 'read units', per: MILLION, price: 0.125, free: 0, source: 'page' },
  table: { what: 'DynamoDB storage', unit: 'GB', per: GB, price: 0.25, free: 25 * GB, source: 'known' },
  recovery: { what: 'DynamoDB point-in-time recovery', unit: 'GB', per: GB, price: 0.2, free: 0, source: 'known' },
  calls: { what: 'Lambda calls', unit: 'calls', per: MILLION, price: 0.2, free: MILLION, source: 'page' },
  compute: { what: 'Lambda time (arm64)', unit: 'GB-seconds', per: 1, price: 0.0000133334, free: 400_000, source: 'page' },
  http: { what: 'API Gateway, HTTP API', unit: 'requests', per: MILLION, price: 1, free: 0, source: 'page' },
  queues: { what: 'SQS', unit: 'requests', per: MILLION, price: 0.4, free: MILLION, source: 'known' },
  schedule: { what: 'EventBridge Scheduler', unit: 'calls', per: MILLION, price: 1, free: 14 * MILLION, source: 'known' },
  events: { what: 'EventBridge events', unit: 'events', per: MILLION, price: 1, free: 0, source: 'known' },
  mails: { what: 'SES', unit: 'mails', per: 1_000, price: 0.1, free: 0, source: 'known' },
  edge: { what: 'CloudFront requests', unit: 'requests', per: 10_000, price: 0.01, free: 10 * MILLION, source: 'page' },
  traffic: { what: 'CloudFront traffic', unit: 'GB', per: GB, price: 0.085, free: 1024 * GB, source: 'page' },
  edgeCode: { what: 'CloudFront functions', unit: 'calls', per: MILLION, price: 0.1, free: 2 * MILLION, source: 'known' },
  files: { what: 'S3 storage', unit: 'GB', per: GB, price: 0.023, free: 0, source: 'known' },
  fetches: { what: 'S3 reads', unit: 'requests', per: 1_000, price: 0.0004, free: 0, source: 'known' },
  logs: { what: 'CloudWatch logs', unit: 'GB', per: GB, price: 0.5, free: 5 * GB, source: 'page' },
  metrics: { what: 'CloudWatch metrics', unit: 'metrics', per: 1, price: 0.3, free: 10, source: 'page' },
  alarms: {
    what: 'CloudWatch alarms, by the metrics they look at',
    unit: 'metrics',
    per: 1,
    price: 0.1,
    free: 10,
    source: 'known',
  },
  dashboards: { what: 'CloudWatch dashboards', unit: 'dashboards', per: 1, price: 3, free: 3, source: 'page' },
  keys: { what: 'KMS, for the table and the secret', unit: 'requests', per: 10_000, price: 0.03, free: 20_000, source: 'known' },
} as const satisfies Readonly<Record<string, Price>>;

/** What is paid for. */
export type Paid = keyof typeof PRICES;
