/** A letter for those who read HTML: no picture, no script, nothing that is fetched. */

import type { Run } from '@shared/words/say';
import { html, raw } from 'hono/html';
import type { Block, Content, Link, Place, Row } from './content';
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
.rule{border-color:${NIGHT.line}!important}
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
export async function htmlOf({ head, blocks, foot, ways = [] }: Content): Promise<string> {
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
<tr><td class="ink2" style="padding:12px 4px 0;font:13px/1.5 ${raw(FONTS.text)};color:${DAY.ink2};overflow-wrap:break-word">${foot}${ways.map(way)}</td></tr>
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
    case 'rows':
      return html`${caption(block.head)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 22px;table-layout:fixed">${block.rows.map(row)}</table>\n`;
    case 'places':
      return html`${caption(block.head)}<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 22px">${block.places.map(place)}</table>\n`;
    case 'quote':
      return html`<blockquote class="edge" dir="auto" style="margin:0 0 18px;padding:2px 0 2px 14px;border-left:3px solid ${DAY.act};overflow-wrap:anywhere">${lines(block.text)}</blockquote>\n`;
    case 'picture':
      return html`${caption(block.head)}<div class="sunk frame" style="margin:0 0 22px;padding:14px 14px 12px;background-color:${DAY.sunk};border:1px solid ${DAY.line};border-radius:4px;overflow-x:auto"><pre class="ink picture" style="margin:0;font:11px/1.3 ${raw(FONTS.mono)};color:${DAY.ink};white-space:pre">${block.picture}</pre></div>\n`;
  }
}

/** What it leads to is its label; a line parts it from the one above. */
function row({ label, text, address }: Row): Markup {
  return html`<tr><td class="rule ink2" style="padding:9px 0 10px;border-top:1px solid ${DAY.line};font:14px/1.5 ${raw(FONTS.text)};color:${DAY.ink2};overflow-wrap:break-word"><a class="link" href="${address}" style="font-size:16px;color:${DAY.link};text-decoration:none">${said(label)}</a><br>${said(text)}</td></tr>\n`;
}

function place({ place, name, score = '' }: Place): Markup {
  const cell = `padding:6px 0;border-top:1px solid ${DAY.line};vertical-align:top`;
  return html`<tr><td class="rule ink2" width="32" style="${cell};color:${DAY.ink2}">${place}</td><td class="rule" style="${cell};overflow-wrap:anywhere">${name}</td><td class="rule" align="right" style="${cell};padding-left:12px">${score}</td></tr>\n`;
}

function lines(text: string): readonly Markup[] {
  return text.split(/\r\n?|\n/).map((line, at) => html`${at > 0 ? raw('<br>') : ''}${line}`);
}

function way({ label, address }: Link): Markup {
  return html`<br>${anchor(address, label)}`;
}

function caption(head: string): Markup {
  return html`<h2 class="ink2" style="margin:0 0 8px;font:600 13px/1.4 ${raw(FONTS.text)};letter-spacing:.06em;text-transform:uppercase;color:${DAY.ink2}">${head}</h2>`;
}

function said(runs: readonly Run[]): readonly (string | Markup)[] {
  return runs.map(({ text, strong }) => (strong ? html`<strong>${text}</strong>` : text));
}

function anchor(address: string, label: string): Markup {
  return html`<a class="link" href="${address}" style="color:${DAY.link}">${label}</a>`;
}
