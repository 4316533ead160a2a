/** How interest and penalty of a debt were computed, in the same lines as the page prints (R988). */
import type { LocalDate } from '../../../../schema/values/local-date.ts';
import { negate } from '../../../../schema/values/money.ts';
import type { ChargePart } from '../../../domain/money/charge-parts.ts';
import type { Locale } from '../../../ports/borrowers.ts';
import { explainedDebtOn } from '../../loan/loan-debt.ts';
import type { LoanView } from '../../loan/loan-view.ts';
import { dailyPercent, day, figure } from './print.ts';

type Texts = {
  interest: string;
  penalty: string;
  times: (base: string, rate: string, days: number) => string;
  cut: (product: string, sum: string) => string;
  fixed: (until: string, sum: string) => string;
  carried: (until: string, sum: string) => string;
  paid: (until: string, sum: string) => string;
  waived: (sum: string) => string;
};

const TEXTS: Record<Locale, Texts> = {
  RU: {
    interest: 'Расчёт вознаграждения',
    penalty: 'Расчёт неустойки',
    times: (base, rate, days) => `${base} × ${rate} × ${days} дн.`,
    cut: (product, sum) => `${product}, с учётом предела закона ${sum}`,
    fixed: (until, sum) => `цена тарифа, ${until}: ${sum}`,
    carried: (until, sum) => `пересчитано после операции ${until}: ${sum}`,
    paid: (until, sum) => `оплачено или списано ${until}: −${sum}`,
    waived: (sum) => `списывается по подписанному соглашению: −${sum}`,
  },
  KK: {
    interest: 'Сыйақының есебі',
    penalty: 'Тұрақсыздық айыбының есебі',
    times: (base, rate, days) => `${base} × ${rate} × ${days} күн`,
    cut: (product, sum) => `${product}, заң шегін ескергенде ${sum}`,
    fixed: (until, sum) => `тариф бағасы, ${until}: ${sum}`,
    carried: (until, sum) => `${until} күнгі операциядан кейін қайта есептелді: ${sum}`,
    paid: (until, sum) => `${until} күні төленді немесе кешірілді: −${sum}`,
    waived: (sum) => `қол қойылған келісім бойынша кешіріледі: −${sum}`,
  },
};

/** None where nothing is owed of it. */
export function chargeRows({
  loan,
  today,
  locale,
}: {
  loan: LoanView;
  today: LocalDate;
  locale: Locale;
}): readonly (readonly [string, string])[] {
  const parts = explainedDebtOn(loan, today)?.parts;
  const t = TEXTS[locale];
  return (['interest', 'penalty'] as const).flatMap((kind) => {
    const lines = parts?.[kind] ?? [];
    return lines.length === 0 ? [] : [[t[kind], lines.map((part) => lineOf(part, t)).join('; ')] as const];
  });
}

function lineOf({ kind, amount, until, formula, cut }: ChargePart, t: Texts): string {
  switch (kind) {
    case 'ACCRUED': {
      if (!formula) return t.fixed(day(until), figure(amount));
      const product = t.times(figure(formula.base), dailyPercent(formula.rate), formula.days);
      return cut ? t.cut(product, figure(amount)) : `${product} = ${figure(amount)}`;
    }
    case 'CARRIED':
      return t.carried(day(until), figure(amount));
    case 'PAID':
      return t.paid(day(until), figure(negate(amount)));
    case 'WAIVED':
      return t.waived(figure(negate(amount)));
  }
}
