import { Button } from '@mantine/core';
import { ZERO } from '../../../schema/values/money.ts';
import type { SettlementPartsFragment } from '../../generated/cabinet/graphql.ts';
import {
  ConfirmClaimPaidDocument,
  MoveCapitalDocument,
  PayBuyerDocument,
  PayInsurerDocument,
  ReceiveCessionPriceDocument,
} from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { type CallOutcome, partOf } from '../../lib/call-outcome.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { Settled } from './SettleForm.tsx';

type Ask = SettlementPartsFragment['waiting'][number];
type Props = { readonly asks: readonly Ask[]; readonly onDone: () => void };

/** What one member of staff has asked for; another one confirms the same. */
export function Waiting({ asks, onDone }: Props) {
  const t = useT();
  if (asks.length === 0) return null;
  return (
    <Card tone="care" title={t('settlement.waiting')}>
      <Lines
        items={asks.map((ask) => {
          const { act, offerNumber, amount, reference, account, by, mine } = ask;
          return {
            key: `${act}${offerNumber}${account}${amount}${reference}`,
            name: t(`settlement.act_${act}`),
            note: [offerNumber, account, reference, by].filter(Boolean).join(', '),
            value: amount !== null ? <MoneyText value={amount} /> : '',
            after: mine ? undefined : <Confirm ask={ask} onDone={onDone} />,
          };
        })}
      />
    </Card>
  );
}

function Confirm({ ask, onDone }: { readonly ask: Ask; readonly onDone: () => void }) {
  const t = useT();
  const confirming = useSubmit({
    form: `settlement.confirm.${ask.act}.${ask.offerNumber ?? ask.account}.${ask.amount}.${ask.reference}`,
    read: (_: null) => ({ input: null }),
    send: (_: null, key) => sendAsk(ask, key),
    refusals: ({ errors }) => problemsOf(errors),
    done: onDone,
  });
  return (
    <>
      <ErrorSummary {...confirming} />
      <Button size="compact-sm" loading={confirming.pending} onClick={() => void confirming.submit(null)}>
        {t('officeLoan.confirm')}
      </Button>
    </>
  );
}

async function sendAsk({ act, ...ask }: Ask, key: string): Promise<CallOutcome<Settled>> {
  const terms = { amount: ask.amount ?? ZERO, reference: ask.reference ?? '' };
  const offerNumber = ask.offerNumber ?? '';
  switch (act) {
    case 'PAY_INSURER':
      return partOf(await send(PayInsurerDocument, terms, key), (d) => d.payInsurer);
    case 'PAY_BUYER':
      return partOf(await send(PayBuyerDocument, { offerNumber, ...terms }, key), (d) => d.payBuyer);
    case 'PRICE_RECEIVED':
      return partOf(
        await send(ReceiveCessionPriceDocument, { offerNumber, ...terms }, key),
        (d) => d.receiveCessionPrice,
      );
    case 'CAPITAL_IN':
    case 'CAPITAL_OUT':
      return partOf(
        await send(MoveCapitalDocument, { act, account: ask.account ?? '', ...terms }, key),
        (d) => d.moveCapital,
      );
    case 'CLAIM_PAID':
      return partOf(await send(ConfirmClaimPaidDocument, { offerNumber }, key), (d) => d.confirmClaimPaid);
  }
}
