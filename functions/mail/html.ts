/** A letter for those who read HTML: no picture, no script, nothing that is fetched. */

import type { Run } from '@shared/words/say';
import { html, raw } from 'hono/html';
import type { Block, Content } from './content';
import { DAY, FONTS, NIGHT } from './dress';
import { say } from './say';

type Markup = ReturnType<typeof html>;

/** Styles stand in the elements, where every mail program looks; for the night their colours are overruled by class. */
const NIGHTLY = `
.paper{background-color:${NIGHT.paper}!important}
.card{background-color:${NIGHT.card}!important;border-color:${NIGHT.line}!important}
.sunk{background-color:${NIGHT.sunk}!important;border-color:${NIGHT.line}!important}
.ink{color:${NIGHT.ink}!important}
.ink2{color:${NIGHT.ink2}!important}
.edge{border-color:${NIGHT.act}!important}
.act{background-color:${NIGHT.act}!important}
.on-act{color:${NIGHT.onAct}!important}
.link{color:${NIGHT.link}!important}`;

const STYLE = `
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){${NIGHTLY}}
@media (max-width:520px){
.sheet{padding:20px 16px 4px!important}
.desk{padding:12px 8px!important}
.frame{padding:10px 8px!important}
.picture{font-size:9px!important}}`;

/** A whole document, all of whose text is escaped. */
export async function htmlOf({ head, blocks, foot }: Content): Promise<string> {
  return String(
    await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${head}</title>
<style>${raw(STYLE)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${DAY.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background-color:${DAY.paper}">
<tr><td align="center" class="desk" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:640px;table-layout:fixed">
<tr><td class="ink2" style="padding:0 4px 10px;font:italic 17px/1.4 ${raw(FONTS.head)};color:${DAY.ink2}">${say('casebook')}</td></tr>
<tr><td class="card sheet ink" style="padding:28px 32px 12px;background-color:${DAY.card};border:1px solid ${DAY.line};border-radius:4px;font:16px/1.55 ${raw(FONTS.text)};color:${DAY.ink};overflow-wrap:break-word">
<h1 class="ink edge" style="margin:0 0 20px;padding:0 0 12px;border-bottom:2px solid ${DAY.act};font:600 26px/1.25 ${raw(FONTS.head)};color:${DAY.ink}">${head}</h1>
${blocks.map(block)}
</td></tr>
<tr><td class="ink2" style="padding:12px 4px 0;font:13px/1.5 ${raw(FONTS.text)};color:${DAY.ink2}">${linked(foot)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`,
  );
}

function block(block: Block): Markup {
  switch (block.type) {
    case 'prose':
      return html`<p style="margin:0 0 16px">${said(block.runs)}</p>\n`;
    case 'code':
      return html`<p class="sunk ink" style="margin:0 0 20px;padding:14px 0;background-color:${DAY.sunk};border:1px solid ${DAY.line};border-radius:4px;text-align:center;font:700 34px/1.2 ${raw(FONTS.mono)};letter-spacing:8px;text-indent:8px;color:${DAY.ink}">${block.code}</p>\n`;
    case 'link':
      if (block.quiet) return html`<p style="margin:0 0 16px">${anchor(block.address, block.label)}</p>\n`;
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 22px"><tr><td class="act" style="background-color:${DAY.act};border-radius:4px"><a class="on-act" href="${block.address}" style="display:inline-block;padding:13px 26px;font:600 16px/1.2 ${raw(FONTS.text)};color:${DAY.onAct};text-decoration:none">${block.label}</a></td></tr></table>\n`;
    case 'told':
      return html`${caption(block.head)}<ul style="margin:0 0 20px;padding:0 0 0 20px">${block.sentences.map((runs) => html`<li style="margin:0 0 6px">${said(runs)}</li>`)}</ul>\n`;
    case 'picture':
      return html`${caption(block.head)}<div class="sunk frame" style="margin:0 0 22px;padding:14px 14px 12px;background-color:${DAY.sunk};border:1px solid ${DAY.line};border-radius:4px;overflow-x:auto"><pre class="ink picture" style="margin:0;font:11px/1.3 ${raw(FONTS.mono)};color:${DAY.ink};white-space:pre">${block.picture}</pre></div>\n`;
  }
}

function caption(head: string): Markup {
  return html`<h2 class="ink2" style="margin:0 0 8px;font:600 13px/1.4 ${raw(FONTS.text)};letter-spacing:.06em;text-transform:uppercase;color:${DAY.ink2}">${head}</h2>`;
}

function said(runs: readonly Run[]): readonly (string | Markup)[] {
  return runs.map(({ text, strong }) => (strong ? html`<strong>${text}</strong>` : text));
}

/** The addresses in a text can be pressed. */
function linked(text: string): readonly (string | Markup)[] {
  return text.split(/(https?:\/\/\S+)/).map((part) => (/^https?:/.test(part) ? anchor(part, part) : part));
}

function anchor(address: string, label: string): Markup {
  return html`<a class="link" href="${address}" style="color:${DAY.link}">${label}</a>`;
}
