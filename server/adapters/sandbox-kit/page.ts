/** No scripts, no outside resources, readable without styles. */
export type PageLanguage = 'ru' | 'kz';
export const languageOf = (lang: unknown): PageLanguage => (lang === 'kz' ? 'kz' : 'ru');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

export type Page = { lang: PageLanguage; title: string; body: string };

const NOTE = {
  ru: 'Это учебная страница поставщика: настоящих денег и карт здесь нет.',
  kz: 'Бұл — провайдердің оқу беті: мұнда нағыз ақша мен карта жоқ.',
};

/** `body` is markup: the caller must escape what came from outside. */
export const renderPage = ({ lang, title, body }: Page): string => `<!doctype html>
<html lang="${lang === 'kz' ? 'kk' : 'ru'}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/pay/page.css">
</head>
<body><main><h1>${escapeHtml(title)}</h1>${body}<p class="note">${NOTE[lang]}</p></main></body>
</html>`;

/** The product's colours, without its fonts. */
export const PAGE_CSS = `:root{color-scheme:light dark;--page:#f0f5f4;--card:#fff;--ink:#152221;--ink2:#4e5b5a;--edge:#6c7776;--brand:#115c6b;--on:#fff;--line:#d5dcdc;--bad:#b53532}
@media (prefers-color-scheme:dark){:root{--page:#0c1718;--card:#152427;--ink:#edf3f4;--ink2:#c3cccd;--edge:#7f8d8f;
  --brand:#69b6c1;--on:#0c1718;--line:#35464a;--bad:#f38d88}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:17px/1.5 system-ui,sans-serif}
main{max-width:480px;margin:0 auto;padding:24px 16px;display:grid;gap:16px}
h1{font-size:28px;line-height:1.16;font-weight:600;margin:0}h2{font-size:20px;margin:0}
form,section{background:var(--card);border-radius:16px;padding:20px 16px;display:grid;gap:14px}
label{display:grid;gap:6px;font-weight:600}.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
input{font:inherit;min-height:52px;padding:0 14px;border:1.5px solid var(--edge);border-radius:14px;
  background:var(--card);color:var(--ink);width:100%}
button{font:inherit;font-weight:600;min-height:52px;border:0;border-radius:14px;background:var(--brand);
  color:var(--on);cursor:pointer}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.sum{font-size:28px;font-weight:600;margin:0}.bad{color:var(--bad);margin:0;font-weight:500}.note,td,th{font-size:14px;
  color:var(--ink2)}
table{width:100%;border-collapse:collapse}th{text-align:left;font-weight:600}td,th{padding:6px 12px 6px 0;
  border-bottom:1px solid var(--line);vertical-align:top}
code{font-size:14px;white-space:nowrap;color:var(--ink)}code.long{white-space:normal;word-break:break-all}a{color:var(--brand)}`;

export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
