import type { FastifyInstance, FastifyReply } from 'fastify';
import { cardRejectionOf } from '../../../schema/reference/card-rejections.ts';
import { readTenge } from '../../../schema/values/money.ts';
import type { Operation } from '../sandbox-kit/book.ts';
import { escapeHtml, languageOf, PAGE_CSS, PAGE_HEADERS, type PageLanguage, renderPage } from '../sandbox-kit/page.ts';
import { ownerOf, type SandboxCardProcessor } from './sandbox.ts';
import { TEST_CARDS, type TestCard } from './test-cards.ts';

const TEXTS = {
  ru: {
    register: 'Привязка карты',
    pay: 'Оплата картой',
    hold: 'Банк заблокирует небольшую сумму, до 99 ₸. Сообщение о ней придёт по SMS.',
    number: 'Номер карты',
    expiry: 'Срок, ММ/ГГ',
    cvc: 'CVC',
    send: { CARD: 'Привязать', PAYMENT: 'Оплатить', PAYOUT: '', SIGNATURE: '' },
    wrong: 'Проверьте номер: принимаем Visa и MasterCard, 16 цифр.',
    gone: 'Такой операции нет',
    over: 'Эта операция уже завершена.',
    cards: 'Учебные карты',
    works: 'принимается',
    challenge: 'принимается; при оплате сохранённой картой банк попросит код',
    later: 'привязывается, но перевод на неё не проходит',
  },
  kz: {
    register: 'Картаны тіркеу',
    pay: 'Картамен төлеу',
    hold: 'Банк 99 ₸-ге дейін шағын соманы бұғаттайды. Ол туралы SMS келеді.',
    number: 'Карта нөмірі',
    expiry: 'Мерзімі, АА/ЖЖ',
    cvc: 'CVC',
    send: { CARD: 'Тіркеу', PAYMENT: 'Төлеу', PAYOUT: '', SIGNATURE: '' },
    wrong: 'Нөмірді тексеріңіз: Visa және MasterCard қабылданады, 16 цифр.',
    gone: 'Мұндай операция жоқ',
    over: 'Бұл операция аяқталған.',
    cards: 'Сынақ карталары',
    works: 'қабылданады',
    challenge: 'қабылданады; сақталған картамен төлегенде банк код сұрайды',
    later: 'тіркеледі, бірақ оған аударым өтпейді',
  },
} as const;

type PageRequest = { Params: { id: string }; Querystring: { lang?: string }; Body: { pan?: unknown } };

/** The application must have a parser of form bodies. */
export function cardPages(processors: readonly SandboxCardProcessor[]): (app: FastifyInstance) => void {
  return (app) => {
    app.get('/pay/page.css', (_request, reply) => reply.type('text/css').send(PAGE_CSS));
    app.get<PageRequest>('/pay/card/:id', async (request, reply) => {
      const lang = languageOf(request.query.lang);
      const operation = await (await ownerOf(processors, request.params.id))?.find(request.params.id);
      return html(reply, operation ? 200 : 404, pageOf(operation, lang, false));
    });
    app.post<PageRequest>('/pay/card/:id', async (request, reply) => {
      const lang = languageOf(request.query.lang);
      const pan = typeof request.body?.pan === 'string' ? request.body.pan.slice(0, 40) : '';
      const processor = await ownerOf(processors, request.params.id);
      const typed = await processor?.typed(request.params.id, pan);
      if (typed && 'next' in typed) return reply.headers(PAGE_HEADERS).redirect(typed.next, 303);
      const operation = await processor?.find(request.params.id);
      return html(reply, operation ? 422 : 404, pageOf(operation, lang, true));
    });
  };
}

const html = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page);

function pageOf(operation: Operation | undefined, lang: PageLanguage, wrong: boolean): string {
  const text = TEXTS[lang];
  if (!operation || operation.kind === 'PAYOUT' || operation.kind === 'SIGNATURE')
    return renderPage({ lang, title: text.gone, body: '' });
  const title = operation.kind === 'CARD' ? text.register : text.pay;
  if (operation.state !== 'OPEN') {
    const next = operation.data[operation.state === 'PAID' ? 'returnUrl' : 'failureUrl'] ?? '/';
    return renderPage({ lang, title, body: `<p><a href="${escapeHtml(next)}">${text.over}</a></p>` });
  }
  const lead =
    operation.kind === 'CARD' ? `<p>${text.hold}</p>` : `<p class="sum">${readTenge(operation.amount)} ₸</p>`;
  return renderPage({ lang, title, body: `${lead}${form(operation, lang, wrong)}${cards(lang)}` });
}

function form(operation: Operation, lang: PageLanguage, wrong: boolean): string {
  const text = TEXTS[lang];
  const problem = wrong ? `<p class="bad" role="alert">${text.wrong}</p>` : '';
  return `<form method="post" action="/pay/card/${operation.externalId}?lang=${lang}">${problem}
<label>${text.number}<input name="pan" inputmode="numeric" autocomplete="off" required maxlength="23"></label>
<div class="pair"><label>${text.expiry}<input name="expiry" inputmode="numeric" autocomplete="off" value="12/30" maxlength="5"></label>
<label>${text.cvc}<input name="cvc" inputmode="numeric" autocomplete="off" value="123" maxlength="3"></label></div>
<button type="submit">${text.send[operation.kind]}</button></form>`;
}

const spaced = (pan: string): string => pan.replace(/(.{4})(?=.)/g, '$1 ');

function cards(lang: PageLanguage): string {
  const rows = TEST_CARDS.map(
    (card) => `<tr><td><code>${spaced(card.pan)}</code></td><td>${effect(card, lang)}</td></tr>`,
  );
  return `<section><h2>${TEXTS[lang].cards}</h2><table>${rows.join('')}</table></section>`;
}

function effect({ brand, code, challenge }: TestCard, lang: PageLanguage): string {
  if (challenge) return TEXTS[lang].challenge;
  if (code === null) return TEXTS[lang].works;
  if (brand === 'MASTERCARD') return `${code}: ${TEXTS[lang].later}`;
  return `${code}: ${cardRejectionOf(code)[lang === 'kz' ? 'kk' : 'ru']}`;
}
