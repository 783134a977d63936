/** What a deployment does besides: it gives things their names, writes parameters, and has secrets made. */

import { order } from './formation';
import type { Deployed } from './function';
import type { Parameters } from './parameters';
import { arnOf } from './permissions';
import type { Queues } from './queues';
import { TABLE_NAME } from './table';
import type { Template } from './template';
import { type Known, resolve, resourceIn } from './value';

/** Where the site is found, whatever name CloudFront would give it. */
const SITE = 'casebook.example';

/** What functions said of resources that they made, by logical id. */
export type Made = Map<string, Readonly<Record<string, string>>>;

/** What the resources of the template are called here. */
export function knownIn(template: Template, queues: Queues, made: Made): Known {
  const tables = template.all('AWS::DynamoDB::GlobalTable');
  const parameters = template.all<{ Name: string }>('AWS::SSM::Parameter');
  const identities = template.all<{ EmailIdentity: string }>('AWS::SES::EmailIdentity');
  return (id, attribute) => {
    const shown = made.get(id)?.[attribute ?? ''];
    if (shown !== undefined) return shown;
    if (attribute === 'Arn') return arnOf(id);
    if (attribute === 'StreamArn') return `${arnOf(id)}/stream`;
    if (attribute === 'DomainName') return SITE;
    if (tables.has(id)) return TABLE_NAME;
    if (queues.held.has(id)) return queues.urlOf(id);
    return parameters.get(id)?.Name ?? identities.get(id)?.EmailIdentity ?? id;
  };
}

export function writeParameters(template: Template, known: Known, { values }: Parameters): void {
  for (const { Name, Value } of template.all<{ Name: unknown; Value: unknown }>('AWS::SSM::Parameter').values()) {
    values.set(resolve(Name, known), { Type: 'String', Value: resolve(Value, known) });
  }
}

/** Has every secret made that the template orders of a function. */
export async function makeSecrets(template: Template, find: (id: string) => Deployed, made: Made): Promise<void> {
  for (const [id, { ServiceToken, ...properties }] of template.all<{ ServiceToken: unknown }>('Custom::Secret')) {
    const texts = Object.entries(properties).map(([name, value]) => [name, String(value)]);
    const ResourceProperties = Object.fromEntries(texts) as Readonly<Record<string, string>>;
    const outcome = await order(find(resourceIn(ServiceToken)), { RequestType: 'Create', ResourceProperties });
    made.set(id, outcome.Data ?? {});
  }
}

interface Distribution {
  readonly DistributionConfig: {
    readonly Origins: readonly {
      readonly OriginCustomHeaders?: readonly { readonly HeaderName: string; readonly HeaderValue: unknown }[];
    }[];
  };
}

/** The headers that CloudFront adds to each request for the API. */
export function headersOf(template: Template, known: Known): Readonly<Record<string, string>> {
  const distributions = [...template.all<Distribution>('AWS::CloudFront::Distribution').values()];
  const headers = distributions
    .flatMap(({ DistributionConfig }) => DistributionConfig.Origins)
    .flatMap(({ OriginCustomHeaders }) => OriginCustomHeaders ?? []);
  return Object.fromEntries(
    headers.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), resolve(HeaderValue, known)]),
  );
}
