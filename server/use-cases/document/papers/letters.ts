import type { LocalDate } from '../../../../schema/values/local-date.ts';
import type { Quote } from '../../../domain/money/quote.ts';
import type { Locale } from '../../../ports/borrowers.ts';
import type { Block, PrintedDocument } from '../../../ports/printer.ts';
import { chargeRows } from './charge-rows.ts';
import type { OfferFacts, PaperFacts } from './facts.ts';
import { lenderRows } from './lender.ts';
import { OFFER_TEXTS } from './offer-texts.ts';
import { day, money, moneyInWords, personRows, termText } from './print.ts';

type DebtFacts = Pick<Quote, 'date' | 'principal' | 'interest' | 'penalty' | 'premium' | 'full'>;

const TEXTS = {
  RU: {
    application: (n: string) => `Заявление на получение микрокредита № ${n}`,
    applicationText: 'Прошу предоставить микрокредит на следующих условиях и подтверждаю верность своих данных.',
    transfer: (n: string) => `Заявление на перечисление денег по оферте № ${n}`,
    transferText: 'Прошу перечислить сумму микрокредита указанным способом. Другой способ требует нового заявления.',
    prepayment: (n: string) => `Заявление о полном досрочном погашении по оферте № ${n}`,
    prepaymentText: 'Прошу принять полное досрочное погашение. Сумма действительна до конца указанного дня.',
    debt: (n: string) => `Справка о задолженности по оферте № ${n}`,
    debtText: 'Задолженность по состоянию на указанную дату:',
    amount: 'Сумма',
    term: 'Срок',
    payout: 'Способ получения',
    payoutHash: 'Контрольный код реквизитов',
    on: (date: string) => `По состоянию на ${date}`,
    principal: 'Основной долг',
    interest: 'Вознаграждение',
    penalty: 'Неустойка',
    premium: 'Премии',
    total: 'Всего',
    inWords: 'Прописью',
  },
  KK: {
    application: (n: string) => `Микрокредит алуға № ${n} өтініш`,
    applicationText: 'Микрокредитті мына талаптармен беруіңізді сұраймын және деректерімнің дұрыстығын растаймын.',
    transfer: (n: string) => `№ ${n} оферта бойынша ақша аудару туралы өтініш`,
    transferText: 'Микрокредит сомасын көрсетілген тәсілмен аударуыңызды сұраймын. Басқа тәсілге жаңа өтініш қажет.',
    prepayment: (n: string) => `№ ${n} оферта бойынша мерзімінен бұрын толық өтеу туралы өтініш`,
    prepaymentText:
      'Мерзімінен бұрын толық өтеуді қабылдауыңызды сұраймын. Сома көрсетілген күннің соңына дейін жарамды.',
    debt: (n: string) => `№ ${n} оферта бойынша берешек туралы анықтама`,
    debtText: 'Көрсетілген күнгі жағдай бойынша берешек:',
    amount: 'Сома',
    term: 'Мерзімі',
    payout: 'Алу тәсілі',
    payoutHash: 'Деректемелердің бақылау коды',
    on: (date: string) => `${date} күнгі жағдай бойынша`,
    principal: 'Негізгі борыш',
    interest: 'Сыйақы',
    penalty: 'Тұрақсыздық айыбы',
    premium: 'Сыйлықақылар',
    total: 'Барлығы',
    inWords: 'Сөзбен',
  },
};

export function applicationDocument(facts: OfferFacts, locale: Locale): PrintedDocument {
  const t = TEXTS[locale];
  const { terms } = facts;
  return letter(t.application(facts.offerNumber), t.applicationText, facts, facts.appliedOn, locale, [
    {
      kind: 'facts',
      rows: [
        [t.amount, moneyInWords(terms.amount, locale)],
        [t.term, termText(terms.term, locale)],
      ],
    },
  ]);
}

/** `payout` is the method in full, for the borrower's own eyes; PayoutMethodChosen binds it by its hash. */
export function transferDocument(facts: OfferFacts, payout: PayoutFacts, locale: Locale): PrintedDocument {
  const t = TEXTS[locale];
  return letter(t.transfer(facts.offerNumber), t.transferText, facts, payout.on, locale, [
    {
      kind: 'facts',
      rows: [
        [t.amount, moneyInWords(facts.terms.amount, locale)],
        [t.payout, payout.label],
        [t.payoutHash, payout.methodHash.slice(0, 16).replace(/(.{4})(?=.)/g, '$1-')],
      ],
    },
  ]);
}
export type PayoutFacts = { on: LocalDate; label: string; methodHash: string };

export function prepaymentDocument(facts: PaperFacts, debt: DebtFacts): PrintedDocument {
  const { loan, locale } = facts;
  const t = TEXTS[locale];
  return letter(t.prepayment(loan.offerNumber), t.prepaymentText, facts, debt.date, locale, debtBlocks(facts, debt));
}

export function debtDocument(facts: PaperFacts, debt: DebtFacts): PrintedDocument {
  const { loan, locale } = facts;
  const t = TEXTS[locale];
  return letter(t.debt(loan.offerNumber), t.debtText, facts, debt.date, locale, debtBlocks(facts, debt));
}

/** Without the day: the heading names it. */
function debtBlocks(facts: PaperFacts, debt: DebtFacts): readonly Block[] {
  const { locale } = facts;
  const t = TEXTS[locale];
  return [
    { kind: 'heading', text: t.on(day(debt.date)) },
    {
      kind: 'sums',
      rows: [
        [t.principal, money(debt.principal, locale)],
        [t.interest, money(debt.interest, locale)],
        [t.penalty, money(debt.penalty, locale)],
        [t.premium, money(debt.premium, locale)],
        [t.total, money(debt.full, locale)],
      ],
    },
    { kind: 'facts', rows: [[t.inWords, moneyInWords(debt.full, locale)], ...chargeRows(facts)] },
  ];
}

export function letter(
  title: string,
  text: string,
  facts: Pick<OfferFacts, 'lender' | 'person'>,
  createdOn: LocalDate,
  locale: Locale,
  rows: readonly Block[],
): PrintedDocument {
  return {
    title,
    locale,
    createdOn,
    blocks: [
      { kind: 'text', text },
      ...rows,
      { kind: 'heading', text: OFFER_TEXTS[locale].parties },
      { kind: 'facts', rows: [...lenderRows(facts.lender, locale), ...personRows(facts.person, locale)] },
    ],
  };
}
