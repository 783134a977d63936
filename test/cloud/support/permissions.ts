/** What the roles of the template let each function do, and what it has asked for. */

import type { Asked } from './aws';
import type { Mapping } from './mapping';
import type { Asked as Posted } from './post';
import type { Template } from './template';
import { ACCOUNT, type Known, REGION, resolve, resourceIn } from './value';

/** A function by its logical id, an action, and the resource that it is about; of mail and events, ` from ` whom alone they may be. */
export type Permission = `${string} ${string} ${string}`;

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: {
    readonly StringEqualsIgnoreCase?: { readonly 'ses:FromAddress'?: string };
    readonly StringEquals?: { readonly 'events:source'?: string };
  };
}

interface Policy {
  readonly Roles: readonly unknown[];
  readonly PolicyDocument: { readonly Statement: readonly Statement[] };
}

/** What resources that have an ARN are called here. */
export function arnOf(id: string): string {
  return `arn:aws:any:${REGION}:${ACCOUNT}:${id}`;
}

export function permissionsIn(template: Template, known: Known): ReadonlySet<Permission> {
  const functions = [...template.all<{ Role: unknown }>('AWS::Lambda::Function')];
  const policies = [...template.all<Policy>('AWS::IAM::Policy').values()];
  return new Set(
    functions.flatMap(([id, { Role }]) => {
      const role = resourceIn(Role);
      const own = policies.filter(({ Roles }) => Roles.map(resourceIn).includes(role));
      return own.flatMap(({ PolicyDocument }) =>
        PolicyDocument.Statement.flatMap((statement) => permitted(id, statement, known)),
      );
    }),
  );
}

function permitted(id: string, { Effect, Action, Resource, Condition }: Statement, known: Known): readonly Permission[] {
  if (Effect !== 'Allow') return [];
  const from = Condition?.StringEqualsIgnoreCase?.['ses:FromAddress'] ?? Condition?.StringEquals?.['events:source'];
  if (Condition && from === undefined) throw new Error(`the condition ${JSON.stringify(Condition)} is not known here`);
  const resources = [Resource].flat().map((resource) => resolve(resource, known));
  return [Action].flat().flatMap((action) => resources.map((resource) => sentFrom(`${id} ${action} ${resource}`, from)));
}

function sentFrom(permission: Permission, from: string | undefined): Permission {
  return from === undefined ? permission : `${permission} from ${from.toLowerCase()}`;
}

/** What a request to DynamoDB needs. */
export function neededOfTable(id: string, table: string, kind: string, body: string): readonly Permission[] {
  const { IndexName, TransactItems = [] } = JSON.parse(body) as { IndexName?: string; TransactItems?: readonly object[] };
  const arn = IndexName === undefined ? arnOf(table) : `${arnOf(table)}/index/${IndexName}`;
  if (kind !== 'TransactWriteItems') return [`${id} dynamodb:${kind} ${arn}`];
  const parts = TransactItems.flatMap((part) => Object.keys(part));
  return parts.map(
    (part): Permission => `${id} dynamodb:${part.replace(/^(Put|Update|Delete|ConditionCheck)$/, '$1Item')} ${arn}`,
  );
}

/** What a request to SQS needs. */
export function neededOfQueue(id: string, { operation, body }: Asked): Permission {
  return `${id} sqs:${operation.replace(/Batch$/, '')} ${arnOf(String(body.QueueUrl).split('/').at(-1) ?? '')}`;
}

/** What a request to SSM needs. */
export function neededOfParameters(id: string, { operation, body }: Asked): readonly Permission[] {
  const names = [body.Names ?? body.Name].flat();
  return names.map((name): Permission => `${id} ssm:${operation} arn:aws:ssm:${REGION}:${ACCOUNT}:parameter${name}`);
}

/** What a request to SES needs, of which the sender's domain is an identity. It asks for both actions where a letter comes whole. */
export function neededOfPost(id: string, { from, configuration }: Posted): readonly Permission[] {
  const domain = from.slice(from.indexOf('@') + 1);
  const about = [`identity/${domain}`, ...(configuration === undefined ? [] : [`configuration-set/${configuration}`])];
  const arns = about.map((name) => `arn:aws:ses:${REGION}:${ACCOUNT}:${name}`);
  return ['SendEmail', 'SendRawEmail'].flatMap((action) => arns.map((arn) => sentFrom(`${id} ses:${action} ${arn}`, from)));
}

/** What a request to EventBridge needs, of each that is told. */
export function neededOfBridge(id: string, { operation, body }: Asked): readonly Permission[] {
  const bus = `arn:aws:events:${REGION}:${ACCOUNT}:event-bus/default`;
  const entries = body.Entries as readonly { readonly Source: string }[];
  return entries.map(({ Source }) => sentFrom(`${id} events:${operation} ${bus}`, Source));
}

/** What Lambda needs to bring a function what it reads, on the function's behalf. */
export function neededOfMapping({ function: id, source, deadLetters }: Mapping, isQueue: boolean): readonly Permission[] {
  const read: readonly Permission[] = isQueue
    ? ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'].map((what): Permission => `${id} sqs:${what} ${arnOf(source)}`)
    : ['DescribeStream', 'GetRecords', 'GetShardIterator'].map(
        (what): Permission => `${id} dynamodb:${what} ${arnOf(source)}/stream`,
      );
  return deadLetters === undefined ? read : [...read, `${id} sqs:SendMessage ${arnOf(deadLetters)}`];
}
