/**
 * The new schedule of a loan that was disbursed on another day, or for another fee, than the offer assumed. The offer
 * announces it.
 */
import type { Price } from '../../../../schema/events/figures.ts';
import type { PrintedDocument } from '../../../ports/printer.ts';
import { droppedFee } from '../../loan/loan-view.ts';
import type { IssueFacts, PaperFacts } from './facts.ts';
import { paper } from './paper.ts';
import { day, money, moneyInWords } from './print.ts';

const TEXTS = {
  RU: {
    title: 'График погашения по дате выдачи',
    lead: (issuedOn: string, offeredOn: string) =>
      `Деньги поступили заёмщику ${issuedOn}; подписанная оферта рассчитана на ${offeredOn}. По её условию сроки считаются со дня поступления денег, поэтому действует график из этого документа. Сумма микрокредита и число платежей не изменились, ставка не повысилась.`,
    issuedOn: 'Деньги поступили',
    offeredOn: 'Оферта рассчитана на',
    first: (many: boolean) => (many ? 'Первый платёж' : 'Платёж'),
    totalBefore: 'Сумма к возврату по оферте',
    total: 'Сумма к возврату по этому графику',
    fastIssue: 'Плата за ускоренное рассмотрение',
    noFastIssue: 'не берётся: решение принято позже, чем обещано',
    sections: [
      [
        'Что нужно сделать',
        'Платить по этому графику. Подписывать его не нужно: он следует из подписанной оферты. Если график кажется неверным, напишите или позвоните кредитору до первого платежа.',
      ],
    ],
  },
  KK: {
    title: 'Берілген күн бойынша өтеу кестесі',
    lead: (issuedOn: string, offeredOn: string) =>
      `Ақша қарыз алушыға ${issuedOn} күні түсті; қол қойылған оферта ${offeredOn} күніне есептелген. Оның талабы бойынша мерзімдер ақша түскен күннен есептеледі, сондықтан осы құжаттағы кесте қолданылады. Микрокредит сомасы мен төлемдер саны өзгерген жоқ, мөлшерлеме көтерілген жоқ.`,
    issuedOn: 'Ақша түскен күн',
    offeredOn: 'Оферта есептелген күн',
    first: (many: boolean) => (many ? 'Бірінші төлем' : 'Төлем'),
    totalBefore: 'Оферта бойынша қайтарылатын сома',
    total: 'Осы кесте бойынша қайтарылатын сома',
    fastIssue: 'Жедел қарау ақысы',
    noFastIssue: 'алынбайды: шешім уәде етілгеннен кеш қабылданды',
    sections: [
      [
        'Не істеу керек',
        'Осы кесте бойынша төлеу. Оған қол қоюдың қажеті жоқ: ол қол қойылған офертадан шығады. Кесте дұрыс емес көрінсе, бірінші төлемге дейін кредиторға жазыңыз немесе қоңырау шалыңыз.',
      ],
    ],
  },
} as const;

/** True if the borrower needs the new schedule in writing. */
export const differs = (agreed: Price, issued: Price): boolean =>
  agreed.issueDate !== issued.issueDate || agreed.total !== issued.total;

export function issuedSchedule(facts: PaperFacts & IssueFacts): PrintedDocument {
  const { locale, agreed, issued } = facts;
  const t = TEXTS[locale];
  const [first] = issued.rows;
  const feeDropped = droppedFee(agreed, issued) !== null;
  return paper(facts, {
    type: 'ADDITIONAL_AGREEMENT',
    title: t.title,
    price: issued,
    lead: t.lead(day(issued.issueDate), day(agreed.issueDate)),
    rows: [
      [t.issuedOn, day(issued.issueDate)],
      [t.offeredOn, day(agreed.issueDate)],
      ...(first
        ? [[t.first(issued.rows.length > 1), `${day(first.date)}, ${money(first.amount, locale)}`] as const]
        : []),
      ...(feeDropped ? [[t.fastIssue, t.noFastIssue] as const] : []),
      [t.totalBefore, money(agreed.total, locale)],
      [t.total, moneyInWords(issued.total, locale)],
    ],
    sections: t.sections,
  });
}
