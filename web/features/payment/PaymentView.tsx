import { Button } from '@mantine/core';
import { type Tiyn, tenge, ZERO } from '../../../schema/values/money.ts';
import type { UnsettledPaymentFragment } from '../../generated/cabinet/graphql.ts';
import { cardName } from '../../lib/card-name.ts';
import { day, dayOf, dayOn } from '../../lib/dates.ts';
import { days, money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { UnsettledNote } from '../../ui/UnsettledNote.tsx';
import { Covers } from './Covers.tsx';
import {
  type Choice,
  type Effect,
  NEW_CARD,
  type Offered,
  offeredFor,
  type PayCard,
  type PayForm,
  type Paying,
  payableOf,
  sumOf,
} from './sums.ts';

export type PaymentViewProps = {
  readonly paying: Paying;
  readonly cards: readonly PayCard[];
  /** Payments without an outcome yet; the card may already have been charged. */
  readonly unsettled: readonly UnsettledPaymentFragment[];
  readonly form: PayForm;
  /** What the typed sum would do, once the server has said it. */
  readonly typedEffect: Effect | undefined;
  readonly onChange: (change: Partial<PayForm>) => void;
  readonly submission: SubmitState<PayForm>;
};

/** What to pay, what it will do, and a button that names the sum. */
export function PaymentView(props: PaymentViewProps) {
  const { paying, cards, unsettled, form, typedEffect, onChange, submission } = props;
  const t = useT();
  const href = useHref();
  const words = useWords(paying);
  const { loan, options } = paying;
  const sum = sumOf(form, options);
  const offered = offeredFor(form, options);
  const effect = form.choice === 'OWN' ? typedEffect : offered?.effect;
  const byBalance = sum === ZERO;
  return (
    <ResultPage>
      <h1>{t('payment.title')}</h1>
      <p className="n-quiet">{t('payment.lead', { number: loan.offerNumber })}</p>
      <UnsettledNote payments={unsettled} />
      <Covered paying={paying} />
      <form
        className="n-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submission.submit(form);
        }}
      >
        <ErrorSummary {...submission} {...(form.again ? { title: 'payment.againTitle' } : {})} />
        <RadioCards<Choice>
          id="choice"
          label={t(options.coveredOn ? 'payment.whatElse' : 'payment.what')}
          value={form.choice}
          onChange={(choice) => {
            onChange({ choice, again: false });
            submission.corrected('choice');
          }}
          problem={submission.problemOf('choice')}
          options={[
            ...payableOf(options).map((one) => ({
              value: one.kind,
              ...words(one),
              aside: <MoneyText value={one.toPay} />,
            })),
            { value: 'OWN' as const, label: t('payment.own'), text: t('payment.ownText') },
          ]}
        />
        {form.choice === 'OWN' && (
          <Card>
            <MoneyField
              id="own"
              tiyn
              label={t('payment.ownField')}
              range={{ min: tenge(1), max: options.most }}
              value={form.own}
              onChange={(own) => {
                onChange({ own, ...(own === form.own ? {} : { again: false }) });
                submission.corrected('own');
              }}
              problem={submission.problemOf('own')}
            />
          </Card>
        )}
        {form.choice && sum !== undefined && effect && (
          <Covers loan={loan} choice={form.choice} offered={offered} sum={sum} effect={effect} />
        )}
        {form.choice === 'OWN' && effect && <MoreThanCloses paying={paying} effect={effect} onChange={onChange} />}
        {form.choice && cards.length > 0 && !byBalance && (
          <By cards={cards} form={form} onChange={onChange} submission={submission} />
        )}
        {form.choice && <Pay {...props} sum={sum} />}
        {form.again && (
          <LinkButton to={href(paths.history)} variant="light" fullWidth>
            {t('payment.checkPayments')}
          </LinkButton>
        )}
        <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
          {t('payment.back')}
        </LinkButton>
      </form>
    </ResultPage>
  );
}

/** The balance pays the next payment by itself. */
function Covered({ paying: { options } }: { paying: Paying }) {
  const t = useT();
  const lang = useLang();
  if (!options.coveredOn || options.coveredAmount === null) return null;
  const words = { date: dayOn(options.coveredOn, lang), sum: money(options.coveredAmount) };
  return (
    <Card tone="tint" title={t('payment.coveredTitle')}>
      <p>{t('payment.coveredText', words)}</p>
    </Card>
  );
}

/** More than closes the loan may be a slip of the finger: the sum that closes it is one press away. */
function MoreThanCloses({
  paying,
  effect,
  onChange,
}: Pick<PaymentViewProps, 'paying' | 'onChange'> & { effect: Effect }) {
  const t = useT();
  const whole = payableOf(paying.options).find((one) => one.effect.closes);
  if (!whole || !effect.closes || effect.toBalance <= ZERO) return null;
  return (
    <Card tone="care" title={t('payment.moreTitle')}>
      <p>{t('payment.moreText', { sum: money(whole.toPay), rest: money(effect.toBalance) })}</p>
      <Button variant="light" onClick={() => onChange({ choice: whole.kind, own: '', again: false })}>
        {t('payment.moreInstead', { sum: money(whole.toPay) })}
      </Button>
    </Card>
  );
}

function Pay({ form, submission, sum }: PaymentViewProps & { sum: Tiyn | undefined }) {
  const t = useT();
  const byBalance = sum === ZERO;
  const label = form.again ? 'payment.payAgain' : form.by === NEW_CARD ? 'payment.pay' : 'payment.payNow';
  const note = form.by === NEW_CARD ? 'payment.payNote' : 'payment.payNowNote';
  return (
    <>
      <Button type="submit" fullWidth loading={submission.pending}>
        {byBalance ? t('payment.closeFromBalance') : t(label, { sum: sum === undefined ? '' : money(sum) })}
      </Button>
      <p className="n-quiet">{t(byBalance ? 'payment.closeFromBalanceNote' : note)}</p>
    </>
  );
}

/** The name of a way to pay, and what it is for. */
function useWords({ loan }: Paying): (offered: Offered) => { label: string; text: string } {
  const t = useT();
  const lang = useLang();
  const { debt } = loan;

  function textOf({ kind, effect }: Offered): { label: string; text: string } {
    switch (kind) {
      case 'DUE':
        return due();
      case 'WHOLE': {
        const saves =
          effect.saved > 0n ? t('payment.wholeSaves', { sum: money(effect.saved) }) : t('payment.wholeText');
        return { label: t('payment.whole'), text: effect.closes ? saves : t('payment.wholeAgreed') };
      }
      case 'PREPAYMENT': {
        const till = day(loan.prepayment?.payBy ?? debt?.on ?? '', lang);
        return { label: t('payment.prepayment'), text: t('payment.prepaymentText', { date: till }) };
      }
      case 'AGREEMENT': {
        const agreed = (loan.request?.kind ?? 'PROLONGATION').toLowerCase();
        return { label: t(`payment.${agreed}`), text: t('payment.agreementText') };
      }
      case 'REVERSAL':
        return { label: t('payment.reversal'), text: t('payment.reversalText') };
      case 'RECOVERY':
        return { label: t('payment.recovery'), text: t('payment.recoveryText') };
    }
  }

  function due(): { label: string; text: string } {
    if (debt && debt.overdueDays > 0)
      return { label: t('payment.dueLate'), text: t('payment.dueLateText', { days: days(debt.overdueDays, lang) }) };
    const date = dayOf(debt?.nextDueDate ?? debt?.on ?? '', lang);
    return { label: t('payment.due'), text: t('payment.dueText', { date }) };
  }

  return (offered) => {
    const its = textOf(offered);
    const { fromBalance } = offered;
    return fromBalance > 0n
      ? { ...its, text: `${its.text}. ${t('payment.fromBalance', { sum: money(fromBalance) })}` }
      : its;
  };
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
          label: cardName(card),
          text: t('payment.bySaved'),
        })),
        { value: NEW_CARD, label: t('payment.byNew'), text: t('payment.byNewText') },
      ]}
    />
  );
}
