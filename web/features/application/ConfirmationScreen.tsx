import { useCallback, useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import {
  ChangeApplicationDocument,
  ConditionsDocument,
  type ConditionsQuery,
  PrepareDocumentDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { useHref, useSegment, useT } from '../../lib/intl.ts';
import { pageOf } from '../../lib/loan-stage.ts';
import { problemsOf } from '../../lib/problems.ts';
import { type SubmitState, useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import type { ShownDocument } from '../../ui/DocumentRows.tsx';
import { type Application, DATA_RIGHT, type Ticks } from './agreement.ts';
import { ConfirmationView } from './ConfirmationView.tsx';
import { readTerms, termsOf } from './terms.ts';
import { useCancel } from './use-cancel.ts';

/** Step 5 of the loan flow: what will be signed, and every agreement that comes with it. */
export function ConfirmationScreen() {
  const { loanId = '' } = useParams();
  const segment = useSegment();
  const href = useHref();
  const loaded = useData(ConditionsDocument, { loanId });
  return (
    <Await of={loaded} rows={[36, 300, 200, 160]}>
      {(data) => {
        if (!data.loan) return <Navigate to={href(paths.cabinet)} replace />;
        if (data.loan.status !== 'INITIAL') return <Navigate to={pageOf(data.loan, segment)} replace />;
        return <Confirmation data={data} loan={data.loan} />;
      }}
    </Await>
  );
}

function Confirmation({ data, loan }: { data: ConditionsQuery; loan: Application }) {
  const t = useT();
  const href = useHref();
  const navigate = useNavigate();
  const [ticks, setTicks] = useState<Ticks>({});
  const contract = useContract(loan);
  const promo = usePromo(loan);
  const cancelling = useCancel(loan.id);
  const submission = useSubmit({
    form: `confirm.${loan.id}`,
    read: (values: Ticks) => {
      const missing = data.consents
        .filter((consent) => !values[consent.type])
        .map(({ type, title }) => ({ field: type, text: t('application.consentMissing', { title }) }));
      const unsure = values[DATA_RIGHT] ? [] : [{ field: DATA_RIGHT, text: t('application.dataRightMissing') }];
      const waitFor = t(contract.failed ? 'application.documentFailed' : 'application.documentSoon');
      const unseen = contract.document ? [] : [{ text: waitFor }];
      const problems = [...missing, ...unsure, ...unseen];
      return problems.length > 0 ? { problems } : { input: null };
    },
    send: async () => ({ kind: 'done' as const, data: null }), // nothing is written here: the code of the next page signs
    done: () => {
      const consents = data.consents.map(({ type, hash }) => ({ type, hash }));
      navigate(href(paths.loanSigning, { loanId: loan.id }), { state: { hash: contract.document?.hash, consents } });
    },
  });
  return (
    <ConfirmationView
      loan={loan}
      consents={data.consents}
      profile={data.profile}
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
      cancelling={cancelling}
    />
  );
}

type Contract = { readonly document: ShownDocument | undefined; readonly failed: boolean; readonly again: () => void };

/** Makes the contract of the present terms; other terms make another file, and what was shown before is not signed. */
function useContract(loan: Application): Contract {
  const [state, setState] = useState<{ document?: ShownDocument; failed: boolean }>({ failed: false });
  const terms = JSON.stringify([loan.id, loan.price.total, loan.price.returnDate, loan.promoCode]);
  const make = useCallback(async () => {
    setState({ failed: false });
    const [loanId] = JSON.parse(terms) as [string];
    const outcome = await send(PrepareDocumentDocument, { loanId, type: 'OFFER' }, crypto.randomUUID());
    const document = outcome.kind === 'done' ? outcome.data.prepareDocument.document : undefined;
    setState(document ? { document, failed: false } : { failed: true });
  }, [terms]);
  useEffect(() => void make(), [make]);
  return { document: state.document, failed: state.failed, again: () => void make() };
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
    done: () => undefined, // the answer carries the new conditions; Apollo puts them where the old ones were
  });
}
