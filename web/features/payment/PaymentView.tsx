import { Button } from '@mantine/core';
import { type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { UnsettledPaymentFragment } from '../../generated/cabinet/graphql.ts';
import { day, dayOf } from '../../lib/dates.ts';
import { days, money } from '../../lib/format.ts';
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
import { Covers } from './Covers.tsx';
import {
  askedFor,
  type Choice,
  choicesOf,
  NEW_CARD,
  type PayCard,
  type PayForm,
  type Paying,
  wholeIsLess,
} from './sums.ts';

export type PaymentViewProps = {
  readonly paying: Paying;
  readonly cards: readonly PayCard[];
  /** No outcome yet; the card may already have been charged. */
  readonly unsettled: readonly UnsettledPaymentFragment[];
  readonly form: PayForm;
  readonly onChange: (change: Partial<PayForm>) => void;
  readonly submission: SubmitState<PayForm>;
};

/** The button names the sum. */
export function PaymentView({ paying, cards, unsettled, form, onChange, submission }: PaymentViewProps) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { loan, debt } = paying;
  const asked = askedFor(form.choice, form.own, paying);
  const byBalance = asked?.pay === 0n;
  const byCard = form.by === NEW_CARD ? 'payment.payNote' : 'payment.payNowNote';
  const note = byBalance ? 'payment.closeFromBalanceNote' : byCard;
  const owesReversal = debt.reversal > 0n;
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
          options={choicesOf(paying).map((choice) => {
            const its = choice === 'own' ? undefined : askedFor(choice, '', paying);
            return {
              value: choice,
              ...words(choice, its?.fromBalance ?? ZERO),
              aside: its === undefined ? null : <MoneyText value={its.pay} />,
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
        {cards.length > 0 && !byBalance && <By cards={cards} form={form} onChange={onChange} submission={submission} />}
        {owesReversal ? (
          <CoversReversal debt={debt} sum={asked?.pay} />
        ) : (
          <Covers paying={paying} choice={form.choice} asked={asked} />
        )}
        <Button type="submit" fullWidth loading={submission.pending}>
          {byBalance
            ? t('payment.closeFromBalance')
            : t(form.by === NEW_CARD ? 'payment.pay' : 'payment.payNow', { sum: asked ? money(asked.pay) : '' })}
        </Button>
        <p className="n-quiet">{t(note)}</p>
        <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
          {t('payment.back')}
        </LinkButton>
      </form>
    </ResultPage>
  );

  function words(choice: Choice, fromBalance: Tiyn): { label: string; text: string } {
    const its = ownWords(choice);
    return fromBalance > 0n
      ? { ...its, text: `${its.text}. ${t('payment.fromBalance', { sum: money(fromBalance) })}` }
      : its;
  }

  function ownWords(choice: Choice): { label: string; text: string } {
    if (choice === 'due') return due();
    if (choice === 'prepayment') {
      const till = day(loan.prepayment?.payBy ?? debt.on, lang);
      return { label: t('payment.prepayment'), text: t('payment.prepaymentText', { date: till }) };
    }
    if (choice === 'agreement') {
      const kind = (loan.request?.kind ?? 'PROLONGATION').toLowerCase();
      return { label: t(`payment.${kind}`), text: t('payment.agreementText') };
    }
    if (choice === 'whole' && owesReversal) return { label: t('payment.reversal'), text: t('payment.reversalText') };
    const less = choice === 'whole' ? wholeIsLess(paying) : 0n;
    if (less > 0n) return { label: t('payment.whole'), text: t('payment.wholeLess', { less: money(less) }) };
    return { label: t(`payment.${choice}`), text: t(`payment.${choice}Text`) };
  }

  function due(): { label: string; text: string } {
    if (debt.overdueDays > 0)
      return { label: t('payment.dueLate'), text: t('payment.dueLateText', { days: days(debt.overdueDays, lang) }) };
    return { label: t('payment.due'), text: t('payment.dueText', { date: dayOf(debt.nextDueDate ?? debt.on, lang) }) };
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

/** An ended loan owes only the payments that were reversed. */
function CoversReversal({ debt, sum = ZERO }: { debt: Paying['debt']; sum: Tiyn | undefined }) {
  const t = useT();
  const left = debt.reversal - sum;
  return (
    <Card title={t('payment.covers')}>
      <Lines items={[{ key: 'reversal', name: t('payment.reversal'), value: <MoneyText value={debt.reversal} /> }]} />
      <p role="status">
        {left > 0n ? t('payment.coversReversalPart', { left: money(left) }) : t('payment.coversReversal')}
      </p>
    </Card>
  );
}
