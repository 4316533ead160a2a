/** Our page that hands the browser over to the bank: its script needs a token, which belongs to one invoice. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { PAYMENT_IN_DOUBT } from '../../../../schema/reference/limits.ts';
import { printTenge } from '../../../../schema/values/money.ts';
import type { Call } from '../calls.ts';
import { POST_LINK } from './client.ts';
import { type Desk, invoiceOf, numberOfPage } from './invoices.ts';
import { transactionOf } from './status.ts';

const TEXTS = {
  RU: {
    lang: 'ru',
    title: 'Оплата картой',
    opening: 'Открываем страницу банка. Номер карты вы введёте там.',
    later: 'Страница банка не открылась. Вернитесь и попробуйте ещё раз через несколько минут.',
    back: 'Вернуться',
  },
  KK: {
    lang: 'kk',
    title: 'Картамен төлеу',
    opening: 'Банк бетін ашып жатырмыз. Карта нөмірін сонда енгізесіз.',
    later: 'Банк беті ашылмады. Қайтып, бірнеше минуттан кейін қайталап көріңіз.',
    back: 'Қайту',
  },
} as const;

const HOUR_MS = 3_600_000;

type Request = { Params: { name: string } };

export const epayPages =
  (desk: Desk) =>
  (app: FastifyInstance): void => {
    app.get<Request>('/pay/epay/:name', async (request, reply) => {
      const number = numberOfPage(desk, request.params.name);
      const call = number === undefined ? undefined : await desk.calls.numbered(number);
      if (!call?.note.failureUrl) return reply.callNotFound();
      const nonce = randomBytes(16).toString('base64');
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': policyOf(desk, nonce) });
      const opened = await open(desk, call).catch(() => undefined);
      if (typeof opened === 'string') return reply.redirect(opened, 303);
      const page = pageOf(desk, call, nonce, opened);
      return reply
        .code(opened ? 200 : 503)
        .type('text/html; charset=utf-8')
        .send(page);
    });
  };

/** What the script is given, or where the browser goes instead. @throws ProviderUnavailable | ProviderGarbage */
async function open(desk: Desk, call: Call): Promise<object | string> {
  const { client } = desk;
  const { returnUrl = '', failureUrl = '', locale = 'RU' } = call.note;
  const invoice = invoiceOf(desk, call);
  // Longer than this the payment is not waited for.
  const isOld = Date.parse(desk.now()) - Date.parse(call.askedAt) > PAYMENT_IN_DOUBT.pageHours * HOUR_MS;
  if (!invoice || isOld) return failureUrl;
  const known = await transactionOf(client, invoice.number, desk.now());
  if (known && known.state !== 'UNPAID') return known.state === 'FAILED' ? failureUrl : returnUrl;
  const link = `${client.settings.publicUrl}${POST_LINK}`;
  return {
    invoiceId: invoice.number,
    terminal: client.settings.terminal,
    amount: Number(printTenge(invoice.amount)),
    currency: 'KZT',
    backLink: returnUrl,
    failureBackLink: failureUrl,
    postLink: link,
    failurePostLink: link,
    language: locale === 'KK' ? 'kaz' : 'rus',
    description: 'Nesie',
    accountId: invoice.number,
    cardSave: call.key.startsWith('card:'),
    auth: await client.tokenFor(invoice),
  };
}

/** Of the bank's hosts and of nothing else; its script puts styles into the page. */
function policyOf({ client: { settings } }: Desk, nonce: string): string {
  const hosts = [settings.scriptUrl, settings.apiUrl, settings.tokenUrl].map((url) => new URL(url).origin);
  const bank = [...new Set(hosts)].join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${bank}`,
    `style-src 'unsafe-inline' ${bank}`,
    `connect-src ${bank}`,
    `frame-src ${bank}`,
    `img-src ${bank} data:`,
    `form-action ${bank}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:17px/1.5 system-ui,sans-serif}
main{max-width:480px;margin:0 auto;padding:24px 16px}h1{font-size:28px;line-height:1.16;margin:0 0 16px}`;

function pageOf({ client }: Desk, { note }: Call, nonce: string, payment: object | undefined): string {
  const text = note.locale === 'KK' ? TEXTS.KK : TEXTS.RU;
  const back = `<p><a href="${escaped(note.failureUrl ?? '/')}">${text.back}</a></p>`;
  const data = JSON.stringify(payment ?? null).replaceAll('<', String.raw`\u003c`);
  const script = `<script nonce="${nonce}" src="${escaped(client.settings.scriptUrl)}"></script>
<script nonce="${nonce}">
const told = document.getElementById('told');
if (window.halyk) halyk.pay(${data}); else told.textContent = told.dataset.later;
</script>`;
  return `<!doctype html>
<html lang="${text.lang}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${text.title}</title><style>${STYLE}</style>
</head>
<body><main><h1>${text.title}</h1><p id="told" role="status" data-later="${text.later}">${payment ? text.opening : text.later}</p>${back}</main>
${payment ? script : ''}
</body>
</html>`;
}
