/** All that the stack makes, on this machine: its functions as they are built, and a stand-in for each service that they use. */

import type { Wire } from '../../support/faults';
import { type Bridge, startBridge } from './bridge';
import { type Clock, startClock } from './clock';
import { consume } from './consumer';
import { headersOf, knownIn, type Made, makeSecrets, writeParameters } from './deployment';
import type { Deployed } from './function';
import { type Functions, startFunctions } from './functions';
import { type Gateway, startGateway } from './gateway';
import { type Internet, startInternet } from './internet';
import { type Mapping, mappingsIn } from './mapping';
import { type Parameters, startParameters } from './parameters';
import { type Permission, permissionsIn } from './permissions';
import { type Post, startPost } from './post';
import { type Queues, startQueues } from './queues';
import { openStream, type Stream } from './stream';
import { startTable, type Table } from './table';
import { synthesise, type Template } from './template';

export interface Cloud {
  /** Where people come in. */
  readonly front: string;
  readonly gateway: Gateway;
  readonly clock: Clock;
  readonly table: Table;
  readonly stream: Stream;
  readonly queues: Queues;
  readonly parameters: Parameters;
  readonly post: Post;
  readonly bridge: Bridge;
  readonly internet: Internet;
  readonly template: Template;
  readonly mappings: readonly Mapping[];
  /** What roles allow. */
  readonly permissions: ReadonlySet<Permission>;
  readonly functions: Functions;
  /** By what it is called in its logs, or by its logical id. */
  function(name: string): Deployed;
  /** Between a function and the database. */
  wire(name: string): Wire;
  /** The queue that a function reads, by logical id. */
  queueOf(name: string): string;
  /** What was given up of what a function reads. */
  deadLettersOf(name: string): readonly string[];
  /** Lets everything happen that follows now from what was written. */
  settle(): Promise<void>;
  /** The same, as often as there is something that is to happen later: the clock is moved there. */
  settleAll(): Promise<void>;
  end(): Promise<void>;
}

export async function startCloud(): Promise<Cloud> {
  const template = synthesise();
  const clock = startClock();
  const [table, queues, parameters, post, internet] = await Promise.all([
    startTable(template),
    startQueues(template, clock),
    startParameters(),
    startPost(),
    startInternet(),
  ]);
  const bridge = await startBridge(template, clock, queues);
  const made: Made = new Map();
  const known = knownIn(template, queues, made);
  const services = { table, queues, parameters, post, bridge, internet };
  const functions = await startFunctions(template, clock, known, services);
  const mappings = mappingsIn(template);
  const mappingOf = (name: string): Mapping => {
    const { id } = functions.find(name);
    return mappings.find((mapping) => mapping.function === id) ?? absent(`mapping to ${name}`);
  };

  writeParameters(template, known, parameters);
  await makeSecrets(template, functions.find, made);
  const gateway = await startGateway(template, functions.find('api'), headersOf(template, known));
  const ofStream = mappings.find(({ source }) => source === table.id) ?? absent('mapping of the stream');
  const ofQueues = mappings.filter(({ source }) => queues.held.has(source));
  const stream = await openStream(table, queues, ofStream, functions.find(ofStream.function), clock);

  const settle = async (): Promise<void> => {
    for (;;) {
      const records = await stream.take();
      await stream.hand(records);
      const delivered = await Promise.all([
        bridge.bring(functions.find),
        ...ofQueues.map((one) => consume(queues, one, functions.find(one.function))),
      ]);
      if (records.length === 0 && delivered.every((count) => count === 0)) return;
    }
  };

  return {
    front: gateway.front,
    gateway,
    clock,
    table,
    stream,
    queues,
    parameters,
    post,
    bridge,
    internet,
    template,
    mappings,
    permissions: permissionsIn(template, known),
    functions,
    function: functions.find,
    wire: functions.wire,
    queueOf: (name) => mappingOf(name).source,
    deadLettersOf(name) {
      const { source, deadLetters } = mappingOf(name);
      return (queues.held.get(deadLetters ?? queues.deadLettersOf(source)) ?? []).map(({ body }) => body);
    },
    settle,
    async settleAll() {
      for (;;) {
        await settle();
        const hidden = ofQueues.flatMap(({ source }) => (queues.held.get(source) ?? []).map(({ visibleAt }) => visibleAt));
        const next = [...hidden, ...bridge.waiting()];
        if (next.length === 0) return;
        clock.advance(Math.max(Math.min(...next) - clock.now(), 0));
      }
    },
    async end() {
      gateway.stop();
      await functions.stop();
      for (const service of [queues, parameters, post, bridge, internet]) service.stop();
      await table.stop();
      template.remove();
    },
  };
}

function absent(name: string): never {
  throw new Error(`the template has no ${name}`);
}
