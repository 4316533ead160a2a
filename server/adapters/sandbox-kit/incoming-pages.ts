/** A terminal's screen, a wallet's application, a bank's transfer form, each in two steps. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { parseTenge, readTenge, typedTenge } from '../../../schema/values/money.ts';
import type { Checked, IncomingName, SandboxIncoming } from './incoming.ts';
import { escapeHtml, languageOf, PAGE_HEADERS, type PageLanguage, renderPage } from './page.ts';

const TITLES = {
  ru: { terminal: 'Терминал', wallet: 'Электронный кошелёк', 'bank-transfer': 'Банковский перевод' },
  kz: { terminal: 'Терминал', wallet: 'Электрондық әмиян', 'bank-transfer': 'Банк аударымы' },
} as const;
const TEXTS = {
  ru: {
    who: 'Номер договора или телефон',
    purpose: 'Назначение платежа',
    next: 'Дальше',
    amount: 'Сумма, ₸',
    pay: 'Заплатить',
    payer: 'Плательщик',
    contract: 'Договор',
    due: 'К оплате сегодня',
    full: 'Закрыть полностью',
    unknown: 'Такого договора нет. Проверьте номер.',
    wrong: 'Введите сумму больше нуля.',
    done: 'Оплата принята',
    check: 'Номер операции',
    again: 'Ещё один платёж',
  },
  kz: {
    who: 'Шарт нөмірі немесе телефон',
    purpose: 'Төлем мақсаты',
    next: 'Әрі қарай',
    amount: 'Сома, ₸',
    pay: 'Төлеу',
    payer: 'Төлеуші',
    contract: 'Шарт',
    due: 'Бүгін төлеуге',
    full: 'Толық жабу',
    unknown: 'Мұндай шарт жоқ. Нөмірді тексеріңіз.',
    wrong: 'Нөлден үлкен сома енгізіңіз.',
    done: 'Төлем қабылданды',
    check: 'Операция нөмірі',
    again: 'Тағы бір төлем',
  },
} as const;

type Shown = { name: IncomingName; lang: PageLanguage };
type Asked = { Querystring: { lang?: string; text?: unknown }; Body: { text?: unknown; amount?: unknown } };
const typed = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 200) : '');

/** The application must have a parser of form bodies. */
export const incomingPages =
  (provider: SandboxIncoming) =>
  (app: FastifyInstance): void => {
    const { name, freeText } = provider;
    app.get<Asked>(`/pay/${name}`, async (request, reply) => {
      const shown = { name, lang: languageOf(request.query.lang) };
      const text = typed(request.query.text);
      if (freeText) return html(reply, 200, shown, transferForm(shown, text, false));
      if (!text) return html(reply, 200, shown, whoForm(shown, '', false));
      const checked = await provider.check(text);
      return checked
        ? html(reply, 200, shown, payForm(shown, text, checked, false))
        : html(reply, 404, shown, whoForm(shown, text, true));
    });
    app.post<Asked>(`/pay/${name}`, async (request, reply) => {
      const shown = { name, lang: languageOf(request.query.lang) };
      const text = typed(request.body?.text);
      const amount = typedTenge(typed(request.body?.amount));
      if (!amount) {
        const checked = freeText ? undefined : await provider.check(text);
        const form = checked ? payForm(shown, text, checked, true) : transferForm(shown, text, true);
        return html(reply, 422, shown, form);
      }
      const { externalId } = await provider.pay(text, amount);
      const words = TEXTS[shown.lang];
      const confirmation = `<p class="sum">${readTenge(amount)} ₸</p><p>${words.done}. ${words.check}: <code>${externalId}</code></p>`;
      return html(
        reply,
        200,
        shown,
        `${confirmation}<p><a href="/pay/${name}?lang=${shown.lang}">${words.again}</a></p>`,
      );
    });
  };

const html = (reply: FastifyReply, status: number, { name, lang }: Shown, body: string) =>
  reply
    .code(status)
    .headers(PAGE_HEADERS)
    .type('text/html; charset=utf-8')
    .send(renderPage({ lang, title: TITLES[lang][name], body }));

const problem = (text: string, shown: boolean): string => (shown ? `<p class="bad" role="alert">${text}</p>` : '');

function whoForm({ name, lang }: Shown, text: string, unknown: boolean): string {
  const words = TEXTS[lang];
  return `<form method="get" action="/pay/${name}">${problem(words.unknown, unknown)}<input type="hidden" name="lang" value="${lang}">
<label>${words.who}<input name="text" value="${escapeHtml(text)}" autocomplete="off" required maxlength="40"></label>
<button type="submit">${words.next}</button></form>`;
}

function payForm({ name, lang }: Shown, text: string, checked: Checked, wrong: boolean): string {
  const words = TEXTS[lang];
  const line = (label: string, value: string) => `<tr><th>${label}</th><td>${escapeHtml(value)}</td></tr>`;
  const sum = (value: string) => `${readTenge(parseTenge(value) ?? (0n as never))} ₸`;
  return `<section><table>${line(words.contract, checked.contract)}${line(words.payer, checked.payer)}${line(
    words.due,
    sum(checked.due),
  )}${line(words.full, sum(checked.full))}</table></section>
<form method="post" action="/pay/${name}?lang=${lang}">${problem(words.wrong, wrong)}<input type="hidden" name="text" value="${escapeHtml(text)}">
<label>${words.amount}<input name="amount" inputmode="decimal" autocomplete="off" required maxlength="15"></label>
<button type="submit">${words.pay}</button></form>`;
}

function transferForm({ name, lang }: Shown, text: string, wrong: boolean): string {
  const words = TEXTS[lang];
  return `<form method="post" action="/pay/${name}?lang=${lang}">${problem(words.wrong, wrong)}
<label>${words.purpose}<input name="text" value="${escapeHtml(text)}" autocomplete="off" maxlength="200"></label>
<label>${words.amount}<input name="amount" inputmode="decimal" autocomplete="off" required maxlength="15"></label>
<button type="submit">${words.pay}</button></form>`;
}
