import { PrepaymentPageDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { day } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { useGo } from '../../lib/use-go.ts';
import { usePaper } from '../../lib/use-paper.ts';
import { useSigning } from '../../lib/use-signing.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { PaperCard } from '../../ui/PaperCard.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { SigningPanel } from '../../ui/SigningPanel.tsx';
import type { PrepaymentLoan } from './PrepaymentScreen.tsx';

export function PrepaymentSigningScreen() {
  const href = useHref();
  const loaded = useData(PrepaymentPageDocument, {});
  return (
    <Await of={loaded}>
      {({ currentLoan }) =>
        currentLoan?.prepayment?.state === 'REQUESTED' ? (
          <SignRequest loan={currentLoan} asked={currentLoan.prepayment} />
        ) : (
          <Onward to={href(paths.repayment)} />
        )
      }
    </Await>
  );
}

type Props = { readonly loan: PrepaymentLoan; readonly asked: NonNullable<PrepaymentLoan['prepayment']> };

function SignRequest({ loan, asked }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const navigate = useGo();
  const type = asked.kind === 'FULL' ? 'FULL_PREPAYMENT' : 'PARTIAL_PREPAYMENT_APPLICATION';
  const paper = usePaper(loan.id, type);
  const { document } = paper;
  const signing = useSigning({
    loanId: loan.id,
    type,
    hash: document?.hash,
    done: () => navigate(href(paths.repayment), { replace: true }),
  });
  return (
    <ResultPage>
      <h1>{t('prepayment.signTitle')}</h1>
      <p className="n-quiet">{t('prepayment.signLead', { sum: money(asked.amount), date: day(asked.payBy, lang) })}</p>
      {asked.mode && <p>{t(`prepayment.${asked.mode}`)}</p>}
      <PaperCard title={t('prepayment.document')} failedText={t('prepayment.documentFailed')} {...paper} />
      {asked.kind === 'PARTIAL' && <NewSchedule loanId={loan.id} />}
      {document && <SigningPanel {...signing} submitLabel={t('prepayment.sign')} />}
    </ResultPage>
  );
}

function NewSchedule({ loanId }: { loanId: string }) {
  const t = useT();
  const paper = usePaper(loanId, 'PARTIAL_PREPAYMENT_ADD_AGREEMENT');
  return <PaperCard title={t('prepayment.agreement')} failedText={t('prepayment.documentFailed')} {...paper} />;
}
