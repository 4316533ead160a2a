import type { Tiyn } from '../../../schema/values/money.ts';
import { day, dayOn } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { type Translate, useHref, useLang, useT } from '../../lib/intl.ts';
import type { Lang } from '../../lib/locale.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { type Line, Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { Choice, Effect, Offered, PayLoan } from './sums.ts';

type Props = {
  readonly loan: PayLoan;
  readonly choice: Choice;
  /** The chosen way, unless another sum was typed. */
  readonly offered: Offered | undefined;
  readonly sum: Tiyn;
  readonly effect: Effect;
};

/** Where the sum goes line by line, and what is true after it. */
export function Covers({ loan, choice, offered, sum, effect }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const instead = effect.toBalance > 0n && !effect.closes && loan.debt?.aheadWaits === true;
  return (
    <Card
      {...(effect.closes ? { tone: 'tint' as const } : {})}
      title={effect.closes ? t('payment.closesTitle') : t('payment.covers', { sum: money(sum) })}
    >
      <Lines items={linesOf(effect, offered, t)} />
      <div role="status" className="n-stack">
        {wordsOf({ effect, choice, loan, t, lang }).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {instead && (
        <LinkButton to={href(paths.repayment)} variant="light" fullWidth>
          {t('payment.partInstead')}
        </LinkButton>
      )}
    </Card>
  );
}

/** For a sum that closes the loan the whole debt, less what the balance gives. */
function linesOf(effect: Effect, offered: Offered | undefined, t: Translate): Line[] {
  const line = (key: string, value: bigint, weight?: 'total'): Line => ({
    key,
    name: t(`payment.${key}`),
    value: <MoneyText value={value} />,
    ...(weight ? { weight } : {}),
  });
  const parts = (['principal', 'interest', 'penalty', 'premium'] as const)
    .filter((part) => effect[part] > 0n)
    .map((part) => line(part, effect[part]));
  const waits = effect.toBalance > 0n ? [line('toBalance', effect.toBalance)] : [];
  if (effect.fromBalance <= 0n) return [...parts, ...waits];
  return [
    ...parts,
    ...waits,
    line('balanceGives', -effect.fromBalance),
    ...(offered ? [line('leftToPay', offered.toPay, 'total')] : []),
  ];
}

const AGREEMENT = {
  PROLONGATION: 'payment.coversAgreement',
  REFINANCING: 'payment.coversAgreement',
  RESTRUCTURING: 'payment.coversFirst',
} as const;

type Told = {
  readonly effect: Effect;
  readonly choice: Choice;
  readonly loan: PayLoan;
  readonly t: Translate;
  readonly lang: Lang;
};

function wordsOf(told: Told): readonly string[] {
  const { effect, choice, loan, t } = told;
  if (choice === 'AGREEMENT' && loan.request) return [t(AGREEMENT[loan.request.kind])];
  if (choice === 'PREPAYMENT' && !effect.closes) return [t('payment.coversEarly'), ...savedBy(told)];
  if (!loan.debt?.total)
    return [effect.left > 0n ? t('payment.endedLeft', { left: money(effect.left) }) : t('payment.endedAll')];
  return [...(effect.closes ? [t('payment.coversAll')] : after(told)), ...savedBy(told)];
}

const savedBy = ({ effect, t }: Told): readonly string[] =>
  effect.saved > 0n ? [t('payment.saves', { sum: money(effect.saved) })] : [];

/** What is left today, and by when the next payment is due. */
function after({ effect, loan, t, lang }: Told): readonly string[] {
  const { toBalance, dueLeft, overdueDays, nextOn, nextToPay, left } = effect;
  const waits = toBalance > 0n ? [t('payment.thenWaits', { sum: money(toBalance) })] : [];
  if (overdueDays > 0) return [t('payment.thenLate', { sum: money(dueLeft) })];
  const cured = loan.debt && loan.debt.overdueDays > 0 ? [t('payment.coversLate')] : [];
  const rest = t('payment.thenLeft', { sum: money(left) });
  if (dueLeft > 0n) return [t('payment.thenDue', { sum: money(dueLeft) }), rest];
  if (!nextOn || nextToPay === null) return [...cured, ...waits, rest];
  const next =
    nextToPay > 0n
      ? t('payment.thenNext', { date: day(nextOn, lang), sum: money(nextToPay) })
      : t('payment.thenCovered', { date: dayOn(nextOn, lang) });
  return [...cured, ...waits, rest, next];
}
