import type { Tiyn } from '../../../schema/values/money.ts';
import { dayOn } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { type Asked, type Choice, type Effect, effectOf, type Paying } from './sums.ts';

const AGREEMENT = {
  PROLONGATION: 'payment.coversAgreement',
  REFINANCING: 'payment.coversAgreement',
  RESTRUCTURING: 'payment.coversFirst',
} as const;

type Props = { readonly paying: Paying; readonly choice: Choice; readonly asked: Asked | undefined };

/** Before the borrower pays. */
export function Covers({ paying, choice, asked }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { loan, debt } = paying;
  const agreement = choice === 'agreement' ? loan.request?.kind : undefined;
  const effect = asked && !agreement ? effectOf(choice, asked.pay, paying) : undefined;
  return (
    <Card title={t('payment.covers')}>
      <Lines
        items={(['principal', 'interest', 'penalty', 'premium'] as const).map((part) => ({
          key: part,
          name: t(`payment.${part}`),
          value: <MoneyText value={debt[part]} />,
          ...(debt[part] === 0n ? { weight: 'quiet' as const } : {}),
        }))}
      />
      <p role="status">{agreement ? t(AGREEMENT[agreement]) : effect ? wordsOf(effect) : ''}</p>
      {effect?.kind === 'WAITS' && (
        <LinkButton to={href(paths.repayment)} variant="light" fullWidth>
          {t('payment.partInstead')}
        </LinkButton>
      )}
      {!agreement && effect?.kind !== 'WAITS' && <small>{t('payment.coversOrder')}</small>}
    </Card>
  );

  function wordsOf(told: Effect): string {
    switch (told.kind) {
      case 'CLOSES':
        if (told.fromBalance > 0n) return t('payment.coversWithBalance', { sum: money(told.fromBalance) });
        return told.more > 0n ? t('payment.coversMore', { more: money(told.more) }) : t('payment.coversAll');
      case 'WAITS':
        return waits(told);
      case 'PART':
        return t('payment.coversPart', { left: money(told.left) });
      case 'EARLY':
        return t('payment.coversEarly');
      case 'LATE':
        return t('payment.coversLate');
      case 'DUE':
        return t('payment.coversDue');
    }
  }

  function waits({ due, waits: sum }: { due: Tiyn; waits: Tiyn }): string {
    if (due > 0n) return t('payment.coversDueAndWaits', { due: money(due), sum: money(sum) });
    return t('payment.coversWaits', { sum: money(sum), date: dayOn(debt.nextDueDate ?? debt.on, lang) });
  }
}
