import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

export interface Address {
  readonly region: string;
  /** Of a stand-in for DynamoDB; undefined: the region's own. */
  readonly endpoint?: string;
  /** How often a request is sent before its time-out is believed. */
  readonly attempts?: number;
}

/** A stand-in asks for credentials and believes any. */
const ANY = { accessKeyId: 'local', secretAccessKey: 'local' };

/** A request that gets no answer within seconds is given up: whoever waits for it can ask again. */
const PATIENCE = { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true };

export function documentClient({ region, endpoint, attempts = 3 }: Address): DynamoDBDocumentClient {
  const client = new DynamoDBClient({
    region,
    maxAttempts: attempts,
    requestHandler: PATIENCE,
    ...(endpoint === undefined ? {} : { endpoint, credentials: ANY }),
  });
  return DynamoDBDocumentClient.from(client);
}
