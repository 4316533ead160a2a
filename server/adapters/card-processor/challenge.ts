/** The bank's page that confirms the charge of a saved card by a code (3-D Secure). */
import type { FastifyInstance } from 'fastify';
import { readTenge } from '../../../schema/values/money.ts';
import type { Operation } from '../sandbox-kit/book.ts';
import { escapeHtml, languageOf, PAGE_HEADERS, type PageLanguage, renderPage } from '../sandbox-kit/page.ts';
import { ownerOf, type SandboxCardProcessor } from './sandbox.ts';
import { CHALLENGE_CODE } from './test-cards.ts';

const TEXTS = {
  ru: {
    title: 'Подтвердите оплату',
    lead: (sum: string) => `Банк просит подтвердить списание ${sum} ₸ кодом.`,
    code: 'Код из SMS банка',
    hint: `Учебный код: ${CHALLENGE_CODE}`,
    send: 'Подтвердить',
    refuse: 'Отказаться',
    over: 'Эта операция уже завершена.',
  },
  kz: {
    title: 'Төлемді растаңыз',
    lead: (sum: string) => `Банк ${sum} ₸ төлемді кодпен растауды сұрайды.`,
    code: 'Банк SMS-індегі код',
    hint: `Оқу коды: ${CHALLENGE_CODE}`,
    send: 'Растау',
    refuse: 'Бас тарту',
    over: 'Бұл операция аяқталған.',
  },
} as const;

type Request = { Params: { id: string }; Querystring: { lang?: string }; Body: { code?: unknown } };

/** The application must have a parser of form bodies. */
export function challengePages(processors: readonly SandboxCardProcessor[]): (app: FastifyInstance) => void {
  return (app) => {
    app.get<Request>('/pay/challenge/:id', async (request, reply) => {
      const operation = await (await ownerOf(processors, request.params.id))?.find(request.params.id);
      const page = pageOf(operation, languageOf(request.query.lang));
      return reply
        .code(operation ? 200 : 404)
        .headers(PAGE_HEADERS)
        .type('text/html; charset=utf-8')
        .send(page);
    });
    app.post<Request>('/pay/challenge/:id', async (request, reply) => {
      const code = typeof request.body?.code === 'string' ? request.body.code.trim().slice(0, 12) : '';
      const processor = await ownerOf(processors, request.params.id);
      const next = await processor?.challenged(request.params.id, code);
      return reply.headers(PAGE_HEADERS).redirect(next ?? `/pay/challenge/${request.params.id}`, 303);
    });
  };
}

function pageOf(operation: Operation | undefined, lang: PageLanguage): string {
  const text = TEXTS[lang];
  if (operation?.state !== 'OPEN' || operation.data.challenge === undefined) {
    const next = operation?.data[operation.state === 'PAID' ? 'returnUrl' : 'failureUrl'] ?? '/';
    return renderPage({ lang, title: text.title, body: `<p><a href="${escapeHtml(next)}">${text.over}</a></p>` });
  }
  const action = `/pay/challenge/${operation.externalId}?lang=${lang}`;
  const body = `<p>${text.lead(readTenge(operation.amount))}</p><form method="post" action="${action}">
<label>${text.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6"></label>
<p class="note">${text.hint}</p><button type="submit">${text.send}</button></form>
<form method="post" action="${action}"><button type="submit" name="code" value="">${text.refuse}</button></form>`;
  return renderPage({ lang, title: text.title, body });
}
