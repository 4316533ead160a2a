import type { FastifyInstance } from 'fastify';
import type { Operation } from '../sandbox-kit/book.ts';
import { escapeHtml, languageOf, PAGE_HEADERS, type PageLanguage, renderPage } from '../sandbox-kit/page.ts';
import type { SandboxEds } from './sandbox.ts';

const TEXTS = {
  ru: {
    title: 'Подпись eGov',
    hash: 'Контрольная сумма документа',
    sign: 'Подписать ЭЦП',
    refuse: 'Отказаться',
    signed: 'Документ подписан.',
    refused: 'Подпись не поставлена.',
    back: 'Вернуться',
    gone: 'Такого запроса нет.',
  },
  kz: {
    title: 'eGov қолтаңбасы',
    hash: 'Құжаттың бақылау сомасы',
    sign: 'ЭЦҚ қою',
    refuse: 'Бас тарту',
    signed: 'Құжатқа қол қойылды.',
    refused: 'Қол қойылмады.',
    back: 'Қайту',
    gone: 'Мұндай сұрау жоқ.',
  },
} as const;

type PageRequest = { Params: { id: string }; Querystring: { lang?: string }; Body: { answer?: unknown } };

/** The application must have a parser of form bodies. */
export function edsPages(eds: SandboxEds): (app: FastifyInstance) => void {
  return (app) => {
    app.get<PageRequest>('/pay/eds/:id', async (request, reply) => {
      const operation = await eds.find(request.params.id);
      return reply
        .code(operation ? 200 : 404)
        .headers(PAGE_HEADERS)
        .type('text/html; charset=utf-8')
        .send(pageOf(operation, languageOf(request.query.lang)));
    });
    app.post<PageRequest>('/pay/eds/:id', async (request, reply) => {
      await eds.answer(request.params.id, request.body?.answer === 'sign');
      return reply
        .headers(PAGE_HEADERS)
        .redirect(`/pay/eds/${encodeURIComponent(request.params.id)}?lang=${languageOf(request.query.lang)}`, 303);
    });
  };
}

function pageOf(operation: Operation | undefined, lang: PageLanguage): string {
  const text = TEXTS[lang];
  const render = (body: string) => renderPage({ lang, title: text.title, body });
  if (!operation) return render(`<p>${text.gone}</p>`);
  const back = `<p><a href="${escapeHtml(operation.data.returnUrl ?? '/')}">${text.back}</a></p>`;
  if (operation.state === 'ACCEPTED') return render(`<p>${text.signed}</p>${back}`);
  if (operation.state !== 'OPEN') return render(`<p>${text.refused}</p>${back}`);
  return render(`<p>${escapeHtml(operation.data.title ?? '')}</p>
<p class="note">${text.hash}: <code class="long">${escapeHtml(operation.data.documentHash ?? '')}</code></p>
<form method="post" action="/pay/eds/${operation.externalId}?lang=${lang}"><button type="submit" name="answer" value="sign">${text.sign}</button>
<button type="submit" name="answer" value="refuse">${text.refuse}</button></form>`);
}
