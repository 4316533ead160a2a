/** What Nesie adds to GraphiQL, in both languages; GraphiQL itself speaks English. */

import type { Lang } from '../lib/locale.ts';
import kk from '../locales/kk/office.json';
import ru from '../locales/ru/office.json';

const OWN = {
  ru: {
    welcome: `# Выполните запрос: каждый список ответа сохраняется в CSV.
# Скрипт передаёт свой токен на вкладке Headers: {"x-auth-token": "..."}
`,
    needsStaff: 'Схема и данные открыты только сотрудникам.',
    signIn: 'Войти',
    noReady: 'Готовые запросы есть у аналитика и аудитора.',
    fetchAll: 'Загрузить все страницы',
    fetching: 'Страницы загружаются…',
    onePage: 'Это одна страница; объявите $after, чтобы загрузить все.',
    cut: 'Строк больше, чем здесь: сузьте фильтр.',
    failed: 'Страница не пришла; выполните запрос ещё раз.',
  },
  kk: {
    welcome: `# Сұрауды орындаңыз: жауаптың әр тізімі CSV файлына сақталады.
# Скрипт өз токенін Headers қойындысында береді: {"x-auth-token": "..."}
`,
    needsStaff: 'Схема мен деректер тек қызметкерлерге ашық.',
    signIn: 'Кіру',
    noReady: 'Дайын сұраулар талдаушы мен аудиторда бар.',
    fetchAll: 'Барлық бетті жүктеу',
    fetching: 'Беттер жүктелуде…',
    onePage: 'Бұл бір ғана бет; барлығын жүктеу үшін $after жариялаңыз.',
    cut: 'Жолдар мұндағыдан көп: сүзгіні тарылтыңыз.',
    failed: 'Бет келмеді; сұрауды қайта орындаңыз.',
  },
} as const satisfies Record<Lang, unknown>;

const office: Record<Lang, Readonly<Record<string, string>>> = { ru, kk };

/** The office names its language; whoever opens the address himself is greeted in that of his browser. */
function langOfPage(): Lang {
  const named = new URLSearchParams(location.search).get('lang');
  return /^k[kz]/.test(named ?? navigator.language) ? 'kk' : 'ru';
}

export const lang: Lang = langOfPage();
export const own = OWN[lang];
/** A text that the office's pages have too. */
export const officeText = (id: string): string => office[lang][id] ?? id;
