/** The sandbox page: plain HTML from the server, without scripts. Each section comes from the room that owns it. */
export type SandboxSection = {
  /** Anchor on the page. */
  id: string;
  title: string;
  /** HTML; every text of a person or provider goes through `escaped`. `query` is that of the page. */
  render(query: Readonly<Record<string, string>>): Promise<string>;
};

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** A table of escaped cells; pass a cell that is HTML already as {html}. */
export function table(head: readonly string[], rows: readonly (readonly (string | { html: string })[])[]): string {
  if (rows.length === 0) return '<p class="calm">Nothing yet.</p>';
  const cell = (value: string | { html: string }) =>
    `<td>${typeof value === 'string' ? escaped(value) : value.html}</td>`;
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('');
  return `<div class="wide"><table><thead><tr>${head.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** A button that posts a form below /sandbox and returns to the section. */
export function postButton(action: string, label: string, fields: Readonly<Record<string, string>> = {}): string {
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');
  return `<form method="post" action="${escaped(action)}">${hidden}<button>${escaped(label)}</button></form>`;
}

const ARCH =
  '<svg width="26" height="22" viewBox="0 0 26 22" aria-hidden="true"><path d="M3 20V13a9 9 0 0 1 18 0v2" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"/><circle cx="21" cy="19.5" r="2.5" class="dot"/></svg>';

export function pageOf(sections: readonly { id: string; title: string; html: string }[], today: string): string {
  const links = sections.map(({ id, title }) => `<a href="#${escaped(id)}">${escaped(title)}</a>`).join('');
  const cards = sections
    .map(
      ({ id, title, html }) => `<section class="card" id="${escaped(id)}"><h2>${escaped(title)}</h2>${html}</section>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox · Nesie</title>
<link rel="stylesheet" href="/sandbox/page.css"><meta name="color-scheme" content="light dark"></head>
<body><header><a class="logo" href="/">${ARCH}nesie</a><span class="calm">sandbox · business day ${escaped(today)}</span></header>
<main><h1>What the outside world knows</h1><p class="calm">Providers here are pretended; nothing leaves this machine. Served only with NESIE_ENV=demo.</p>
<nav aria-label="Sections">${links}</nav>${cards}</main></body></html>`;
}

export const CSS = `
:root { --page: #f0f5f4; --card: #fff; --well: #e5ebea; --line: #d5dcdc; --edge: #6c7776; --ink: #152221;
  --ink2: #4e5b5a; --brand: #115c6b; --on-brand: #fff; --tint: #ddf2f3; --on-tint: #044855; --dot: #c9721f;
  color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --page: #0c1718; --card: #152427; --well: #24343a; --line: #35464a;
  --edge: #7f8d8f; --ink: #edf3f4; --ink2: #b4bfc1; --brand: #94d0d8; --on-brand: #03313c; --tint: #12404b;
  --on-tint: #bbe3e7; --dot: #f4ad61; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.5 Golos, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; font-feature-settings: 'lnum' 1; }
header, main { max-width: 1120px; margin: 0 auto; padding: 0 16px; }
header { display: flex; align-items: center; gap: 16px; height: 60px; }
.logo { display: inline-flex; align-items: center; gap: 8px; font-size: 22px; font-weight: 700;
  letter-spacing: -0.03em; color: var(--on-tint); text-decoration: none; }
.dot { fill: var(--dot); }
h1 { font-size: 28px; line-height: 1.16; font-weight: 600; letter-spacing: -0.015em; margin: 16px 0 8px; }
h2 { font-size: 20px; line-height: 1.25; font-weight: 600; margin: 0 0 12px; }
p { margin: 0 0 12px; }
.calm { color: var(--ink2); font-size: 14px; }
a { color: var(--brand); text-underline-offset: 4px; }
nav { display: flex; flex-wrap: wrap; gap: 0 20px; margin-bottom: 8px; }
nav a { line-height: 44px; }
.card { background: var(--card); border-radius: 20px; padding: 20px 16px; margin-bottom: 16px;
  scroll-margin-top: 16px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th { text-align: left; font-weight: 500; color: var(--ink2); padding: 8px 12px 8px 0;
  border-bottom: 1px solid var(--line); }
td { padding: 10px 12px 10px 0; border-bottom: 1px solid var(--line); vertical-align: top; white-space: nowrap;
  font-feature-settings: 'tnum' 1, 'lnum' 1; }
td:last-child { white-space: pre-line; min-width: 220px; }
td form { margin-bottom: 4px; }
b, strong { font-weight: 600; }
form { display: inline-flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 0 8px 8px 0; }
label { display: grid; gap: 4px; font-size: 14px; color: var(--ink2); }
input, select { height: 44px; padding: 0 12px; border: 1px solid var(--edge); border-radius: 14px;
  background: var(--card); color: var(--ink); font: inherit; }
button { height: 44px; padding: 0 16px; border: 0; border-radius: 14px; background: var(--tint);
  color: var(--on-tint); font: inherit; font-weight: 500; cursor: pointer; }
button.main { background: var(--brand); color: var(--on-brand); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
code { font-family: ui-monospace, 'DejaVu Sans Mono', monospace; font-size: 13px; background: var(--well);
  padding: 2px 6px; border-radius: 6px; }
`;
