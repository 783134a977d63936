import type { Reach } from '../aws/call';

/** A database that stands in for DynamoDB: it wants requests signed, and believes any keys. */
export function standIn(endpoint: string): Reach {
  return { region: 'local', endpoint, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } };
}
