import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json';
import { ROOT, read, sources } from './sources';

/** `docs/rules/pi.md, "A turn" and "Components"`: the file and the headings it names. */
function* citations(text: string): Generator<readonly [file: string, heading: string]> {
  for (const [, file = '', headings = ''] of text.matchAll(/(docs\/[\w/-]+\.md),((?:[ \w]*"[^"\n]+")+)/g)) {
    for (const [, heading = ''] of headings.matchAll(/"([^"]+)"/g)) yield [file, heading];
  }
}

function headingsOf(file: string): readonly string[] {
  return existsSync(path.join(ROOT, file)) ? Array.from(read(file).matchAll(/^#+ (.+)$/gm), ([, heading = '']) => heading) : [];
}

test('every place in the documents that a source names is there', () => {
  const cited = sources()
    .filter((file) => file !== 'test/house/docs.test.ts')
    .flatMap((source) => [...citations(read(source))].map(([file, heading]) => ({ source, file, heading })));
  const lost = cited.filter(({ file, heading }) => !headingsOf(file).some((one) => one.startsWith(heading)));
  expect(cited.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test('a heading that is not there is found', () => {
  expect([...citations('/** docs/rules/pi.md, "A turn" and "Nonsense", 2 */')]).toEqual([
    ['docs/rules/pi.md', 'A turn'],
    ['docs/rules/pi.md', 'Nonsense'],
  ]);
  expect(headingsOf('docs/rules/pi.md')).not.toContain('Nonsense');
});

const LINKED = ['README.md', 'docs/architecture.md', 'docs/notices.md', 'docs/deploy.md', 'docs/cost.md', 'docs/runbook.md'];

/** A heading as a link names it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

test.each(LINKED)('every link of %s leads to a file, and to a heading of it', (file) => {
  const links = Array.from(read(file).matchAll(/\]\(([^)#:]*)(?:#([^)]+))?\)/g), ([, link = '', anchor]) => ({ link, anchor }));
  const lost = links.filter(({ link, anchor }) => {
    const target = link === '' ? file : path.join(path.dirname(file), link);
    if (!existsSync(path.join(ROOT, target))) return true;
    return anchor !== undefined && !headingsOf(target).map(anchorOf).includes(anchor);
  });
  expect(lost).toEqual([]);
});

test('the architecture names every folder of the server', () => {
  const [, list = ''] = /^functions .*\n((?: {2}\w.*\n)+)/m.exec(read('docs/architecture.md')) ?? [];
  const named = Array.from(list.matchAll(/^ {2}(\w+)/gm), ([, name = '']) => name);
  expect(named.sort()).toEqual(readdirSync(path.join(ROOT, 'functions')).sort());
});

test('every command of the README is one of the package', () => {
  const named = Array.from(read('README.md').matchAll(/npm (?:run )?([\w:]+)/g), ([, name = '']) => name);
  const commands = named.filter((name) => !['start', 'test'].includes(name));
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(['start', 'test', ...commands]));
});
