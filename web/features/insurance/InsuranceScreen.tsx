import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  AnswerInsuranceDocument,
  InsurancePageDocument,
  type InsurancePageQuery,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { useHref, useLang, useSegment, useT } from '../../lib/intl.ts';
import { pageOf } from '../../lib/loan-stage.ts';
import { problemsOf } from '../../lib/problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { useCancel } from '../../lib/use-cancel.ts';
import { useDocument } from '../../lib/use-document.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import type { Ticks } from '../../ui/ConsentCard.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { InsuranceView } from './InsuranceView.tsx';

/** Step 9 of the loan flow: confirms or removes the insurance chosen with the offer. */
export function InsuranceScreen() {
  const { loanId = '' } = useParams();
  const href = useHref();
  const segment = useSegment();
  const lang = useLang();
  const loaded = useData(InsurancePageDocument, { loanId });
  return (
    <Await of={loaded}>
      {({ loan, insuranceOffer, consents }) => {
        if (!loan) return <Onward to={href(paths.cabinet)} />;
        if (!insuranceOffer) return <Onward to={pageOf(loan, segment)} />;
        // A tick is for the text that was read, so another language begins without any (R771).
        return <Answer key={lang} loanId={loan.id} offer={insuranceOffer} consents={consents} />;
      }}
    </Await>
  );
}

type Props = {
  readonly loanId: string;
  readonly offer: NonNullable<InsurancePageQuery['insuranceOffer']>;
  readonly consents: InsurancePageQuery['consents'];
};

function Answer({ loanId, offer, consents }: Props) {
  const t = useT();
  const segment = useSegment();
  const navigate = useGo();
  const [ticks, setTicks] = useState<Ticks>({});
  const agreement = useDocument(loanId, 'ADDITIONAL_AGREEMENT');
  const cancelling = useCancel(loanId);
  const answering = (accepted: boolean) => ({
    send: (given: { type: string; hash: string }[], key: string) =>
      send(AnswerInsuranceDocument, { loanId, accepted, consents: given }, key),
    refusals: ({ answerInsurance }: { answerInsurance: { errors: Parameters<typeof problemsOf>[0] } }) =>
      problemsOf(answerInsurance.errors),
    done: async ({ answerInsurance }: { answerInsurance: { loan?: { status: Status } | null } }) => {
      await refreshSession();
      const status = answerInsurance.loan?.status;
      if (status) navigate(pageOf({ id: loanId, status }, segment), { replace: true });
    },
  });
  const accepting = useSubmit({
    form: `insurance.yes.${loanId}`,
    read: (values: Ticks) => {
      const problems = consents
        .filter((consent) => !values[consent.type])
        .map(({ type, title }) => ({ field: type, text: t('insurance.consentMissing', { title }) }));
      return problems.length > 0 ? { problems } : { input: consents.map(({ type, hash }) => ({ type, hash })) };
    },
    ...answering(true),
  });
  const declining = useSubmit({ form: `insurance.no.${loanId}`, read: () => ({ input: [] }), ...answering(false) });
  return (
    <InsuranceView
      offer={offer}
      consents={consents}
      ticks={ticks}
      onTick={(id, on) => {
        setTicks((now) => ({ ...now, [id]: on }));
        accepting.corrected(id);
      }}
      agreement={agreement}
      accepting={accepting}
      declining={declining}
      cancelling={cancelling}
    />
  );
}

type Status = NonNullable<InsurancePageQuery['loan']>['status'];
