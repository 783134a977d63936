import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

export interface Address {
  readonly region: string;
  /** Of a stand-in for DynamoDB; undefined: the region's own. */
  readonly endpoint?: string;
  /** How often a request is sent before its time-out is believed. */
  readonly attempts?: number;
  /** How long each waits for its answer, in milliseconds: whoever asked can ask again. */
  readonly patience?: number;
}

/** A stand-in asks for credentials and believes any. */
const ANY = { accessKeyId: 'local', secretAccessKey: 'local' };

/** Milliseconds within which a connection is up or given up. */
const CONNECTING = 1_000;

export function documentClient({ region, endpoint, attempts = 3, patience = 3_000 }: Address): DynamoDBDocumentClient {
  const client = new DynamoDBClient({
    region,
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: CONNECTING, requestTimeout: patience, throwOnRequestTimeout: true },
    ...(endpoint === undefined ? {} : { endpoint, credentials: ANY }),
  });
  return DynamoDBDocumentClient.from(client);
}
