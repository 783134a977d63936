/** The pages of the mailbox. They need no script. */

import { html, raw } from 'hono/html';
import type { Kept } from './mailbox';
import { STYLE } from './style';
import { words } from './words';

type Markup = ReturnType<typeof html>;

export function listPage(letters: readonly Kept[]): Promise<string> {
  return page(
    words.title,
    html`<nav><a href="/">${words.home}</a></nav>
<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
${letters.length === 0 ? html`<p>${words.none}</p>` : html`<ul>${letters.map(line)}</ul>`}`,
  );
}

export function letterPage({ name, to, subject, at, text }: Kept): Promise<string> {
  return page(
    subject,
    html`<nav><a href="/mailbox">${words.all}</a></nav>
<h1>${subject}</h1>
<dl><dt>${words.to}</dt><dd>${to}</dd><dt>${words.sent}</dt><dd>${time(at)}</dd></dl>
<h2 id="letter">${words.letter}</h2>
<iframe title="${words.letter}" src="/mailbox/${name}/html" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>${words.text}</h2>
<pre tabindex="0">${text}</pre>`,
  );
}

export function missingPage(): Promise<string> {
  return page(words.missing, html`<nav><a href="/mailbox">${words.all}</a></nav>\n<h1>${words.missing}</h1>`);
}

/** As it was sent; but its links open in place of the page that it is shown in. */
export function framed({ html }: Kept): string {
  return html.replace('<head>', '<head><base target="_top">');
}

function line({ name, to, subject, at }: Kept): Markup {
  return html`<li><a href="/mailbox/${name}"><b>${subject}</b><span>${to}</span>${time(at)}</a></li>\n`;
}

/** By the clock of the machine, which is the reader's as well. */
function time(at: number): Markup {
  const said = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
  return html`<time datetime="${new Date(at).toISOString()}">${said}</time>`;
}

async function page(title: string, content: Markup): Promise<string> {
  return String(
    await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · ${words.home}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`,
  );
}
