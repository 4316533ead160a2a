import { Button } from '@mantine/core';
import type { UnsettledPaymentFragment } from '../../generated/cabinet/graphql.ts';
import { day, dayOf } from '../../lib/dates.ts';
import { days, money, tiynOf } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { UnsettledNote } from '../../ui/UnsettledNote.tsx';
import {
  type Choice,
  choicesOf,
  NEW_CARD,
  type PayCard,
  type PayDebt,
  type PayForm,
  type PayLoan,
  sumOf,
  wholeIsLess,
} from './sums.ts';

export type PaymentViewProps = {
  readonly loan: PayLoan;
  readonly debt: PayDebt;
  /** Tiyn that the balance gives to the payment of the schedule; `debt` asks for the rest. */
  readonly fromBalance: bigint;
  readonly cards: readonly PayCard[];
  /** May have left the card already. */
  readonly unsettled: readonly UnsettledPaymentFragment[];
  readonly form: PayForm;
  readonly onChange: (change: Partial<PayForm>) => void;
  readonly submission: SubmitState<PayForm>;
};

/** What is due, the whole debt, or a sum of one's own; what it will cover; the button says how much. */
export function PaymentView({
  loan,
  debt,
  fromBalance,
  cards,
  unsettled,
  form,
  onChange,
  submission,
}: PaymentViewProps) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const sum = sumOf(form.choice, form.own, loan, debt);
  return (
    <ResultPage>
      <h1>{t('payment.title')}</h1>
      <p className="n-quiet">{t('payment.lead', { number: loan.offerNumber })}</p>
      <UnsettledNote payments={unsettled} />
      <form
        className="n-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submission.submit(form);
        }}
      >
        <ErrorSummary {...submission} />
        <RadioCards
          id="choice"
          label={t('payment.what')}
          value={form.choice}
          onChange={(choice) => onChange({ choice })}
          options={choicesOf(loan, debt).map((choice) => {
            const its = choice === 'own' ? undefined : sumOf(choice, '', loan, debt);
            return {
              value: choice,
              ...words(choice),
              aside: its === undefined ? null : <MoneyText value={its} />,
            };
          })}
        />
        {form.choice === 'own' && (
          <Card>
            <MoneyField
              id="own"
              label={t('payment.ownField')}
              value={form.own}
              onChange={(own) => {
                onChange({ own });
                submission.corrected('own');
              }}
              problem={submission.problemOf('own')}
            />
          </Card>
        )}
        {cards.length > 0 && <By cards={cards} form={form} onChange={onChange} submission={submission} />}
        <Covers
          debt={debt}
          sum={sum}
          agreement={form.choice === 'agreement' ? loan.request?.kind : undefined}
          early={form.choice === 'prepayment' ? loan.prepayment?.kind : undefined}
        />
        <Button type="submit" fullWidth loading={submission.pending}>
          {t(form.by === NEW_CARD ? 'payment.pay' : 'payment.payNow', { sum: sum ? money(sum) : '' })}
        </Button>
        <p className="n-quiet">{t(form.by === NEW_CARD ? 'payment.payNote' : 'payment.payNowNote')}</p>
        <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
          {t('payment.back')}
        </LinkButton>
      </form>
    </ResultPage>
  );

  function words(choice: Choice): { label: string; text: string } {
    if (choice === 'due') return due();
    if (choice === 'prepayment') {
      const till = day(loan.prepayment?.payBy ?? debt.on, lang);
      return { label: t('payment.prepayment'), text: t('payment.prepaymentText', { date: till }) };
    }
    if (choice === 'agreement') {
      const kind = (loan.request?.kind ?? 'PROLONGATION').toLowerCase();
      return { label: t(`payment.${kind}`), text: t('payment.agreementText') };
    }
    const less = choice === 'whole' ? wholeIsLess(loan, debt) : 0n;
    if (less > 0n) return { label: t('payment.whole'), text: t('payment.wholeLess', { less: money(less) }) };
    return { label: t(`payment.${choice}`), text: t(`payment.${choice}Text`) };
  }

  function due(): { label: string; text: string } {
    if (debt.overdueDays > 0)
      return { label: t('payment.dueLate'), text: t('payment.dueLateText', { days: days(debt.overdueDays, lang) }) };
    const row = t('payment.dueText', { date: dayOf(debt.nextDueDate ?? debt.on, lang) });
    const rest = fromBalance > 0n ? `. ${t('payment.dueFromBalance', { sum: money(fromBalance) })}` : '';
    return { label: t('payment.due'), text: `${row}${rest}` };
  }
}

function By({
  cards,
  form,
  onChange,
  submission,
}: Pick<PaymentViewProps, 'cards' | 'form' | 'onChange' | 'submission'>) {
  const t = useT();
  return (
    <RadioCards
      id="by"
      label={t('payment.by')}
      value={form.by}
      onChange={(by) => {
        onChange({ by });
        submission.corrected('by');
      }}
      problem={submission.problemOf('by')}
      options={[
        ...cards.map((card) => ({
          value: card.id,
          label: `${card.brand} •${card.lastFour}`,
          text: t('payment.bySaved'),
        })),
        { value: NEW_CARD, label: t('payment.byNew'), text: t('payment.byNewText') },
      ]}
    />
  );
}

const AGREEMENT = {
  PROLONGATION: 'payment.coversAgreement',
  REFINANCING: 'payment.coversAgreement',
  RESTRUCTURING: 'payment.coversFirst',
} as const;

type CoversProps = {
  readonly debt: PayDebt;
  readonly sum: bigint | undefined;
  /** Of which agreement this is the sum of the day. */
  readonly agreement: NonNullable<PayLoan['request']>['kind'] | undefined;
  /** By a signed request for early repayment: it changes the schedule, whatever the next payment is. */
  readonly early: 'FULL' | 'PARTIAL' | undefined;
};

function Covers({ debt, sum, agreement, early }: CoversProps) {
  const t = useT();
  const total = tiynOf(debt.totalCeil);
  const text = (): string => {
    if (sum === undefined) return '';
    if (agreement) return t(AGREEMENT[agreement]);
    if (sum > total) return t('payment.coversMore', { more: money(sum - total) });
    if (sum === total) return t('payment.coversAll');
    if (early === 'FULL') return t('payment.coversWithBalance', { sum: money(total - sum) });
    if (early) return t('payment.coversEarly');
    return bySchedule(sum);
  };
  const bySchedule = (paid: bigint): string => {
    const due = tiynOf(debt.nextDueAmount ?? '0');
    if (paid < due) return t('payment.coversPart', { left: money(due - paid) });
    return t(debt.overdueDays > 0 ? 'payment.coversLate' : 'payment.coversDue');
  };
  return (
    <Card title={t('payment.covers')}>
      <Lines
        items={(['principal', 'interest', 'penalty', 'premium'] as const).map((part) => ({
          key: part,
          name: t(`payment.${part}`),
          value: <MoneyText value={debt[part]} />,
          ...(tiynOf(debt[part]) === 0n ? { weight: 'quiet' as const } : {}),
        }))}
      />
      <p role="status">{text()}</p>
      {!agreement && <small>{t('payment.coversOrder')}</small>}
    </Card>
  );
}
