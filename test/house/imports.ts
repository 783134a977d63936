import path from 'node:path';
import { parseAst } from 'vite';

/** What a file names: another file by its path in the repository without its ending, a package, or a text that stands in it. */
export interface Mention {
  readonly from: string;
  readonly to: string;
  /** Imports only types, so nothing of it is left when the program runs. */
  readonly types: boolean;
}

export interface Mentions {
  readonly imports: readonly Mention[];
  /** Texts in quotes. */
  readonly texts: readonly string[];
}

type Node = { readonly type: string } & Record<string, unknown>;

/** Every import of a source, written in whatever way, and every text in it. `file` is its path in the repository. */
export function mentions(file: string, source: string): Mentions {
  const imports: Mention[] = [];
  const texts: string[] = [];
  for (const node of nodes(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))) {
    const specifier = textOf(node.source) ?? (node.type === 'TSImportType' ? textOf(node.argument) : undefined);
    if (specifier !== undefined) imports.push({ from: file, to: resolve(file, specifier), types: isOfTypes(node) });
    const text = textOf(node);
    if (text !== undefined) texts.push(text);
  }
  return { imports, texts };
}

function* nodes(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') yield value as Node;
  for (const child of Object.values(value)) yield* nodes(child);
}

function textOf(value: unknown): string | undefined {
  const node = value as Partial<Node> | undefined | null;
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function isOfTypes({ type, importKind, exportKind }: Node): boolean {
  return type === 'TSImportType' || importKind === 'type' || exportKind === 'type';
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return specifier.replace(/^@(shared|web)\//, '$1/');
}
