/** What CloudFormation does with a resource that a function of the stack makes. */

import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Deployed } from './function';

/** What the function says became of it. */
export interface Outcome {
  readonly Status: 'SUCCESS' | 'FAILED';
  readonly PhysicalResourceId?: string;
  readonly Reason?: string;
  readonly NoEcho?: boolean;
  readonly Data?: Readonly<Record<string, string>>;
}

export interface Order {
  readonly RequestType: 'Create' | 'Update' | 'Delete';
  readonly ResourceProperties: Readonly<Record<string, string>>;
  /** Of a resource that is there, and what was ordered of it last. */
  readonly PhysicalResourceId?: string;
  readonly OldResourceProperties?: Readonly<Record<string, string>>;
}

/** Orders something of the function, and waits for what it sends to the address that is given with the order. */
export async function order(maker: Deployed, asked: Order): Promise<Outcome> {
  const server = http.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const heard = once(server, 'request').then(async ([request, response]) => {
    const outcome = (await json(request as http.IncomingMessage)) as Outcome;
    (response as http.ServerResponse).end();
    return outcome;
  });
  await maker.invoke({
    ...asked,
    ServiceToken: `arn:aws:lambda:eu-central-1:000000000000:function:${maker.name}`,
    ResponseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/?X-Amz-Signature=signature`,
    StackId: 'arn:aws:cloudformation:eu-central-1:000000000000:stack/Casebook/stack',
    RequestId: crypto.randomUUID(),
    ResourceType: `Custom::${maker.name}`,
    LogicalResourceId: maker.name,
  });
  const outcome = await heard;
  server.close();
  server.closeAllConnections();
  return outcome;
}
