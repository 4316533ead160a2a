/** The counter lists waiting orders and pays them out. */
import type { FastifyInstance } from 'fastify';
import { readTenge } from '../../../schema/values/money.ts';
import type { Operation } from '../sandbox-kit/book.ts';
import { languageOf, PAGE_HEADERS, type PageLanguage, renderPage } from '../sandbox-kit/page.ts';
import type { SandboxPost } from './sandbox.ts';

const TEXTS = {
  ru: {
    title: 'Почтовое отделение',
    fetch: 'Получить деньги',
    done: 'Деньги выданы.',
    gone: 'Перевода нет или он отозван.',
  },
  kz: { title: 'Пошта бөлімшесі', fetch: 'Ақшаны алу', done: 'Ақша берілді.', gone: 'Аударым жоқ немесе қайтарылған.' },
} as const;

type PageRequest = { Params: { id: string }; Querystring: { lang?: string } };

export function postPages(post: SandboxPost): (app: FastifyInstance) => void {
  return (app) => {
    app.get<PageRequest>('/pay/post/:id', async (request, reply) => {
      const operation = await post.find(request.params.id);
      const page = pageOf(operation, languageOf(request.query.lang));
      return reply
        .code(operation ? 200 : 404)
        .headers(PAGE_HEADERS)
        .type('text/html; charset=utf-8')
        .send(page);
    });
    app.post<PageRequest>('/pay/post/:id', async (request, reply) => {
      await post.complete(request.params.id);
      return reply
        .headers(PAGE_HEADERS)
        .redirect(`/pay/post/${encodeURIComponent(request.params.id)}?lang=${languageOf(request.query.lang)}`, 303);
    });
  };
}

function pageOf(operation: Operation | undefined, lang: PageLanguage): string {
  const text = TEXTS[lang];
  const render = (body: string) => renderPage({ lang, title: text.title, body });
  if (operation?.state === 'PAID') return render(`<p>${text.done}</p>`);
  if (operation?.state !== 'ACCEPTED') return render(`<p>${text.gone}</p>`);
  return render(`<p class="sum">${readTenge(operation.amount)} ₸</p>
<form method="post" action="/pay/post/${operation.externalId}?lang=${lang}"><button type="submit">${text.fetch}</button></form>`);
}
