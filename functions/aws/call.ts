/** AWS's JSON protocol: one POST for each operation, its name in a header. */

import { setTimeout as pause } from 'node:timers/promises';
import { HttpRequest } from '@smithy/core/transport';
import { connect } from './connection';
import { type Credentials, environmentCredentials } from './credentials';
import { endpointOf } from './endpoint';
import { errorOf, isPassing } from './errors';
import { sign } from './sign';

export interface Service {
  readonly name: 'dynamodb' | 'events' | 'sqs' | 'ssm';
  /** What stands before an operation's name, such as `DynamoDB_20120810`. */
  readonly target: string;
  /** Of the protocol. */
  readonly version: '1.0' | '1.1';
}

export interface Reach {
  readonly region: string;
  /** Of a stand-in; undefined: what AWS_ENDPOINT_URL or AWS_ENDPOINT_URL_<SERVICE> names, or the region's own. */
  readonly endpoint?: string;
  /** How often a request is sent, in all, before its failure is believed. */
  readonly attempts?: number;
  /** How long each waits for its answer, in milliseconds. */
  readonly patience?: number;
  /** Unless given, those of the environment. */
  readonly credentials?: Credentials;
}

export interface Caller {
  /**
   * One call of an operation. What fails in passing is tried again, so an operation must bear being done twice, or carry a token
   * by which the service knows it again.
   * @param isWorthIt whether it is tried again after this error: `isBusy` of what must not be done twice, for then it was not done
   * @throws AwsError what the service answers; or what the connection threw
   */
  call<Output>(operation: string, input: object, isWorthIt?: (error: unknown) => boolean): Promise<Output>;
  destroy(): void;
}

/** Milliseconds: before the second attempt at most, and before any. */
const BACK_OFF = { first: 50, longest: 1_000 };

export function caller(service: Service, { region, endpoint, attempts = 3, patience = 3_000, credentials }: Reach): Caller {
  const url = endpointOf(service.name, region, endpoint);
  const connection = connect(url);

  const send = async (operation: string, body: string): Promise<string> => {
    const request = new HttpRequest({
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      ...(url.port === '' ? {} : { port: Number(url.port) }),
      path: url.pathname,
      headers: {
        host: url.host,
        'content-type': `application/x-amz-json-${service.version}`,
        'x-amz-target': `${service.target}.${operation}`,
      },
      body,
    });
    const signing = { service: service.name, region, credentials: credentials ?? environmentCredentials(), at: new Date() };
    const signed = await sign(request, signing);
    const answer = await connection.send(signed, patience);
    if (answer.status !== 200) throw errorOf(answer.status, answer.headers, answer.body);
    return answer.body;
  };

  return {
    async call<Output>(operation: string, input: object, isWorthIt = isPassing) {
      const body = JSON.stringify(input);
      for (let attempt = 1; ; attempt++) {
        try {
          return (JSON.parse((await send(operation, body)) || '{}') ?? {}) as Output;
        } catch (error) {
          if (attempt >= attempts || !isWorthIt(error)) throw error;
          await pause(backOff(attempt));
        }
      }
    },
    destroy: () => connection.destroy(),
  };
}

/** Milliseconds after that many attempts: any time up to a bound that doubles, so that those who failed together do not return together. */
function backOff(attempts: number): number {
  return Math.random() * Math.min(BACK_OFF.longest, BACK_OFF.first * 2 ** (attempts - 1));
}
