import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { PrepareDocumentDocument, PrepaymentPageDocument } from '../../generated/cabinet/graphql.ts';
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

function SignRequest({ loan, asked }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const navigate = useNavigate();
  const { document, failed, again } = usePaper(loan.id);
  const signing = useSigning({
    loanId: loan.id,
    type: 'FULL_PREPAYMENT',
    hash: document?.hash,
    done: () => navigate(href(paths.repayment), { replace: true }),
  });
  return (
    <ResultPage>
      <h1>{t('prepayment.signTitle')}</h1>
      <p className="n-quiet">{t('prepayment.signLead', { sum: money(asked.amount), date: day(asked.payBy, lang) })}</p>
      <Card title={t('prepayment.document')}>
        {document && <DocumentRows documents={[document]} label={t('prepayment.document')} />}
        {!document && !failed && <Skeleton rows={[60]} label={t('shell.loading')} />}
        {failed && (
          <div className="n-stack" role="alert">
            <p>{t('prepayment.documentFailed')}</p>
            <Button variant="light" onClick={again}>
              {t('shell.tryAgain')}
            </Button>
          </div>
        )}
      </Card>
      {document && <SigningPanel {...signing} submitLabel={t('prepayment.sign')} />}
    </ResultPage>
  );
}

function usePaper(loanId: string) {
  const [document, setDocument] = useState<ShownDocument>();
  const [failed, setFailed] = useState(false);
  const make = useCallback(async () => {
    setFailed(false);
    const outcome = await send(PrepareDocumentDocument, { loanId, type: 'FULL_PREPAYMENT' }, crypto.randomUUID());
    const made = outcome.kind === 'done' ? outcome.data.prepareDocument.document : undefined;
    if (made) setDocument(made);
    else setFailed(true);
  }, [loanId]);
  useEffect(() => void make(), [make]);
  return { document, failed, again: () => void make() };
}
