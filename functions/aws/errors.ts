/** What can go wrong between the product and a service of AWS. */

/** Why a part of a transaction was refused; `None` where it was not. */
export interface Reason {
  readonly Code?: string;
  readonly Message?: string;
}

/** A service's own answer that it did not do what it was asked. */
export class AwsError extends Error {
  readonly $metadata: { readonly httpStatusCode: number };
  readonly CancellationReasons: readonly Reason[];

  /** @param name the service's own code, such as `ConditionalCheckFailedException` */
  constructor(
    override readonly name: string,
    message: string,
    status: number,
    reasons: readonly Reason[] = [],
  ) {
    super(message);
    this.$metadata = { httpStatusCode: status };
    this.CancellationReasons = reasons;
  }
}

/** What the system says of a connection that does not come up or breaks. */
const LOST = [
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];

/** Asked too much at once, or while the very same request is still under way. */
const BUSY = [
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'ThrottlingException',
  'TooManyRequestsException',
  'TransactionInProgressException',
];

/** No answer came, or none that says what was done: it may have been done or not. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', $metadata } = error as { code?: string; $metadata?: { httpStatusCode?: number } };
  return error.name === 'TimeoutError' || LOST.includes(code) || ($metadata?.httpStatusCode ?? 0) >= 500;
}

/** The service has not done it, and may in a moment. */
export function isBusy(error: unknown): boolean {
  return error instanceof AwsError && BUSY.includes(error.name);
}

/** The same request may fare better in a moment. */
export function isPassing(error: unknown): boolean {
  return isUnanswered(error) || isBusy(error);
}

/** What an answer of this status, other than 200, says: in its body or, without a body that can be read, in its headers. */
export function errorOf(status: number, headers: Readonly<Record<string, string>>, body: string): AwsError {
  const { __type, message, Message, CancellationReasons } = parsed(body);
  const name = String(__type ?? headers['x-amzn-errortype'] ?? `HTTP ${status}`);
  return new AwsError(codeOf(name), message ?? Message ?? name, status, CancellationReasons);
}

interface Refusal {
  readonly __type?: string;
  readonly message?: string;
  readonly Message?: string;
  readonly CancellationReasons?: readonly Reason[];
}

/** What stands between a service and this may answer in its place, and in another language. */
function parsed(body: string): Refusal {
  try {
    return (JSON.parse(body) ?? {}) as Refusal;
  } catch {
    return {};
  }
}

/** `com.amazonaws.dynamodb.v20120810#ValidationException`, `ThrottlingException:http://...` and the bare name are all in use. */
function codeOf(name: string): string {
  return name.replace(/^.*#/, '').replace(/:.*$/, '');
}
