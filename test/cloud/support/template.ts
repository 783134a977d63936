/** The synthesised stack, as CloudFormation reads it. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { settingsOf } from '../../../infra/settings';
import { CasebookStack } from '../../../infra/stack';

export interface Resource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
  readonly Metadata?: Readonly<Record<string, string>>;
}

export interface Template {
  /** Where the assets are. */
  readonly folder: string;
  /** Resources of a type, by logical id. */
  all<Properties>(type: string): ReadonlyMap<string, Properties>;
  /** The asset that belongs to a resource: a folder. */
  assetOf(id: string): string;
  remove(): void;
}

/** What a deployer decides; the rest is as the stack has it. */
const CONTEXT = {
  sender: 'Casebook <casebook@example.net>',
  alarms: 'alarms@example.net',
  'aws:cdk:enable-asset-metadata': true,
};

// Twenty times as fast; the template is checked where it is tested.
process.env.CDK_VALIDATION = 'false';

/** Synthesises the stack into a folder of its own. `npm run build` comes first. */
export function synthesise(): Template {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebook-cdk-'));
  const app = new App({ outdir: folder, context: CONTEXT });
  const stack = new CasebookStack(app, settingsOf(app.node));
  app.synth();
  const { Resources } = JSON.parse(readFileSync(path.join(folder, stack.templateFile), 'utf8')) as {
    Resources: Readonly<Record<string, Resource>>;
  };
  return {
    folder,
    all<Properties>(type: string) {
      const found = Object.entries(Resources).filter(([, { Type }]) => Type === type);
      return new Map(found.map(([id, { Properties }]) => [id, Properties as Properties]));
    },
    assetOf: (id) => path.join(folder, Resources[id]?.Metadata?.['aws:asset:path'] ?? ''),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
