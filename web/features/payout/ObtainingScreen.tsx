import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { parseIban, printIban } from '../../../schema/values/iban.ts';
import {
  type LoanStatus,
  ObtainingDocument,
  type ObtainingQuery,
  PostOfficesDocument,
  PreparePayoutMethodDocument,
} from '../../generated/cabinet/graphql.ts';
import { ask, send, useData } from '../../lib/cabinet.ts';
import { cardName } from '../../lib/card-name.ts';
import { useHref, useSegment, useT } from '../../lib/intl.ts';
import { pageOf } from '../../lib/loan-stage.ts';
import { problemsOf } from '../../lib/problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { useBank } from '../../lib/use-bank.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSigning } from '../../lib/use-signing.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import type { ShownDocument } from '../../ui/DocumentRows.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { firstMethod, type MethodForm, readMethod } from './method.ts';
import { ObtainingView } from './ObtainingView.tsx';
import { SignTransferView } from './SignTransferView.tsx';

type Loan = NonNullable<ObtainingQuery['loan']>;
/** After a rejected transfer the borrower chooses the method again here (R19). */
const HERE: readonly LoanStatus[] = ['WAITING_FOR_REMITTANCE_SET', 'REMITTANCE_ERROR'];

export function ObtainingScreen() {
  const { loanId = '' } = useParams();
  const href = useHref();
  const segment = useSegment();
  const loaded = useData(ObtainingDocument, { loanId });
  return (
    <Await of={loaded}>
      {(data) => {
        if (!data.loan) return <Onward to={href(paths.cabinet)} />;
        if (!HERE.includes(data.loan.status)) return <Onward to={pageOf(data.loan, segment)} />;
        return <Obtaining data={data} loan={data.loan} />;
      }}
    </Await>
  );
}

function Obtaining({ data, loan }: { data: ObtainingQuery; loan: Loan }) {
  const t = useT();
  const [query] = useSearchParams();
  // After a refused transfer to a card another card is chosen, never the same by itself.
  const failed = loan.payoutFailure === null ? null : (loan.payoutMethod?.cardId ?? null);
  const wanted = { selected: query.get('selectedCardId'), byCard: query.has('selectCard'), failed };
  const [form, setForm] = useState(() => firstMethod(data.payoutOptions, data.cards, wanted));
  const [paper, setPaper] = useState<ShownDocument>();
  const bank = useBank(form.iban);
  const submission = useSubmit({
    form: `payout.${loan.id}`,
    read: (values: MethodForm) => readMethod(values, t),
    send: (input, key) => send(PreparePayoutMethodDocument, { loanId: loan.id, input }, key),
    refusals: ({ preparePayoutMethod }) => problemsOf(preparePayoutMethod.errors),
    done: ({ preparePayoutMethod }) => setPaper(preparePayoutMethod.document ?? undefined),
  });
  if (paper)
    return (
      <SignTransfer
        loan={loan}
        paper={paper}
        method={methodName(form, data)}
        bank={form.kind === 'IBAN' ? (bank ?? undefined) : undefined}
        onChange={() => setPaper(undefined)}
      />
    );
  return (
    <ObtainingView
      amount={loan.amount}
      failure={loan.payoutFailure}
      failedCard={failed}
      options={data.payoutOptions}
      cards={data.cards}
      form={form}
      onChange={(change) => setForm((now) => ({ ...now, ...change }))}
      bank={bank}
      regions={data.postRegions}
      findOffices={async (search, region) => {
        const outcome = await ask(PostOfficesDocument, { search, region });
        return outcome.kind === 'done' ? outcome.data.postOffices : undefined;
      }}
      submission={submission}
    />
  );
}

function methodName(form: MethodForm, { cards }: ObtainingQuery): string {
  const iban = parseIban(form.iban);
  if (form.kind === 'IBAN' && iban) return printIban(iban);
  const card = cards.find((one) => one.id === form.cardId);
  if (form.kind === 'CARD' && card) return cardName(card);
  return form.office ? `${form.office.index}, ${form.office.name}, ${form.office.address}` : '';
}

type SignProps = {
  readonly loan: Loan;
  readonly paper: ShownDocument;
  readonly method: string;
  readonly bank: string | undefined;
  readonly onChange: () => void;
};

function SignTransfer({ loan, paper, method, bank, onChange }: SignProps) {
  const segment = useSegment();
  const navigate = useGo();
  const signing = useSigning({
    loanId: loan.id,
    type: 'APPLICATION_FOR_TRANSFER_MONEY',
    hash: paper.hash,
    done: async (status) => {
      await refreshSession();
      const now = (status as LoanStatus | undefined) ?? loan.status;
      navigate(pageOf({ id: loan.id, status: now }, segment), { replace: true });
    },
  });
  return (
    <SignTransferView
      document={paper}
      amount={loan.amount}
      method={method}
      bank={bank}
      onChangeMethod={onChange}
      signing={signing}
    />
  );
}
