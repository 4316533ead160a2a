import type { FastifyInstance } from 'fastify';
import { escapeHtml, languageOf, PAGE_HEADERS, renderPage } from '../sandbox-kit/page.ts';
import type { SandboxKisc } from './sandbox.ts';

const TEXTS = {
  ru: {
    title: 'КЦМР: проверка лица',
    note: 'Учебная страница: камера не включается, лицо решает вымышленный человек.',
    show: 'Показать лицо',
    leave: 'Отказаться',
    gone: 'Такой проверки нет.',
  },
  kz: {
    title: 'ҚБЕО: бетті тексеру',
    note: 'Оқу беті: камера қосылмайды, нәтиже ойдан шығарылған адамға байланысты.',
    show: 'Бетті көрсету',
    leave: 'Бас тарту',
    gone: 'Мұндай тексеру жоқ.',
  },
} as const;

type PageRequest = { Params: { id: string }; Querystring: { lang?: string }; Body: { answer?: unknown } };

/** The application must have a parser of form bodies. Whoever has answered is sent back. */
export function kiscPages(kisc: SandboxKisc): (app: FastifyInstance) => void {
  return (app) => {
    app.get<PageRequest>('/pay/kisc/:id', async (request, reply) => {
      const operation = await kisc.find(request.params.id);
      const back = operation && operation.state !== 'OPEN' ? operation.data.returnUrl : undefined;
      if (back) return reply.headers(PAGE_HEADERS).redirect(back, 303);
      const lang = languageOf(request.query.lang);
      const text = TEXTS[lang];
      const body = operation
        ? `<p class="note">${text.note}</p>
<form method="post" action="/pay/kisc/${escapeHtml(operation.externalId)}?lang=${lang}">
<button type="submit" name="answer" value="show">${text.show}</button>
<button type="submit" name="answer" value="leave">${text.leave}</button></form>`
        : `<p>${text.gone}</p>`;
      return reply
        .code(operation ? 200 : 404)
        .headers(PAGE_HEADERS)
        .type('text/html; charset=utf-8')
        .send(renderPage({ lang, title: text.title, body }));
    });
    app.post<PageRequest>('/pay/kisc/:id', async (request, reply) => {
      await kisc.answer(request.params.id, request.body?.answer === 'show');
      const lang = languageOf(request.query.lang);
      return reply
        .headers(PAGE_HEADERS)
        .redirect(`/pay/kisc/${encodeURIComponent(request.params.id)}?lang=${lang}`, 303);
    });
  };
}
