import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { type DocumentType, PrepareDocumentDocument, PrepaymentPageDocument } from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { day } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { useSigning } from '../../lib/use-signing.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { DocumentRows, type ShownDocument } from '../../ui/DocumentRows.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { SigningPanel } from '../../ui/SigningPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { PrepaymentLoan } from './PrepaymentScreen.tsx';

/** Signs the request: the very file that is shown. */
export function PrepaymentSigningScreen() {
  const href = useHref();
  const loaded = useData(PrepaymentPageDocument, {});
  return (
    <Await of={loaded}>
      {({ currentLoan }) =>
        currentLoan?.prepayment?.state === 'REQUESTED' ? (
          <SignRequest loan={currentLoan} asked={currentLoan.prepayment} />
        ) : (
          <Navigate to={href(paths.repayment)} replace />
        )
      }
    </Await>
  );
}

type Props = { readonly loan: PrepaymentLoan; readonly asked: NonNullable<PrepaymentLoan['prepayment']> };

const PAPERS = {
  FULL: ['FULL_PREPAYMENT'],
  PARTIAL: ['PARTIAL_PREPAYMENT_APPLICATION', 'PARTIAL_PREPAYMENT_ADD_AGREEMENT'],
} as const satisfies Record<string, readonly [DocumentType, ...DocumentType[]]>;

/** The first paper is signed; the agreement of a part shows the new schedule beside it. */
function SignRequest({ loan, asked }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const navigate = useNavigate();
  const types = PAPERS[asked.kind];
  const { documents, failed, again } = usePapers(loan.id, types);
  const signing = useSigning({
    loanId: loan.id,
    type: types[0],
    hash: documents?.[0]?.hash,
    done: () => navigate(href(paths.repayment), { replace: true }),
  });
  return (
    <ResultPage>
      <h1>{t('prepayment.signTitle')}</h1>
      <p className="n-quiet">{t('prepayment.signLead', { sum: money(asked.amount), date: day(asked.payBy, lang) })}</p>
      {asked.mode && <p>{t(`prepayment.${asked.mode}`)}</p>}
      <Card title={t('prepayment.document')}>
        {documents && <DocumentRows documents={documents} label={t('prepayment.document')} />}
        {!documents && !failed && <Skeleton rows={[60]} label={t('shell.loading')} />}
        {failed && (
          <div className="n-stack" role="alert">
            <p>{t('prepayment.documentFailed')}</p>
            <Button variant="light" onClick={again}>
              {t('shell.tryAgain')}
            </Button>
          </div>
        )}
      </Card>
      {documents && <SigningPanel {...signing} submitLabel={t('prepayment.sign')} />}
    </ResultPage>
  );
}

function usePapers(loanId: string, types: readonly DocumentType[]) {
  const [documents, setDocuments] = useState<readonly ShownDocument[]>();
  const [failed, setFailed] = useState(false);
  const make = useCallback(async () => {
    setFailed(false);
    const made: ShownDocument[] = [];
    for (const type of types) {
      const outcome = await send(PrepareDocumentDocument, { loanId, type }, crypto.randomUUID());
      const document = outcome.kind === 'done' ? outcome.data.prepareDocument.document : undefined;
      if (!document) return setFailed(true);
      made.push(document);
    }
    setDocuments(made);
  }, [loanId, types]);
  useEffect(() => void make(), [make]);
  return { documents, failed, again: () => void make() };
}
