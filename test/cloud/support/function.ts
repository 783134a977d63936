/** A function as it is deployed: the built file, in processes of its own with nothing but its own environment. */

import type { Clock } from './clock';
import { type Process, type Reply, startProcess } from './process';
import { ACCOUNT, REGION } from './value';

export interface Plan {
  /** Its logical id. */
  readonly id: string;
  /** What it is called in its logs. */
  readonly name: string;
  /** Where its files are. */
  readonly folder: string;
  /** Such as `index.handler`. */
  readonly handler: string;
  /** As it is when a process starts. */
  readonly environment: () => Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout: number;
}

export interface Deployed {
  readonly id: string;
  readonly name: string;
  /** Whatever it and its runtime have said, line by line. */
  readonly lines: string[];
  /** What it was given, answered or not. */
  readonly events: unknown[];
  /** How each event ended that was not answered. */
  readonly failures: FunctionFailed[];
  /** How many processes it has had. */
  readonly started: number;
  /** How long it may take over an event. Milliseconds. */
  readonly timeout: number;
  /** Gives it an event. Those that come at once go to processes of their own. @throws FunctionFailed */
  invoke<Answer>(event: unknown): Promise<Answer>;
  /** Has all its processes do nothing more, so that time alone ends them. */
  hang(): void;
  /** Ends all its processes as a power cut does; the next event finds a new one. */
  kill(): Promise<void>;
}

/** It threw, was killed, or took too long. */
export class FunctionFailed extends Error {
  override readonly name = 'FunctionFailed';
  constructor(
    /** As Lambda names it, or the name of what was thrown. */
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

export function startFunction(plan: Plan, clock: Clock): Deployed {
  const { id, name, timeout } = plan;
  const lines: string[] = [];
  const events: unknown[] = [];
  const failures: FunctionFailed[] = [];
  const processes = new Set<Process>();
  const idle: Process[] = [];
  let startedSoFar = 0;

  const start = (): Process => {
    const started = startProcess(plan, { ...ownedByLambda(plan), ...plan.environment() }, (line) => lines.push(line));
    processes.add(started);
    startedSoFar++;
    return started;
  };

  const end = async (process: Process, reply?: Reply): Promise<void> => {
    processes.delete(process);
    const at = idle.indexOf(process);
    if (at >= 0) idle.splice(at, 1);
    await process.kill(reply);
  };

  return {
    id,
    name,
    lines,
    events,
    failures,
    timeout,
    get started() {
      return startedSoFar;
    },
    async invoke<Answer>(event: unknown) {
      events.push(event);
      const process = idle.pop() ?? start();
      const callOff = clock.at(clock.now() + timeout, () => void end(process, timedOut(timeout)));
      const deafen = clock.heard(() => process.setClock(clock.ahead()));
      try {
        const reply = await process.handle({ event, context: contextOf(name), ahead: clock.ahead(), remaining: timeout });
        if (!process.isAlive()) processes.delete(process);
        if (processes.has(process)) idle.push(process);
        if (!('error' in reply)) return reply.answer as Answer;
        const failure = new FunctionFailed(reply.error.type, reply.error.message);
        failures.push(failure);
        throw failure;
      } finally {
        callOff();
        deafen();
      }
    },
    hang() {
      for (const process of processes) process.hang();
    },
    async kill() {
      await Promise.all([...processes].map((process) => end(process)));
    },
  };
}

/** As Lambda reports it of a function that it has ended. */
function timedOut(timeout: number): Reply {
  return { error: { type: 'Sandbox.Timedout', message: `Task timed out after ${(timeout / 1000).toFixed(2)} seconds` } };
}

/** What Lambda itself puts into the environment. The keys tell who asks. */
function ownedByLambda({ name, folder, handler }: Plan): Readonly<Record<string, string>> {
  return {
    _HANDLER: handler,
    AWS_ACCESS_KEY_ID: name,
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_SESSION_TOKEN: 'token',
    AWS_REGION: REGION,
    AWS_DEFAULT_REGION: REGION,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '512',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_FORMAT: 'JSON',
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'stream',
    LAMBDA_TASK_ROOT: folder,
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
  };
}

function contextOf(functionName: string): object {
  return {
    awsRequestId: crypto.randomUUID(),
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:${REGION}:${ACCOUNT}:function:${functionName}`,
    memoryLimitInMB: '512',
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'stream',
  };
}
