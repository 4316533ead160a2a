/** That nothing is owed under a contract, and what a payment has paid. */
import { paymentSource } from '../../../../schema/reference/payment-sources.ts';
import { add, type Tiyn, ZERO } from '../../../../schema/values/money.ts';
import type { LoanPayment } from '../../../domain/loan/history-payments.ts';
import type { Locale } from '../../../ports/borrowers.ts';
import type { PrintedDocument } from '../../../ports/printer.ts';
import type { LoanView } from '../../loan/loan-view.ts';
import type { PaperFacts, ReceiptFacts, Section } from './facts.ts';
import { letter } from './letters.ts';
import { paper } from './paper.ts';
import { day, money, moneyInWords } from './print.ts';

type Texts = {
  noDebt: { lead: (number: string, date: string) => string; heading: string; section: Section };
  closedOn: string;
  paid: string;
  owed: string;
  receipt: (number: string) => string;
  receiptText: string;
  reversedText: (date: string) => string;
  payment: string;
  amount: string;
  paidOn: string;
  operation: string;
  provider: string;
  card: string;
  spent: string;
  parts: Record<'principal' | 'interest' | 'penalty' | 'premium', string>;
  surplus: string;
  total: string;
  after: string;
  closed: string;
  left: string;
};

const TEXTS: Record<Locale, Texts> = {
  RU: {
    noDebt: {
      lead: (number, date) =>
        `Кредитор подтверждает: по состоянию на ${date} обязательства заёмщика по договору микрокредита №\u00a0${number} исполнены полностью. Основной долг, вознаграждение, неустойка и другие платежи по нему не причитаются.`,
      heading: 'Что подтверждается',
      section: [
        'Подлинность',
        'Справка составлена в электронном виде и действительна без подписи и печати. Проверить её может каждый, у кого она есть: как это сделать, сказано в конце.',
      ],
    },
    closedOn: 'Договор исполнен',
    paid: 'Уплачено по договору',
    owed: 'Задолженность',
    receipt: (number) => `Квитанция об оплате, договор микрокредита №\u00a0${number}`,
    receiptText: 'Кредитор получил платёж и распределил его так, как указано ниже.',
    reversedText: (date) =>
      `Платёж был получен, но ${date} отозван. По договору он ничего не оплатил: суммы ниже показаны как были.`,
    payment: 'Платёж',
    amount: 'Получено',
    paidOn: 'Дата платежа',
    operation: 'Номер операции',
    provider: 'Получен через',
    card: 'Карта',
    spent: 'На что пошли деньги',
    parts: { principal: 'Основной долг', interest: 'Вознаграждение', penalty: 'Неустойка', premium: 'Премии' },
    surplus: 'Зачислено на баланс заёмщика',
    total: 'Всего',
    after: 'После платежа',
    closed: 'Микрокредит погашен',
    left: 'Осталось основного долга',
  },
  KK: {
    noDebt: {
      lead: (number, date) =>
        `Кредитор растайды: ${date} күнгі жағдай бойынша №\u00a0${number} микрокредит шарты бойынша қарыз алушының міндеттемелері толық орындалған. Ол бойынша негізгі борыш, сыйақы, тұрақсыздық айыбы және басқа төлемдер төленуге жатпайды.`,
      heading: 'Не расталады',
      section: [
        'Түпнұсқалығы',
        'Анықтама электрондық түрде жасалды, қол қоюсыз және мөрсіз жарамды. Оны қолында бар кез келген адам тексере алады: қалай тексеретіні соңында айтылған.',
      ],
    },
    closedOn: 'Шарт орындалған күн',
    paid: 'Шарт бойынша төленді',
    owed: 'Берешек',
    receipt: (number) => `Төлем туралы түбіртек, №\u00a0${number} микрокредит шарты`,
    receiptText: 'Кредитор төлемді алып, төменде көрсетілгендей бөлді.',
    reversedText: (date) =>
      `Төлем алынған, бірақ ${date} күні кері алынды. Ол шарт бойынша ештеңе төлеген жоқ: төмендегі сомалар болған қалпында көрсетілген.`,
    payment: 'Төлем',
    amount: 'Алынды',
    paidOn: 'Төлем күні',
    operation: 'Операция нөмірі',
    provider: 'Арнасы',
    card: 'Карта',
    spent: 'Ақша неге жұмсалды',
    parts: { principal: 'Негізгі борыш', interest: 'Сыйақы', penalty: 'Тұрақсыздық айыбы', premium: 'Сыйлықақылар' },
    surplus: 'Қарыз алушының балансына түсті',
    total: 'Барлығы',
    after: 'Төлемнен кейін',
    closed: 'Микрокредит өтелді',
    left: 'Қалған негізгі борыш',
  },
};

/** Repaid by the borrower or moved into another loan; a debt that was given up or sold is not repaid. */
export const isRepaid = (loan: LoanView): boolean =>
  loan.closedOn !== null && loan.writtenOff === null && !loan.cession?.ceded;

export function noDebtDocument(facts: PaperFacts): PrintedDocument {
  const { loan, locale, today } = facts;
  const t = TEXTS[locale];
  return paper(facts, {
    type: 'NO_DEBT',
    heading: t.noDebt.heading,
    lead: t.noDebt.lead(loan.offerNumber, day(today)),
    rows: [
      ...(loan.closedOn ? [[t.closedOn, day(loan.closedOn)] as const] : []),
      [t.paid, money(loan.paid, locale)],
      [t.owed, moneyInWords(ZERO, locale)],
    ],
    sections: [t.noDebt.section],
  });
}

export function receiptDocument(facts: PaperFacts & ReceiptFacts): PrintedDocument {
  const { loan, person, lender, locale, payment, card, closed } = facts;
  const t = TEXTS[locale];
  const { data, reversedOn } = payment;
  const text = reversedOn ? t.reversedText(day(reversedOn)) : t.receiptText;
  const parts = (Object.keys(t.parts) as (keyof Texts['parts'])[])
    .map((part) => [part, sumOf(payment, part)] as const)
    .filter(([, sum]) => sum > ZERO);
  // Of the day of the payment, so that the same receipt is the same file on every day.
  return letter(t.receipt(loan.offerNumber), text, { person, lender }, data.paidOn, locale, [
    { kind: 'heading', text: t.payment },
    {
      kind: 'facts',
      rows: [
        [t.amount, moneyInWords(data.amount, locale)],
        [t.paidOn, day(data.paidOn)],
        [t.operation, data.externalId],
        [t.provider, paymentSource(data.provider, locale === 'KK' ? 'kk' : 'ru')],
        ...(card ? [[t.card, card] as const] : []),
      ],
    },
    { kind: 'heading', text: t.spent },
    {
      kind: 'sums',
      rows: [
        ...parts.map(([part, sum]) => [t.parts[part], money(sum, locale)] as const),
        ...(data.surplus > ZERO ? [[t.surplus, money(data.surplus, locale)] as const] : []),
        [t.total, money(data.amount, locale)],
      ],
    },
    {
      kind: 'facts',
      rows: [[t.after, closed ? t.closed : `${t.left}: ${money(payment.principalAfter, locale)}`]],
    },
  ]);
}

const sumOf = ({ data }: LoanPayment, part: string): Tiyn =>
  data.allocation.reduce<Tiyn>((sum, line) => (line.component === part ? add(sum, line.amount) : sum), ZERO);
