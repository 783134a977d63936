import path from 'node:path';
import { expect, test } from 'vitest';
import { readSite, serveSite } from '../../functions/local/site';
import { ROOT } from './sources';

const site = readSite(path.join(ROOT, 'web/out'));
const pages = [...site.keys()].filter((at) => at.endsWith('/'));

test('the site has its pages', () => {
  expect(pages).toEqual(expect.arrayContaining(['/', '/game/']));
});

test.each(pages)('%s runs nothing that its policy does not name by its hash', async (at) => {
  const answer = serveSite(site, new Request(`http://casebook.test${at}`));
  const policy = answer.headers.get('content-security-policy') ?? '';
  const page = await answer.text();
  const inline = page
    .split('<script')
    .slice(1)
    .filter((script) => !/^[^>]*\ssrc=/.test(script));
  const hashes = /script-src 'self'((?: 'sha256-[\w+/]{43}=')*);/.exec(policy)?.[1]?.trim().split(' ') ?? [];
  expect(hashes).toHaveLength(new Set(inline.map((script) => script.slice(0, script.indexOf('</script>')))).size);
  expect(policy).not.toMatch(/unsafe-(inline|eval)|https?:|\*/);
  expect(page).not.toMatch(/<[a-z][^>]*\son[a-z]+=/);
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});
