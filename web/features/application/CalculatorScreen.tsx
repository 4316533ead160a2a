import { useMemo, useState } from 'react';
import {
  ApplyDocument,
  CalculatorDocument,
  type CalculatorQuery,
  ChangeApplicationDocument,
  type ProblemFragment,
  type TermsInput,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { type CallOutcome, partOf } from '../../lib/call-outcome.ts';
import { useHref, useSegment, useT } from '../../lib/intl.ts';
import { pageOf } from '../../lib/loan-stage.ts';
import { problemsOf } from '../../lib/problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { BalanceNote } from '../../ui/BalanceNote.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ReversalNote } from '../../ui/ReversalNote.tsx';
import { CalculatorView } from './CalculatorView.tsx';
import { LastLoanNote } from './LastLoanNote.tsx';
import { NotNow, RejectedHome } from './NotNow.tsx';
import { changed, type Product, quoteInput, readTerms, settled, startWish, type Terms, wishOf } from './terms.ts';
import { useQuote } from './use-quote.ts';

/** For a new application, or one that the borrower is still filling in. */
export function CalculatorScreen() {
  const t = useT();
  const loaded = useData(CalculatorDocument, {});
  return (
    <Await of={loaded} rows={[36, 300, 160, 52]}>
      {(data) => {
        const [usual] = data.products;
        const first = data.products.find((one) => one.productType === data.lastLoan?.productType) ?? usual;
        if (!first) return <EmptyState level={1} title={t('application.noProducts')} />;
        const open = data.currentLoan?.status === 'INITIAL' ? data.currentLoan : undefined;
        if (!open && !data.canGetCredit.allowed) return <Refused data={data} />;
        return <Calculator data={data} first={first} />;
      }}
    </Await>
  );
}

/** How the last loan ended, and the balance. */
const Notes = ({ data }: { data: CalculatorQuery }) => (
  <>
    <ReversalNote debts={data.reversalDebts} />
    <LastLoanNote loan={data.lastLoan} />
    <BalanceNote balance={data.balance} />
  </>
);

function Refused({ data }: { data: CalculatorQuery }) {
  const { lastLoan, canGetCredit, reversalDebts, balance } = data;
  if (!lastLoan?.rejection?.stands) return <NotNow reason={canGetCredit.reason} note={<Notes data={data} />} />;
  return (
    <RejectedHome rejection={lastLoan.rejection} loanId={lastLoan.id}>
      <ReversalNote debts={reversalDebts} />
      <BalanceNote balance={balance} />
    </RejectedHome>
  );
}

type Answer = {
  readonly loan?: { readonly id: string; readonly status: 'INITIAL' | string } | null;
  readonly errors: readonly ProblemFragment[];
};

function Calculator({ data, first }: { data: CalculatorQuery; first: Product }) {
  const t = useT();
  const href = useHref();
  const segment = useSegment();
  const navigate = useGo();
  const open = data.currentLoan?.status === 'INITIAL' ? data.currentLoan : undefined;
  const [wish, setWish] = useState(() => (open ? wishOf(open) : startWish(first, data.lastLoan?.purpose)));
  const product = data.products.find((one) => one.productType === wish.productType) ?? first;
  const terms = useMemo(() => settled(wish, product), [wish, product]);
  const promo = open?.promoCode ?? null;
  const quoting = useQuote(quoteInput(terms, promo));
  const submission = useSubmit({
    form: `terms.${open?.id ?? 'new'}`,
    read: (values: Terms) => readTerms(values, t, promo),
    send: (input: TermsInput, key): Promise<CallOutcome<Answer>> => save(open?.id, input, key),
    refusals: ({ errors }) => {
      const exists = errors.some(({ code }) => code === 'LOAN_EXISTS'); // opened in another tab or on another device
      const way = { to: href(paths.cabinet), text: t('application.existing') };
      return problemsOf(errors).map((problem) => (exists ? { ...problem, way } : problem));
    },
    done: async ({ loan }) => {
      if (!loan) return;
      await refreshSession();
      navigate(pageOf({ id: loan.id, status: 'INITIAL' }, segment));
    },
  });
  return (
    <CalculatorView
      products={data.products}
      product={product}
      terms={terms}
      wish={wish}
      onChange={(part: Partial<Terms>) => setWish((now) => changed(now, part, product.termUnit))}
      quoting={quoting}
      today={data.session.today}
      submission={submission}
      note={open ? undefined : <Notes data={data} />}
      back={open ? href(paths.loanConfirmation, { loanId: open.id }) : undefined}
    />
  );
}

async function save(loanId: string | undefined, input: TermsInput, key: string): Promise<CallOutcome<Answer>> {
  if (loanId === undefined) {
    return partOf(await send(ApplyDocument, { input }, key), ({ apply }) => apply);
  }
  const outcome = await send(ChangeApplicationDocument, { loanId, input }, key);
  return partOf(outcome, ({ changeApplication }) => changeApplication);
}
