import { DAY, FONTS, NIGHT } from '../../mail/dress';

const colours = Object.entries(DAY).map(([name, day]) => `--${name}:light-dark(${day},${NIGHT[name as keyof typeof DAY]});`);

/** The mailbox page's own sheet, in the site's dress. */
export const STYLE = `
:root{color-scheme:light dark;${colours.join('')}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 ${FONTS.text}}
main{max-width:760px;margin:0 auto;padding:20px 16px 48px}
h1,h2{font-family:${FONTS.head};line-height:1.25;overflow-wrap:anywhere}
h1{margin:12px 0 8px;font-size:28px}
h2{margin:28px 0 8px;font-size:20px}
a{color:var(--link)}
a:focus-visible{outline:2px solid light-dark(#0b57c2,#8fd0ff);outline-offset:2px}
nav a{display:inline-block;padding:10px 12px 10px 0}
.lead,dt,time{color:var(--ink2)}
ul{list-style:none;margin:20px 0 0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:4px}
li+li{border-top:1px solid var(--line)}
li a{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:12px 16px;text-decoration:none;color:var(--ink)}
li a:hover{background:var(--sunk)}
li b,li span{overflow-wrap:anywhere}
li span{color:var(--ink2)}
li time{grid-area:1/2}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 16px;margin:0}
dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:min(900px,80vh);border:1px solid var(--line);border-radius:4px;background:var(--card)}
pre{margin:0;padding:16px;overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:4px;font:13px/1.45 ${FONTS.mono};white-space:pre}
@media (max-width:520px){li a{grid-template-columns:1fr}li time{grid-area:auto}}
`;
