/** What the API takes from others, alone: its packages, and its parameters. The least that its start can cost. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { parseAst } from 'vite';
import { OPTIONS } from '../../functions/lambda/bundle.mjs';

const ROOT = path.join(import.meta.dirname, '../..');

const READING = `import { settings } from './functions/lambda/parts/settings';
await settings(process.env.PARAMETERS, 'base-address', 'origin-secret');`;

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

interface Specifier {
  readonly type: 'ImportSpecifier' | 'ImportDefaultSpecifier' | 'ImportNamespaceSpecifier';
  readonly importKind?: string;
  readonly local: { readonly name: string };
  readonly imported?: { readonly name: string };
}

/** Bundles what a function's sources import from packages, by the names that they use and no more; and the reading of its settings. */
export async function bundleDependencies(name: string, file: string): Promise<void> {
  const entry = path.join(ROOT, `functions/lambda/${name}.ts`);
  const { metafile } = await build({ ...OPTIONS, entryPoints: [entry], outdir: 'unwritten', metafile: true, write: false });
  const sources = Object.keys(metafile?.inputs ?? {}).filter(
    (input) => input.endsWith('.ts') && !input.includes('node_modules/'),
  );
  const used = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const [specifier, names] of usedBy(readFileSync(path.join(ROOT, source), 'utf8'))) {
      used.set(specifier, new Set([...(used.get(specifier) ?? []), ...names]));
    }
  }
  const contents = [...used].map(([specifier, names], at) => importing(specifier, [...names], at)).join('\n');
  await build({ ...OPTIONS, stdin: { contents: `${contents}\n${READING}`, resolveDir: ROOT }, outfile: file });
}

/** The names are kept where no bundler can tell that nobody asks for them. */
function importing(specifier: string, names: readonly string[], at: number): string {
  const locals = names.map((name, index) => `${name} as _${at}_${index}`);
  const kept = names.map((_, index) => `_${at}_${index}`);
  return `import { ${locals.join(', ')} } from ${JSON.stringify(specifier)};\n(globalThis.kept ??= []).push(${kept.join(', ')});`;
}

/** The names that a source uses of each package. */
function usedBy(source: string): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const declaration of parseAst(source, { lang: 'ts' }).body as unknown as readonly Node[]) {
    const specifier = (declaration.source as { value?: string } | undefined)?.value;
    if (declaration.type !== 'ImportDeclaration' || declaration.importKind === 'type' || specifier === undefined) continue;
    if (/^(\.|node:|@shared\/)/.test(specifier)) continue;
    const names = (declaration.specifiers as readonly Specifier[]).flatMap((one) => namesOf(one, source));
    used.set(specifier, new Set([...(used.get(specifier) ?? []), ...names]));
  }
  return used;
}

function namesOf({ type, importKind, local, imported }: Specifier, source: string): readonly string[] {
  if (importKind === 'type') return [];
  if (type === 'ImportDefaultSpecifier') return ['default'];
  if (type === 'ImportSpecifier') return [imported?.name ?? local.name];
  return Array.from(source.matchAll(new RegExp(`\\b${local.name}\\.(\\w+)\\(`, 'g')), ([, name]) => name ?? '');
}
