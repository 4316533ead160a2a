import { Button } from '@mantine/core';
import { useState } from 'react';
import { parseIban } from '../../../schema/values/iban.ts';
import {
  AskBalanceBackDocument,
  type BalancePageQuery,
  type BalancePartsFragment,
  type PayoutMethodInput,
  WithdrawBalanceRefundDocument,
} from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { cardName } from '../../lib/card-name.ts';
import { dayOn } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { type Translate, useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useBank } from '../../lib/use-bank.ts';
import { type Reading, useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { IbanField } from '../../ui/fields/IbanField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';

type Cards = BalancePageQuery['cards'];
type Refund = NonNullable<BalancePartsFragment['refund']>;
type Props = { readonly account: BalancePartsFragment; readonly cards: Cards; readonly onDone: () => void };

export function RefundPart({ account: { balance, refund }, cards, onDone }: Props) {
  const t = useT();
  const open = refund?.state === 'ASKED' || refund?.state === 'ON_ITS_WAY';
  if (!refund && balance <= 0n) return null;
  return (
    <Card title={t('balance.refund')}>
      {refund && <Said refund={refund} />}
      {refund?.state === 'ASKED' && <Withdraw id={refund.id} onDone={onDone} />}
      {!open && balance > 0n && <Ask balance={balance} cards={cards} onDone={onDone} />}
    </Card>
  );
}

function Said({ refund: { state, amount, to, on } }: { refund: Refund }) {
  const t = useT();
  const lang = useLang();
  const facts = {
    sum: money(amount),
    date: dayOn(on, lang),
    to: to?.replaceAll(' ', '\u00a0') ?? t('balance.refundSomewhere'),
  };
  return <p role="status">{t(`balance.refund_${state}`, facts)}</p>;
}

function Withdraw({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useT();
  const leaving = useSubmit({
    form: 'balance-refund-withdrawal',
    read: () => ({ input: id }),
    send: (input: string, key) => send(WithdrawBalanceRefundDocument, { id: input }, key),
    refusals: ({ withdrawBalanceRefund }) => problemsOf(withdrawBalanceRefund.errors),
    done: onDone,
  });
  return (
    <>
      <ErrorSummary {...leaving} />
      <Button variant="light" loading={leaving.pending} onClick={() => void leaving.submit(null)}>
        {t('balance.refundKeep')}
      </Button>
    </>
  );
}

type Form = { readonly kind: 'IBAN' | 'CARD'; readonly iban: string; readonly cardId: string };

function read({ kind, iban: typed, cardId }: Form, t: Translate): Reading<PayoutMethodInput> {
  const nothing = { iban: null, cardId: null, postOfficeId: null };
  if (kind === 'CARD')
    return cardId
      ? { input: { ...nothing, kind, cardId } }
      : { problems: [{ field: 'cardId', text: t('payout.chooseCard') }] };
  const iban = parseIban(typed);
  return iban ? { input: { ...nothing, kind, iban } } : { problems: [{ field: 'iban', text: t('payout.ibanWrong') }] };
}

/** To an account of the borrower or to a confirmed card. */
function Ask({ balance, cards, onDone }: { balance: bigint; cards: Cards; onDone: () => void }) {
  const t = useT();
  const ready = cards.filter((card) => card.state === 'ACTIVE');
  const [form, setForm] = useState<Form>({ kind: 'IBAN', iban: '', cardId: ready[0]?.id ?? '' });
  const bank = useBank(form.iban);
  const asking = useSubmit({
    form: 'balance.refund',
    read: (typed: Form) => read(typed, t),
    send: (to: PayoutMethodInput, key) => send(AskBalanceBackDocument, { to }, key),
    refusals: ({ askBalanceBack }) => problemsOf(askBalanceBack.errors),
    done: onDone,
  });
  const change = (part: Partial<Form>) => {
    setForm((now) => ({ ...now, ...part }));
    for (const field of ['iban', 'cardId']) asking.corrected(field);
  };
  return (
    <form
      className="n-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void asking.submit(form);
      }}
    >
      <p>{t('balance.refundText')}</p>
      <ErrorSummary {...asking} />
      {ready.length > 0 && (
        <RadioCards
          id="kind"
          label={t('balance.refundWhere')}
          value={form.kind}
          onChange={(kind) => change({ kind })}
          options={[
            { value: 'IBAN', label: t('payout.iban'), text: t('payout.ibanText') },
            { value: 'CARD', label: t('payout.card'), text: t('payout.cardText') },
          ]}
        />
      )}
      {form.kind === 'IBAN' ? (
        <IbanField
          value={form.iban}
          onChange={(iban) => change({ iban })}
          bank={bank}
          problem={asking.problemOf('iban')}
        />
      ) : (
        <RadioCards
          id="cardId"
          label={t('payout.chooseCard')}
          value={form.cardId}
          onChange={(cardId) => change({ cardId })}
          problem={asking.problemOf('cardId')}
          options={ready.map((card) => ({ value: card.id, label: cardName(card) }))}
        />
      )}
      <Button type="submit" variant="light" loading={asking.pending}>
        {t('balance.refundAsk', { sum: money(balance) })}
      </Button>
    </form>
  );
}
