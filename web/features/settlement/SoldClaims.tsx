import { Button } from '@mantine/core';
import { useState } from 'react';
import { organisationName } from '../../../schema/values/organisation-name.ts';
import {
  PayBuyerDocument,
  ReceiveCessionPriceDocument,
  type SoldClaimPartsFragment,
} from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { money } from '../../lib/format.ts';
import { type Translate, useLang, useT } from '../../lib/intl.ts';
import type { Lang } from '../../lib/locale.ts';
import { Modal } from '../../ui/Modal.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { useConfirms } from '../../ui/office/use-confirms.ts';
import { WideTable } from '../../ui/WideTable.tsx';
import { SettleForm } from './SettleForm.tsx';
import styles from './settlement.module.css';

type Claim = SoldClaimPartsFragment;
type Act = 'PRICE_RECEIVED' | 'PAY_BUYER';
type Props = { readonly claims: readonly Claim[]; readonly onDone: () => void };

const COLUMNS = ['contract', 'buyer', 'price', 'priceLeft', 'owedToBuyer'] as const;

/** A lender sells claims by the hundred, so they stand in rows; the form of an act opens over them. */
export function SoldClaims({ claims, onDone }: Props) {
  const t = useT();
  const lang = useLang();
  const asks = !useConfirms();
  const [open, setOpen] = useState<{ loanId: string; act: Act }>();
  const claim = claims.find(({ loanId }) => loanId === open?.loanId);
  const columns = COLUMNS.map((name) => t(`settlement.${name}`));
  return (
    <>
      <WideTable
        dense
        label={t('settlement.claims')}
        columns={asks ? [...columns, t('settlement.next')] : columns}
        rows={claims.map((one) => ({
          key: one.loanId,
          cells: [...cellsOf(one, t, lang), ...(asks ? [<Acts key="acts" claim={one} onOpen={setOpen} />] : [])],
        }))}
      />
      <Modal
        opened={claim !== undefined}
        onClose={() => setOpen(undefined)}
        title={claim ? `${claim.offerNumber}, ${organisationName(claim.buyer, lang)}` : ''}
      >
        {claim && open && <ClaimForm key={`${open.loanId}${open.act}`} claim={claim} act={open.act} onDone={onDone} />}
      </Modal>
    </>
  );
}

const cellsOf = ({ offerNumber, buyer, price, priceLeft, owedToBuyer }: Claim, t: Translate, lang: Lang) => [
  offerNumber,
  organisationName(buyer, lang),
  <MoneyText key="price" value={price} />,
  <MoneyText key="left" value={priceLeft} />,
  owedToBuyer < 0n ? (
    `${t('settlement.buyerOwes')} ${money(-owedToBuyer)}`
  ) : (
    <MoneyText key="owed" value={owedToBuyer} />
  ),
];

/** What is open of each act. */
const OPEN: { readonly [A in Act]: (claim: Claim) => Claim['price'] } = {
  PRICE_RECEIVED: ({ priceLeft }) => priceLeft,
  PAY_BUYER: ({ owedToBuyer }) => owedToBuyer,
};
const ACTS: readonly Act[] = ['PRICE_RECEIVED', 'PAY_BUYER'];

function Acts({ claim, onOpen }: { claim: Claim; onOpen: (open: { loanId: string; act: Act }) => void }) {
  const t = useT();
  const { loanId, offerNumber } = claim;
  return (
    <span className={styles.acts}>
      {ACTS.filter((act) => OPEN[act](claim) > 0n).map((act) => (
        <Button
          key={act}
          variant="light"
          aria-label={`${t(`settlement.act_${act}`)}, ${offerNumber}`}
          onClick={() => onOpen({ loanId, act })}
        >
          {t(`settlement.act_${act}`)}
        </Button>
      ))}
    </span>
  );
}

function ClaimForm({ claim, act, onDone }: { claim: Claim; act: Act; onDone: () => void }) {
  const t = useT();
  const { loanId, offerNumber } = claim;
  return (
    <SettleForm
      id={`${act}-${loanId}`}
      limit={OPEN[act](claim)}
      action={t(`settlement.act_${act}`)}
      onDone={onDone}
      send={async (typed, key) => {
        if (act === 'PRICE_RECEIVED') {
          const received = await send(ReceiveCessionPriceDocument, { offerNumber, ...typed }, key);
          return received.kind === 'done' ? { ...received, data: received.data.receiveCessionPrice } : received;
        }
        const paid = await send(PayBuyerDocument, { offerNumber, ...typed }, key);
        return paid.kind === 'done' ? { ...paid, data: paid.data.payBuyer } : paid;
      }}
    />
  );
}
