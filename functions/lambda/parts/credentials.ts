/** A Lambda function finds its role's keys in the environment: this stands in for the whole chain of places where the SDK looks. */

import { type Credentials, environmentCredentials } from '../../aws/credentials';

export function defaultProvider(): () => Promise<Credentials> {
  return async () => environmentCredentials();
}
