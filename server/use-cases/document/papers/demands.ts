/** Notices of overdue days 1 and 18, the claim, the pre-trial letter, before and after an assignment. */
import { DEMAND_LETTERS } from '../../../../schema/reference/limits.ts';
import { addDays, type LocalDate } from '../../../../schema/values/local-date.ts';
import { ZERO } from '../../../../schema/values/money.ts';
import { organisationName } from '../../../../schema/values/organisation-name.ts';
import type { Quote } from '../../../domain/money/quote.ts';
import type { Locale } from '../../../ports/borrowers.ts';
import type { PrintedDocument } from '../../../ports/printer.ts';
import { chargeRows } from './charge-rows.ts';
import { DEMAND_TEXTS, type DemandValues } from './demand-texts.ts';
import type { CessionFacts, CessionType, OverdueType, PaperFacts } from './facts.ts';
import { type Paper, paper, type Rows } from './paper.ts';
import { day, money, moneyInWords } from './print.ts';

export type Overdue = Quote & { overdueSince: LocalDate };
export const isOverdue = (debt: Quote): debt is Overdue => debt.overdueSince !== null;

export function overdueLetter(type: OverdueType, facts: PaperFacts, debt: Overdue): PrintedDocument {
  const t = DEMAND_TEXTS[facts.locale];
  const demands = type !== 'NOTIFICATION_AFTER_18_DAYS_OF_DELAY';
  const values = valuesOf(debt);
  const { lead, sections } = t.overdueLetters[type](values);
  return letter(facts, debt, { type, lead, sections }, demands ? [t.payBy, values.payBy] : [t.when, t.atOnce]);
}

/** The law requires this notice within ten days of a delay: DEBT on overdue day 1 (R24). */
export function dayOneNotice(facts: PaperFacts, debt: Overdue): PrintedDocument {
  const t = DEMAND_TEXTS[facts.locale];
  return letter(facts, debt, { type: 'DEBT', ...t.dayOne(valuesOf(debt)) }, [t.when, t.atOnce]);
}

function letter(
  facts: PaperFacts,
  debt: Overdue,
  content: Pick<Paper, 'type' | 'lead' | 'sections'>,
  when: Rows[number],
): PrintedDocument {
  const { locale } = facts;
  const t = DEMAND_TEXTS[locale];
  const { askBy, since } = valuesOf(debt);
  const canAsk = debt.overdueDays <= DEMAND_LETTERS.changeOfTermsDays;
  return paper(facts, {
    ...content,
    rows: [
      [t.overdueSince, since],
      [t.overdueDays, String(debt.overdueDays)],
      [t.overdue, moneyInWords(debt.overdue, locale)],
      when,
      ...debtParts(debt, locale),
      ...chargeRows(facts),
    ],
    sections: [...content.sections, ...(canAsk ? [t.rights(askBy)] : []), t.howToPay],
  });
}

export function cessionNotice(
  type: CessionType,
  facts: PaperFacts,
  cession: CessionFacts,
  debt: Quote,
): PrintedDocument {
  const { locale } = facts;
  const t = DEMAND_TEXTS[locale];
  const { payTo } = cession;
  const buyer = organisationName(cession.buyer, locale === 'KK' ? 'kk' : 'ru');
  const cededOn = cession.cededOn ? day(cession.cededOn) : '';
  const words = t.cession[type]({ buyer, cededOn, payTo });
  return paper(facts, {
    type,
    heading: t.whatGoesOver,
    ...words,
    rows: [
      [t.buyer, buyer],
      ...(cededOn
        ? ([
            [t.agreedOn, day(cession.agreedOn)],
            [t.cededOn, cededOn],
          ] as const)
        : []),
      ...debtParts(debt, locale),
      ...chargeRows(facts),
      ...(debt.overdue > ZERO ? [[t.overduePart, money(debt.overdue, locale)] as const] : []),
    ],
  });
}

function valuesOf(debt: Overdue): DemandValues {
  return {
    since: day(debt.overdueSince),
    days: debt.overdueDays,
    payBy: day(addDays(debt.date, DEMAND_LETTERS.answerDays)),
    askBy: day(addDays(debt.overdueSince, DEMAND_LETTERS.changeOfTermsDays - 1)),
  };
}

function debtParts(debt: Quote, locale: Locale): Rows {
  const t = DEMAND_TEXTS[locale];
  return [
    [t.principal, money(debt.principal, locale)],
    [t.interest, money(debt.interest, locale)],
    [t.penalty, money(debt.penalty, locale)],
    ...(debt.premium > ZERO ? [[t.premium, money(debt.premium, locale)] as const] : []),
    [t.full, moneyInWords(debt.full, locale)],
  ];
}
