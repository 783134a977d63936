/** The stack as it is deployed, made in this process. `npm run build` comes first. */

import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { context as FLAGS } from '../../cdk.json';
import type { Settings } from '../../infra/settings';
import { CasebookStack } from '../../infra/stack';

// cdk-nag has a test of its own: here it would only take time.
process.env.CDK_VALIDATION = 'false';

const SETTINGS: Settings = {
  stage: 'live',
  sender: 'Casebook <turns@casebook.example>',
  identity: 'domain',
  sandbox: [],
  alarms: 'ops@casebook.example',
  budget: 20,
  edition: 1,
  generation: 1,
  force: false,
};

export function stackOf(settings: Partial<Settings> = {}): CasebookStack {
  const app = new App({ context: { ...FLAGS, 'aws:cdk:enable-path-metadata': true } });
  return new CasebookStack(app, { ...SETTINGS, ...settings });
}

export function templateOf(settings: Partial<Settings> = {}): Template {
  return Template.fromStack(stackOf(settings));
}

/** A part of a resource: whatever its type asks for. */
export type Part = { readonly [field: string]: Part } & { readonly [index: number]: Part };

/** The resources of a type, by where they stand in the stack, such as `Queues/Mail`. */
export function resourcesOf(template: Template, type: string): ReadonlyMap<string, Part> {
  return new Map(Object.values(template.findResources(type)).map((resource) => [placeOf(resource), resource.Properties]));
}

/** What a value of the template means: names of places for references, and `<...>` for what only AWS knows. */
export function meaningOf(template: Template, value: unknown): string {
  const { Resources } = template.toJSON();
  const mean = (part: unknown): string => {
    if (typeof part !== 'object' || part === null) return String(part);
    const [[name, argument] = ['', '']] = Object.entries(part);
    if (name === 'Fn::Join') return (argument as [string, unknown[]])[1].map(mean).join((argument as [string, unknown[]])[0]);
    const [id, attribute] = [argument].flat() as [string, string?];
    if (name !== 'Ref' && name !== 'Fn::GetAtt') throw new Error(`${name} means nothing yet`);
    if (!(id in Resources)) return `<${id.replace('AWS::', '')}>`;
    return attribute === undefined || attribute === 'Arn' ? placeOf(Resources[id]) : `${placeOf(Resources[id])}.${attribute}`;
  };
  return mean(value);
}

function placeOf({ Metadata }: { readonly Metadata?: { readonly 'aws:cdk:path'?: string } }): string {
  const path = Metadata?.['aws:cdk:path'] ?? '';
  return path.replace(/^[^/]*\//, '').replace(/\/Resource$/, '');
}
