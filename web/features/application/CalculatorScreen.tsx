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
import type { CallOutcome } from '../../lib/call-outcome.ts';
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
import { NotNow } from './NotNow.tsx';
import { type Product, quoteInput, readTerms, settled, startTerms, type Terms, termsOf } from './terms.ts';
import { useQuote } from './use-quote.ts';

/** For a new application, or one that the borrower is still filling in. */
export function CalculatorScreen() {
  const t = useT();
  const loaded = useData(CalculatorDocument, {});
  return (
    <Await of={loaded} rows={[36, 300, 160, 52]}>
      {(data) => {
        const [first] = data.products;
        if (!first) return <EmptyState level={1} title={t('application.noProducts')} />;
        const changing = data.currentLoan?.status === 'INITIAL';
        if (!changing && !data.canGetCredit.allowed)
          return <NotNow reason={data.canGetCredit.reason} note={<Notes data={data} />} />;
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

type Answer = {
  readonly loan?: { readonly id: string; readonly status: 'INITIAL' | string } | null;
  readonly errors: readonly ProblemFragment[];
};

function Calculator({ data, first }: { data: CalculatorQuery; first: Product }) {
  const t = useT();
  const href = useHref();
  const segment = useSegment();
  const navigate = useGo();
  const changed = data.currentLoan?.status === 'INITIAL' ? data.currentLoan : undefined;
  const [terms, setTerms] = useState<Terms>(() => (changed ? termsOf(changed) : startTerms(first)));
  const product = data.products.find((one) => one.productType === terms.productType) ?? first;
  const bounded = useMemo(() => settled(terms, product), [terms, product]);
  const promo = changed?.promoCode ?? null;
  const quoting = useQuote(quoteInput(bounded, promo));
  const submission = useSubmit({
    form: `terms.${changed?.id ?? 'new'}`,
    read: (values: Terms) => readTerms(values, t, promo),
    send: (input: TermsInput, key): Promise<CallOutcome<Answer>> => save(changed?.id, input, key),
    refusals: ({ errors }) => {
      const open = errors.some(({ code }) => code === 'LOAN_EXISTS'); // opened in another tab or on another device
      const way = { to: href(paths.cabinet), text: t('application.existing') };
      return problemsOf(errors).map((problem) => (open ? { ...problem, way } : problem));
    },
    done: async ({ loan }) => {
      if (!loan) return;
      await refreshSession();
      navigate(pageOf({ id: loan.id, status: 'INITIAL' }, segment));
    },
  });
  const change = (part: Partial<Terms>) => {
    const other = part.productType && data.products.find((one) => one.productType === part.productType);
    setTerms(other ? startTerms(other) : { ...bounded, ...part });
  };
  return (
    <CalculatorView
      products={data.products}
      product={product}
      terms={bounded}
      onChange={change}
      quoting={quoting}
      today={data.session.today}
      submission={submission}
      note={changed ? undefined : <Notes data={data} />}
      back={changed ? href(paths.loanConfirmation, { loanId: changed.id }) : undefined}
    />
  );
}

async function save(loanId: string | undefined, input: TermsInput, key: string): Promise<CallOutcome<Answer>> {
  if (loanId === undefined) {
    const outcome = await send(ApplyDocument, { input }, key);
    return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.apply } : outcome;
  }
  const outcome = await send(ChangeApplicationDocument, { loanId, input }, key);
  return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.changeApplication } : outcome;
}
