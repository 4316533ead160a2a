/** What /graphiql answers until the playground is built (D0236): no scripts, nothing from elsewhere. */
import type { Locale } from '../../ports/borrowers.ts';

/** Seconds until the page asks again. */
export const AGAIN_S = 5;

export type NotBuilt = 'building' | 'absent';

const TEXTS = {
  RU: {
    building: {
      title: 'GraphiQL готовится',
      lines: [
        'Страницу запросов собирают один раз, уже после запуска: её пакеты загружаются и собираются за минуту-другую.',
        'Она откроется здесь сама.',
      ],
    },
    absent: {
      title: 'GraphiQL здесь не собран',
      lines: [
        'Пакеты этой страницы не пришли из реестра npm, или сборку прервали. Всё остальное работает, запросы к /graphql тоже.',
        'Проверьте, доступен ли реестр npm, и запустите npm start ещё раз. Причина названа там, где он запущен.',
      ],
    },
    again: 'Проверить ещё раз',
  },
  KK: {
    building: {
      title: 'GraphiQL дайындалып жатыр',
      lines: [
        'Сұраулар беті бір рет, іске қосылғаннан кейін жиналады: пакеттері бір-екі минутта жүктеліп, жиналады.',
        'Ол осы жерде өзі ашылады.',
      ],
    },
    absent: {
      title: 'GraphiQL мұнда жиналмаған',
      lines: [
        'Бұл беттің пакеттері npm тізілімінен келмеді немесе жинау үзілді. Қалғанының бәрі, /graphql сұраулары да жұмыс істейді.',
        'npm тізілімінің қолжетімді екенін тексеріп, npm start пәрменін қайта іске қосыңыз. Себебі ол іске қосылған жерде жазылған.',
      ],
    },
    again: 'Қайта тексеру',
  },
} as const satisfies Record<Locale, Record<NotBuilt, { title: string; lines: readonly string[] }> & { again: string }>;

const CSS = `:root{color-scheme:light dark;--ink:#10282b;--quiet:#47605f;--paper:#f0f5f4;--card:#fff;
--main:#0b6b66;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#e6efee;--quiet:#a9bdbb;--paper:#0c1718;--card:#142325;
--main:#5cc9bf;--on:#06201e}}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,sans-serif}
main{max-width:480px;margin:12vh auto 0;padding:24px 16px}
section{padding:24px;border-radius:20px;background:var(--card)}
h1{margin:0 0 8px;font-size:28px;line-height:1.2}p{margin:0 0 20px;color:var(--quiet);text-wrap:pretty}
a{display:block;padding:14px;border-radius:14px;background:var(--main);color:var(--on);
font-weight:600;text-align:center;text-decoration:none}`;

/**
 * It comes back by itself in both states, since a new start mends the second. Link and return keep the address with its
 * query, which may hold a prepared request.
 */
export function playgroundPage(state: NotBuilt, locale: Locale): string {
  const { [state]: said, again } = TEXTS[locale];
  return `<!doctype html>
<html lang="${locale.toLowerCase()}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${AGAIN_S}">
<title>${said.title} · Nesie</title><style>${CSS}</style></head>
<body><main><section><h1>${said.title}</h1>${said.lines.map((line) => `<p>${line}</p>`).join('')}
<a href="">${again}</a></section></main></body></html>`;
}
