import { dayOn } from '../lib/dates.ts';
import { dailyRate, days, money, percent } from '../lib/format.ts';
import { useLang, useT } from '../lib/intl.ts';
import { type Line, Lines } from './Lines.tsx';
import { MoneyText } from './MoneyText.tsx';

/** `Price` of the SDL, or a part of it. */
export type PriceParts = {
  readonly returnDate: string;
  readonly days: number;
  readonly dailyRatePercent: string;
  readonly rateLowered: boolean;
  readonly amount: bigint;
  readonly interest: bigint;
  readonly fastIssueFee: bigint;
  readonly insurancePremium: bigint;
  readonly total: bigint;
  readonly annualEffectiveRate: string;
  /** Of an instalment loan: the payments, whose interest adds up to `interest`. */
  readonly rows?: readonly { readonly interest: bigint }[];
};

type Props = {
  readonly price: PriceParts;
  /** With several payments the total has no single day. */
  readonly instalments: boolean;
  /** Fast issue at no extra cost. */
  readonly fastIncluded: boolean;
  /** The fee as signed, if the lender missed the hour and it is not owed. */
  readonly feeDropped?: bigint | null;
  /** The title of the first line once the money is disbursed. */
  readonly getName?: string;
};

const isNought = (sum: bigint): boolean => sum === 0n;
/** The law's ceilings, per cent a year: for short small loans, and for all others. */
const CAP = { short: 179, long: 46 };

/** Parts that were not chosen are marked as such. */
export function PriceLines({ price, instalments, fastIncluded, feeDropped, getName }: Props) {
  const t = useT();
  const lang = useLang();
  const rate = dailyRate(price.dailyRatePercent, lang);
  const items: readonly Line[] = [
    { key: 'get', name: getName ?? t('price.get'), value: <MoneyText value={price.amount} /> },
    {
      key: 'interest',
      name: t('price.interest'),
      value: <MoneyText value={price.interest} plus />,
      note: (
        <>
          {instalments ? byParts() : t('price.interestHow', { rate, days: days(price.days, lang) })}
          {price.rateLowered && (
            <>
              <br />
              {t('price.lowered')}
            </>
          )}
        </>
      ),
    },
    feeLine(),
    isNought(price.insurancePremium)
      ? { key: 'insurance', name: t('price.insurance'), value: t('price.off'), weight: 'quiet' }
      : { key: 'insurance', name: t('price.insurance'), value: <MoneyText value={price.insurancePremium} plus /> },
    {
      key: 'total',
      name: instalments ? t('price.giveBackAll') : t('price.giveBack', { date: dayOn(price.returnDate, lang) }),
      value: <MoneyText value={price.total} />,
      weight: 'total',
    },
    {
      key: 'rate',
      name: t('price.rateLong'),
      value: percent(Number(price.annualEffectiveRate), lang),
      note: t('price.rateNote', { cap: percent(instalments ? CAP.long : CAP.short, lang) }),
    },
  ];
  return <Lines items={items} />;

  function byParts(): string {
    if (!price.rows) return t('price.interestOnRest', { rate });
    return t('price.interestByParts', { rate, sums: price.rows.map((row) => money(row.interest)).join(' + ') });
  }

  function feeLine(): Line {
    const line = { key: 'fee', name: t('price.fee') };
    const value = <MoneyText value={price.fastIssueFee} plus />;
    if (feeDropped != null) return { ...line, value, note: t('price.feeDropped', { sum: money(feeDropped) }) };
    if (!isNought(price.fastIssueFee)) return { ...line, value };
    return { ...line, value: t(fastIncluded ? 'price.included' : 'price.off'), weight: 'quiet' };
  }
}
