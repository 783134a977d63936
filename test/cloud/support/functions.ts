/** The functions of the template, each with what its environment says, and a wire of its own to the database. */

import { startWire, type Wire } from '../../support/faults';
import type { Listening } from './aws';
import type { Clock } from './clock';
import { type Deployed, startFunction } from './function';
import type { Internet } from './internet';
import { neededOfTable, type Permission } from './permissions';
import type { Table } from './table';
import type { Template } from './template';
import { type Known, resolve } from './value';

export interface Functions {
  readonly all: readonly Deployed[];
  /** By what it is called in its logs, or by its logical id. @throws Error if there is none. */
  readonly find: (name: string) => Deployed;
  /** Between a function of this name and the database. */
  readonly wire: (name: string) => Wire;
  /** What they have asked of the table. */
  readonly needed: ReadonlySet<Permission>;
  stop(): Promise<void>;
}

interface Properties {
  readonly Handler: string;
  /** Seconds. */
  readonly Timeout: number;
  readonly Environment?: { readonly Variables: Readonly<Record<string, unknown>> };
}

interface Services {
  readonly table: Table;
  readonly queues: Listening;
  readonly parameters: Listening;
  readonly post: Listening;
  readonly bridge: Listening;
  readonly internet: Internet;
}

export async function startFunctions(
  template: Template,
  clock: Clock,
  known: Known,
  { table, queues, parameters, post, bridge, internet }: Services,
): Promise<Functions> {
  const all: Deployed[] = [];
  const wires = new Map<string, Wire>();
  const needed = new Set<Permission>();

  for (const [id, { Handler, Timeout, Environment }] of template.all<Properties>('AWS::Lambda::Function')) {
    const { POWERTOOLS_SERVICE_NAME: name, ...variables } = Environment?.Variables ?? {};
    // CDK brings functions of its own, which have no such name.
    if (typeof name !== 'string') continue;
    const wire = await startWire(table.endpoint, (kind, body) => {
      for (const permission of neededOfTable(id, table.id, kind, body)) needed.add(permission);
    });
    const environment = (): Readonly<Record<string, string>> => ({
      POWERTOOLS_SERVICE_NAME: name,
      ...Object.fromEntries(Object.entries(variables).map(([key, value]) => [key, resolve(value, known)])),
      AWS_ENDPOINT_URL_DYNAMODB: wire.address,
      AWS_ENDPOINT_URL_SQS: queues.address,
      AWS_ENDPOINT_URL_SSM: parameters.address,
      AWS_ENDPOINT_URL_SESV2: post.address,
      AWS_ENDPOINT_URL_EVENTS: bridge.address,
      ...internet.environment,
    });
    wires.set(name, wire);
    all.push(
      startFunction({ id, name, folder: template.assetOf(id), handler: Handler, timeout: Timeout * 1000, environment }, clock),
    );
  }

  return {
    all,
    find: (name) => all.find((one) => one.name === name || one.id === name) ?? absent(name),
    wire: (name) => wires.get(name) ?? absent(name),
    needed,
    async stop() {
      await Promise.all(all.map((one) => one.kill()));
      for (const wire of wires.values()) wire.stop();
    },
  };
}

function absent(name: string): never {
  throw new Error(`the template has no function ${name}`);
}
