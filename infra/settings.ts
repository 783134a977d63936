/** What whoever deploys decides: context of `cdk`, by `-c name=value` or in cdk.json. docs/deploy.md has a line on each. */

import type { Node } from 'constructs';
import { domainOf } from '../functions/mail/envelope';
import { nearest } from './nearest';

export interface Settings {
  /** `live` unless several stand beside each other in one account. */
  readonly stage: string;
  /** The site's own name, with the certificate for it; without them CloudFront's name serves. */
  readonly domain?: string;
  readonly certificate?: string;
  /** Whom mail comes from, such as `Casebook <turns@casebook.example>`. */
  readonly sender: string;
  /**
   * What SES is told to be ours: the sender's whole domain, or, to try it out without one, the address alone. `existing`: it
   * knows already, from another stage or from whoever told it by hand, and a stack cannot tell it twice.
   */
  readonly identity: (typeof IDENTITIES)[number];
  /** Who gets mail while SES keeps the account in its sandbox: each is asked by SES to confirm. */
  readonly sandbox: readonly string[];
  /** Where alarms go. */
  readonly alarms: string;
  /** How many dollars a month the account is meant to cost at most: when it comes near, an alarm says so. */
  readonly budget: number;
  /** Which table is in use: a higher number makes a new, empty one beside those before, which are kept. */
  readonly generation: number;
  /** Of the secret between CloudFront and the API: raised when it has leaked, as docs/runbook.md says. */
  readonly edition: number;
  /** Whether a deployment may go back to an earlier table, or give up the domain. */
  readonly force: boolean;
}

const IDENTITIES = ['domain', 'address', 'existing'] as const;

const NAMES = [
  'stage',
  'domain',
  'certificate',
  'sender',
  'identity',
  'sandbox',
  'alarms',
  'budget',
  'generation',
  'edition',
  'force',
] as const satisfies readonly (keyof Settings)[];

/** What CDK itself keeps in the context: its flags and lookups have signs in their names that no setting has. */
const CDKS_OWN = /[@:/]|^(aws-cdk|cdk-|cli-telemetry$|acknowledged-issue-numbers$)/;

/** Somebody has to decide otherwise before anything can be deployed. One sentence. */
export class UnfitSettings extends Error {
  override readonly name = 'UnfitSettings';
}

/** @throws UnfitSettings at the first that is missing, cannot be meant, or is none. */
export function settingsOf(node: Node): Settings {
  insistKnown(Object.keys(node.getAllContext()));
  const given = (name: string): string | undefined => {
    const value: unknown = node.tryGetContext(name);
    return value === undefined || value === '' ? undefined : String(value);
  };
  return {
    stage: checked('stage', given('stage') ?? 'live', isStage, 'is 1 to 20 of a-z, 0-9 and -'),
    ...namesOf(given('domain'), given('certificate')),
    sender: checked('sender', given('sender'), isSender, 'is whom mail comes from, such as "Casebook <turns@casebook.example>"'),
    identity: identityOf(given('identity') ?? 'domain'),
    sandbox: (given('sandbox')?.split(',') ?? []).map((address) =>
      checked('sandbox', address.trim(), isAddress, 'is addresses, with commas'),
    ),
    alarms: checked('alarms', given('alarms'), isAddress, 'is the address that alarms go to, such as ops@casebook.example'),
    budget: Number(checked('budget', given('budget') ?? '20', isCount, 'is whole dollars a month, up to 9999')),
    generation: Number(checked('generation', given('generation') ?? '1', isCount, 'counts tables, from 1')),
    edition: Number(checked('edition', given('edition') ?? '1', isCount, 'counts secrets, from 1')),
    force: checked('force', given('force') ?? 'no', isAnswer, 'is "yes" or "no"') === 'yes',
  };
}

/** A misspelt one would be left out in silence: a stage for practice would be deployed over the live one. */
function insistKnown(given: readonly string[]): void {
  const known: readonly string[] = NAMES;
  const strange = given.find((name) => !known.includes(name) && !CDKS_OWN.test(name));
  if (strange === undefined) return;
  const meant = nearest(strange, NAMES);
  throw new UnfitSettings(`${strange} is no setting: the nearest is ${meant} (-c ${meant}=...).`);
}

function identityOf(value: string): Settings['identity'] {
  const known = IDENTITIES.find((identity) => identity === value);
  if (known === undefined) {
    throw new UnfitSettings(`identity is "domain", "address" or "existing", not ${value} (-c identity=...).`);
  }
  return known;
}

function namesOf(domain: string | undefined, certificate: string | undefined): Pick<Settings, 'domain' | 'certificate'> {
  if (domain === undefined && certificate === undefined) return {};
  if (domain === undefined) throw new UnfitSettings('certificate comes with the domain that it is for (-c domain=...).');
  if (certificate === undefined) {
    throw new UnfitSettings('domain comes with a certificate for it, in us-east-1 (-c certificate=arn:...).');
  }
  return {
    domain: checked('domain', domain, isDomain, 'is a name such as casebook.example'),
    certificate: checked('certificate', certificate, isCertificate, 'is the ARN of one in us-east-1, as CloudFront wants it'),
  };
}

/** @param is what the sentence says that it is */
function checked(name: string, value: string | undefined, isFit: (value: string) => boolean, is: string): string {
  if (value === undefined) throw new UnfitSettings(`${name} is not given: it ${is} (-c ${name}=...).`);
  if (!isFit(value)) throw new UnfitSettings(`${name} ${is}, not ${value} (-c ${name}=...).`);
  return value;
}

const isStage = (value: string) => /^[a-z0-9-]{1,20}$/.test(value);
const isSender = (value: string) => domainOf(value) !== undefined;
const isAddress = (value: string) => isSender(value) && !value.includes('<');
const isAnswer = (value: string) => value === 'yes' || value === 'no';
const isCount = (value: string) => /^[1-9]\d{0,3}$/.test(value);
const isDomain = (value: string) => /^([a-z0-9-]+\.)+[a-z0-9-]+$/.test(value);
const isCertificate = (value: string) => /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/.test(value);
