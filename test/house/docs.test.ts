import { existsSync } from 'node:fs';
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

test.each(['README.md', 'docs/architecture.md'])('every link of %s leads to a file', (file) => {
  const links = Array.from(read(file).matchAll(/\]\(([^)#]+)[^)]*\)/g), ([, link = '']) => link).filter(
    (link) => !link.includes(':'),
  );
  const lost = links.filter((link) => !existsSync(path.join(ROOT, path.dirname(file), link)));
  expect(lost).toEqual([]);
});

test('every command of the README is one of the package', () => {
  const named = Array.from(read('README.md').matchAll(/npm (?:run )?([\w:]+)/g), ([, name = '']) => name);
  const commands = named.filter((name) => !['start', 'test'].includes(name));
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(['start', 'test', ...commands]));
});
