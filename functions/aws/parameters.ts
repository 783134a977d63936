/** Settings and secrets in the parameter store of Systems Manager. */

import { caller, type Reach, type Service } from './call';
import { AwsError } from './errors';

const SSM: Service = { name: 'ssm', target: 'AmazonSSM', version: '1.1' };

export interface Parameters {
  /** The values of those that are there, by name: ten at most at once. */
  read(names: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Writes a secret unless there is one of this name. @returns whether it was written, for all that is known. */
  keep(name: string, secret: string): Promise<boolean>;
  /** Writes a secret over the one of this name. */
  replace(name: string, secret: string): Promise<void>;
}

interface Found {
  readonly Parameters?: readonly { readonly Name: string; readonly Value: string }[];
}

export function parameters(reach: Reach): Parameters {
  const ssm = caller(SSM, reach);
  const put = (Name: string, Value: string, Overwrite: boolean): Promise<unknown> =>
    ssm.call('PutParameter', { Name, Value, Type: 'SecureString', Overwrite });
  return {
    async read(names) {
      const { Parameters = [] } = await ssm.call<Found>('GetParameters', { Names: names, WithDecryption: true });
      return new Map(Parameters.map(({ Name, Value }) => [Name, Value]));
    },
    async keep(name, secret) {
      try {
        await put(name, secret, false);
        return true;
      } catch (error) {
        if (error instanceof AwsError && error.name === 'ParameterAlreadyExists') return false;
        throw error;
      }
    },
    async replace(name, secret) {
      await put(name, secret, true);
    },
  };
}
