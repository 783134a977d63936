import { expect, test } from 'vitest';
import { messageOf } from './discord';

function shown(head: string, text = 'You are to move.'): { title?: string; description?: string } {
  const { embeds } = messageOf({ head, text, path: '/game/?id=1' }, 'https://casebook.example') as {
    embeds: readonly [{ title: string; description: string }];
  };
  return embeds[0];
}

test('a notice is one embed that leads to the site, and mentions nobody', () => {
  expect(
    messageOf({ head: 'Your turn', text: 'Against Nora.\nUntil 20:00.', path: '/game/?id=1' }, 'https://casebook.example'),
  ).toEqual({
    username: 'Casebook',
    embeds: [{ title: 'Your turn', description: 'Against Nora.\nUntil 20:00.', url: 'https://casebook.example/game/?id=1' }],
    allowed_mentions: { parse: [] },
  });
});

test.each([
  ['everybody', '@everyone', '\\@everyone'],
  ['somebody', '<@123>', '\\<\\@123>'],
  ['a role', '<@&123>', '\\<\\@&123>'],
  ['a channel', '<#123>', '\\<#123>'],
  ['a picture', '<:a:123>', '\\<\\:a:123>'],
  ['a picture by name', ':smile:', '\\:smile:'],
  ['a link', 'https://evil.example/', 'https\\://evil.example/'],
  ['a link in disguise', '[Casebook](https://evil.example/)', '\\[Casebook\\](https\\://evil.example/)'],
  ['a link without a picture', '<https://evil.example/>', '\\<https\\://evil.example/>'],
  ['bold letters', '**b** __u__ ~~s~~ ||x||', '\\*\\*b\\*\\* \\_\\_u\\_\\_ \\~\\~s\\~\\~ \\|\\|x\\|\\|'],
  ['code', '```js\n`', '\\`\\`\\`js\n\\`'],
  ['a way out of that', '\\*', '\\\\\\*'],
  ['a heading', '# Nora', '\\# Nora'],
  ['small letters', '-# Nora', '\\-# Nora'],
  ['a quotation', '>>> Nora', '\\>>> Nora'],
  ['a list', 'Nora\n - Ben\n\n\n+ Eve', 'Nora\n\\- Ben\n\\+ Eve'],
  ['characters that nobody sees', 'No\u202era\u200b\u0000', 'Nora'],
])('%s in a text is shown as it is written', (_, text, markdown) => {
  expect(shown('Your turn', text).description).toBe(markdown);
});

test.each(['Your turn at 20:00', 'Mr. Jack Pocket: 2-player (it is #3!)'])('plain words stay plain: %s', (text) => {
  expect(shown(text, text)).toMatchObject({ title: text, description: text });
});

test('a title is one line', () => {
  expect(shown('Your\n\n# turn').title).toBe('Your # turn');
});

test.each([
  ['letters', 'x', 256, 4096],
  ['marks, which are never parted', '*', 255, 4095],
  ['pictures, which are never parted', '😀', 255, 4095],
])('what is too long for Discord is cut: %s', (_, text, title, description) => {
  const found = shown(text.repeat(9000), text.repeat(9000));
  expect(found.title?.endsWith('…')).toBe(true);
  expect(found.title).toHaveLength(title);
  expect(found.description).toHaveLength(description);
  expect(found.description).not.toMatch(/\p{Surrogate}/u);
});

test('what has just room is not cut', () => {
  expect(shown('x'.repeat(256), 'x'.repeat(4096))).toMatchObject({ title: 'x'.repeat(256), description: 'x'.repeat(4096) });
});
