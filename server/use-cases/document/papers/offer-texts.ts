/** Texts of the offer's first pages in both languages; its clauses are in offer-clause-texts.ts. */
import type { Pricing } from '../../../../schema/reference/products.ts';

type OfferTexts = {
  title: (number: string) => string;
  intro: (number: string, date: string) => string;
  gesv: string;
  rate: string;
  overpayment: string;
  parties: string;
  conditions: string;
  amount: string;
  term: string;
  pricing: string;
  pricings: Record<Pricing, string>;
  interest: string;
  fastIssue: string;
  insurance: string;
  total: string;
  purpose: string;
  purposes: readonly string[];
  schedule: string;
  scheduleHead: readonly string[];
};

export const OFFER_TEXTS: Record<'RU' | 'KK', OfferTexts> = {
  RU: {
    title: (number) => `Оферта о предоставлении микрокредита №\u00a0${number}`,
    intro: (number, date) =>
      `Настоящая оферта № ${number} рассчитана на ${date}. Подписание кодом из SMS означает согласие со всеми её условиями.`,
    gesv: 'Годовая эффективная ставка вознаграждения (ГЭСВ)',
    rate: 'Ставка вознаграждения в день',
    overpayment: 'Полная сумма переплаты',
    parties: 'Стороны',
    conditions: 'Условия микрокредита',
    amount: 'Сумма микрокредита',
    term: 'Срок',
    pricing: 'Тариф',
    pricings: { FLEXIBLE: 'Гибкий', ECONOMICAL: 'Экономный' },
    interest: 'Вознаграждение за весь срок',
    fastIssue: 'Ускоренное рассмотрение (добровольная услуга)',
    insurance: 'Страховая премия',
    total: 'Сумма к возврату',
    purpose: 'Цель',
    purposes: [
      'бытовая техника',
      'бизнес',
      'погашение долга',
      'покупка товаров и продуктов',
      'обучение',
      'отпуск',
      'мероприятие',
      'лечение',
      'развлечения',
      'другое',
    ],
    schedule: 'График погашения',
    scheduleHead: ['№', 'Дата', 'Основной долг', 'Вознаграждение', 'Премии', 'Платёж', 'Остаток долга'],
  },
  KK: {
    title: (number) => `Микрокредит беру туралы №\u00a0${number} оферта`,
    intro: (number, date) =>
      `Осы № ${number} оферта ${date} күніне есептелген. SMS кодымен қол қою оның барлық талаптарымен келісуді білдіреді.`,
    gesv: 'Жылдық тиімді сыйақы мөлшерлемесі (ЖТСМ)',
    rate: 'Күндік сыйақы мөлшерлемесі',
    overpayment: 'Артық төлемнің толық сомасы',
    parties: 'Тараптар',
    conditions: 'Микрокредит талаптары',
    amount: 'Микрокредит сомасы',
    term: 'Мерзімі',
    pricing: 'Тариф',
    pricings: { FLEXIBLE: 'Икемді', ECONOMICAL: 'Үнемді' },
    interest: 'Бүкіл мерзімдегі сыйақы',
    fastIssue: 'Жедел қарау (ерікті қызмет)',
    insurance: 'Сақтандыру сыйлықақысы',
    total: 'Қайтарылатын сома',
    purpose: 'Мақсаты',
    purposes: [
      'тұрмыстық техника',
      'бизнес',
      'борышты өтеу',
      'тауарлар мен азық-түлік сатып алу',
      'оқу',
      'демалыс',
      'іс-шара',
      'емделу',
      'ойын-сауық',
      'басқа',
    ],
    schedule: 'Өтеу кестесі',
    scheduleHead: ['№', 'Күні', 'Негізгі борыш', 'Сыйақы', 'Сыйлықақы', 'Төлем', 'Борыш қалдығы'],
  },
};
