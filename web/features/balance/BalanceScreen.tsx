import { Button } from '@mantine/core';
import { useState } from 'react';
import { LARGEST_PAYMENT } from '../../../schema/reference/payout-limits.ts';
import { type Tiyn, tenge, typedTenge } from '../../../schema/values/money.ts';
import {
  BalancePageDocument,
  type BalancePartsFragment,
  CloseFromBalanceDocument,
  TopUpDocument,
  UseBalanceDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { dayOn, dayWithYear } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { ReversalNote } from '../../ui/ReversalNote.tsx';
import { RefundPart } from './RefundPart.tsx';

export function BalanceScreen() {
  const t = useT();
  const loaded = useData(BalancePageDocument, {});
  return (
    <Await of={loaded}>
      {({ balanceAccount, paymentOptions, reversalDebts, cards }, again) => (
        <Cabinet title={t('balance.title')} lead={t('balance.lead')}>
          <ReversalNote debts={reversalDebts} />
          <Card title={<MoneyText value={balanceAccount.balance} />}>
            <Purpose account={balanceAccount} />
            <UseNow account={balanceAccount} onDone={again} />
          </Card>
          <TopUp toClose={paymentOptions?.choices.find(({ kind }) => kind === 'WHOLE')?.toPay} />
          <Moves moves={balanceAccount.moves} />
          <RefundPart account={balanceAccount} cards={cards} onDone={again} />
        </Cabinet>
      )}
    </Await>
  );
}

type Part = { readonly account: BalancePartsFragment; readonly onDone: () => void };

function Purpose({ account: { balance, next } }: Pick<Part, 'account'>) {
  const t = useT();
  const lang = useLang();
  if (balance <= 0n) return <p>{t('balance.empty')}</p>;
  if (!next) return <p>{t('balance.noLoan')}</p>;
  const facts = { date: dayOn(next.on, lang), covered: money(next.covered), amount: money(next.amount) };
  return <p>{t(next.covered < next.amount ? 'balance.nextPart' : 'balance.nextAll', facts)}</p>;
}

/** For what is due now, or for the payoff if the balance is large enough. */
function UseNow({ account: { balance, usable, payoff }, onDone }: Part) {
  const t = useT();
  const whole = payoff !== null && balance >= payoff;
  const using = useSubmit({
    form: 'balance.use',
    read: () => ({ input: null }),
    send: (_: null, key) => (whole ? send(CloseFromBalanceDocument, {}, key) : send(UseBalanceDocument, {}, key)),
    refusals: ({ useBalance }) => problemsOf(useBalance.errors),
    done: onDone,
  });
  if (usable <= 0n && !whole) return null;
  return (
    <>
      <ErrorSummary {...using} />
      <Button fullWidth loading={using.pending} onClick={() => void using.submit(null)}>
        {whole ? t('balance.useWhole', { sum: money(payoff) }) : t('balance.use', { sum: money(usable) })}
      </Button>
    </>
  );
}

/** `toClose`: what the balance lacks to the whole debt of today. */
function TopUp({ toClose }: { toClose: Tiyn | undefined }) {
  const t = useT();
  const [amount, setAmount] = useState('');
  const [again, setAgain] = useState(false);
  const submission = useSubmit({
    form: 'balance.topUp',
    read: (typed: string) => {
      const sum = typedTenge(typed);
      return sum ? { input: sum } : { problems: [{ field: 'amount', text: t('balance.amountWrong') }] };
    },
    send: (sum: Tiyn, key) => send(TopUpDocument, { amount: sum, confirmed: again }, key),
    refusals: ({ startTopUp: { errors } }) => {
      if (errors.some(({ code }) => code === 'PAYMENT_REPEATED')) setAgain(true);
      return problemsOf(errors);
    },
    done: ({ startTopUp: { payment } }) => {
      if (payment?.redirectUrl) window.location.assign(payment.redirectUrl);
    },
  });
  return (
    <Card title={t('balance.topUp')}>
      <form
        className="n-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submission.submit(amount);
        }}
      >
        <ErrorSummary {...submission} {...(again ? { title: 'payment.againTitle' } : {})} />
        <MoneyField
          id="amount"
          tiyn
          label={t('balance.amount')}
          range={{ min: tenge(1), max: tenge(LARGEST_PAYMENT) }}
          value={amount}
          onChange={(text) => {
            setAmount(text);
            setAgain(false);
            submission.corrected('amount');
          }}
          problem={submission.problemOf('amount')}
        />
        <Button type="submit" variant="light" loading={submission.pending}>
          {t(again ? 'balance.toCardAgain' : 'balance.toCard')}
        </Button>
        {toClose !== undefined && toClose > 0n && <p>{t('balance.topUpCloses', { sum: money(toClose) })}</p>}
        <p className="n-quiet">{t('balance.topUpNote')}</p>
      </form>
    </Card>
  );
}

function Moves({ moves }: { moves: BalancePartsFragment['moves'] }) {
  const t = useT();
  const lang = useLang();
  return (
    <Card title={t('balance.moves')}>
      {moves.length === 0 ? (
        <p className="n-quiet">{t('balance.noMoves')}</p>
      ) : (
        <Lines
          items={moves.map((move) => ({
            key: move.id,
            name: t(`balance.${move.reason}`),
            note: dayWithYear(move.on, lang),
            value: <MoneyText value={move.amount} plus={move.amount > 0n} />,
            after: t('balance.after', { sum: money(move.balance) }),
          }))}
        />
      )}
    </Card>
  );
}
