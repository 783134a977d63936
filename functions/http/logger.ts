/** What is kept of an error nobody expected: nothing of the request but its route, nothing of a game. */
export interface Failure {
  readonly method: string;
  /** The route's pattern, without what filled it. */
  readonly route: string;
  /** The error's name. Its message may quote anything. */
  readonly error: string;
  readonly stack: readonly string[];
}

export type Logger = (failure: Failure) => void;

export function failureOf(method: string, route: string, error: unknown): Failure {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: undefined };
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { method, route, error: name, stack: frames.map((line) => line.trim()) };
}

/** Writes a failure as one line of JSON. */
export function lineLogger(out: { write(line: string): unknown }): Logger {
  return (failure) => {
    out.write(`${JSON.stringify(failure)}\n`);
  };
}
