import { useCallback, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  ChangeApplicationDocument,
  ConditionsDocument,
  type ConditionsQuery,
  PrepareDocumentDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { freshKey } from '../../lib/idempotency.ts';
import { useHref, useLang, useSegment, useT } from '../../lib/intl.ts';
import { pageOf } from '../../lib/loan-stage.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useCancel } from '../../lib/use-cancel.ts';
import { useGo } from '../../lib/use-go.ts';
import { type SubmitState, useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import type { Ticks } from '../../ui/ConsentCard.tsx';
import type { ShownDocument } from '../../ui/DocumentRows.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { type Application, DATA_RIGHT } from './agreement.ts';
import { ConfirmationView } from './ConfirmationView.tsx';
import type { InsuranceChoice } from './InsuranceCard.tsx';
import { quoteInput, readTerms, termsOf } from './terms.ts';
import { useQuote } from './use-quote.ts';

/** Step 5 of the loan flow. */
export function ConfirmationScreen() {
  const { loanId = '' } = useParams();
  const segment = useSegment();
  const lang = useLang();
  const href = useHref();
  const loaded = useData(ConditionsDocument, { loanId });
  return (
    <Await of={loaded} rows={[36, 300, 200, 160]}>
      {(data) => {
        if (!data.loan) return <Onward to={href(paths.cabinet)} />;
        if (data.loan.status !== 'INITIAL') return <Onward to={pageOf(data.loan, segment)} />;
        // A tick is for the text that was read, so another language begins without any (R771).
        return <Confirmation key={lang} data={data} loan={data.loan} />;
      }}
    </Await>
  );
}

function Confirmation({ data, loan }: { data: ConditionsQuery; loan: Application }) {
  const t = useT();
  const href = useHref();
  const navigate = useGo();
  const [ticks, setTicks] = useState<Ticks>({});
  const asked = data.consents;
  const contract = useContract(loan);
  const promo = usePromo(loan);
  const insurance = useInsurance(loan);
  const cancelling = useCancel(loan.id);
  const submission = useSubmit({
    form: `confirm.${loan.id}`,
    read: (values: Ticks) => {
      const missing = asked
        .filter((consent) => !values[consent.type])
        .map(({ type, title }) => ({ field: type, text: t('application.consentMissing', { title }) }));
      const unsure = values[DATA_RIGHT] ? [] : [{ field: DATA_RIGHT, text: t('application.dataRightMissing') }];
      const problems = [...missing, ...unsure];
      return problems.length > 0 ? { problems } : { input: null };
    },
    // This page stores nothing: the code on the next page signs.
    send: async () => ({ kind: 'done' as const, data: await contract.made() }),
    refusals: (document) => (document ? [] : [{ text: t('application.documentFailed') }]),
    done: (document) => {
      const consents = asked.map(({ type, hash }) => ({ type, hash }));
      navigate(href(paths.loanSigning, { loanId: loan.id }), { state: { hash: document?.hash, consents, document } });
    },
  });
  return (
    <ConfirmationView
      loan={loan}
      consents={asked}
      profile={data.profile}
      byEds={data.edsState !== null}
      contract={contract.document}
      contractFailed={contract.failed}
      onContractAgain={contract.again}
      ticks={ticks}
      onTick={(id, on) => {
        setTicks((now) => ({ ...now, [id]: on }));
        submission.corrected(id);
      }}
      submission={submission}
      promo={promo}
      insurance={insurance}
      cancelling={cancelling}
    />
  );
}

type Contract = {
  readonly document: ShownDocument | undefined;
  readonly failed: boolean;
  readonly again: () => void;
  /** Undefined if the contract could not be made. */
  readonly made: () => Promise<ShownDocument | undefined>;
};

/** Other terms make a new file, so the signed contract is the one shown. */
function useContract(loan: Application): Contract {
  const [state, setState] = useState<{ document?: ShownDocument; failed: boolean }>({ failed: false });
  const terms = JSON.stringify([loan.id, String(loan.price.total), loan.price.returnDate, loan.promoCode]);
  const making = useRef<Promise<ShownDocument | undefined>>(undefined);
  const make = useCallback(() => {
    setState({ failed: false });
    const [loanId] = JSON.parse(terms) as [string];
    const mine = send(PrepareDocumentDocument, { loanId, type: 'OFFER' }, freshKey()).then((outcome) =>
      outcome.kind === 'done' ? (outcome.data.prepareDocument.document ?? undefined) : undefined,
    );
    making.current = mine;
    void mine.then((document) => {
      if (making.current === mine) setState(document ? { document, failed: false } : { failed: true });
    });
  }, [terms]);
  useEffect(make, [make]);
  return { document: state.document, failed: state.failed, again: make, made: async () => making.current };
}

function usePromo(loan: Application): SubmitState<string> {
  const t = useT();
  return useSubmit({
    form: `promo.${loan.id}`,
    read: (code: string) =>
      code === ''
        ? { problems: [{ field: 'promoCode', text: t('application.promoEmpty') }] }
        : readTerms(termsOf(loan), t, code),
    send: (input, key) => send(ChangeApplicationDocument, { loanId: loan.id, input }, key),
    refusals: ({ changeApplication }) =>
      problemsOf(changeApplication.errors).map(({ text }) => ({ field: 'promoCode', text })),
    done: () => undefined, // the answer carries the new conditions, and Apollo updates its cache with them
  });
}

/** The offer is priced with the chosen insurance; the borrower may still refuse it after the signature (R8). */
function useInsurance(loan: Application): InsuranceChoice {
  const t = useT();
  const insurable = loan.term.unit === 'MONTH';
  const { quote } = useQuote(insurable ? quoteInput(termsOf(loan), loan.promoCode ?? null) : undefined);
  const submission = useSubmit({
    form: `insurance.${loan.id}`,
    read: (insuranceAgreed: boolean) => readTerms({ ...termsOf(loan), insuranceAgreed }, t, loan.promoCode ?? null),
    send: (input, key) => send(ChangeApplicationDocument, { loanId: loan.id, input }, key),
    refusals: ({ changeApplication }) => problemsOf(changeApplication.errors),
    done: () => undefined, // the answer carries the new conditions, and Apollo updates its cache with them
  });
  return { premium: quote?.insurancePremium ?? undefined, submission };
}
