import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  DocumentedLoansDocument,
  type DocumentedLoansQuery,
  DocumentsDocument,
} from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { dayWithYear } from '../../lib/dates.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { DocumentRows } from '../../ui/DocumentRows.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type Documented = DocumentedLoansQuery['myLoans']['edges'][number]['node'];

/** The last loan, or `?loan=`, is open. */
export function DocumentsScreen() {
  const t = useT();
  const href = useHref();
  const wanted = useSearchParams()[0].get('loan');
  const loaded = useData(DocumentedLoansDocument, {}, { keep: true });
  return (
    <Await of={loaded}>
      {({ myLoans }) => (
        <Cabinet title={t('document.listTitle')} lead={t('document.listLead')}>
          {myLoans.edges.length > 0 && (
            <LinkButton to={href(paths.certificate)} variant="light" fullWidth>
              {t('document.certificate')}
            </LinkButton>
          )}
          {myLoans.edges.map(({ node }, at) => (
            <LoanDocuments key={node.id} loan={node} open={wanted ? node.id === wanted : at === 0} />
          ))}
          {myLoans.edges.length === 0 && (
            <EmptyState title={t('document.listEmpty')} text={t('document.listEmptyText')}>
              <LinkButton to={href(paths.cabinet)}>{t('cabinet.toLoan')}</LinkButton>
            </EmptyState>
          )}
        </Cabinet>
      )}
    </Await>
  );
}

function LoanDocuments({ loan, open }: { loan: Documented; open: boolean }) {
  const t = useT();
  const lang = useLang();
  const [shown, setShown] = useState(open);
  return (
    <Card title={t('document.listLoan', { number: loan.offerNumber })} aside={<MoneyText value={loan.amount} />}>
      <p className="n-quiet">{dayWithYear(loan.appliedOn, lang)}</p>
      {shown ? (
        <Papers loanId={loan.id} none={t(loan.refinances ? 'document.listRefinancing' : 'document.listNone')} />
      ) : (
        <button type="button" className="n-tap" onClick={() => setShown(true)}>
          {t('document.choose')}
          <span className="n-hidden">: {t('document.listLoan', { number: loan.offerNumber })}</span>
        </button>
      )}
    </Card>
  );
}

function Papers({ loanId, none }: { loanId: string; none: string }) {
  const t = useT();
  const loaded = useData(DocumentsDocument, { loanId });
  if (loaded.kind === 'loading') return <Skeleton rows={[60, 60]} label={t('shell.loading')} />;
  if (loaded.kind === 'failed') {
    return (
      <button type="button" className="n-tap" onClick={loaded.again}>
        {t('shell.tryAgain')}
      </button>
    );
  }
  const { documents } = loaded.data;
  if (documents.length === 0) return <p className="n-quiet">{none}</p>;
  return <DocumentRows documents={documents} label={t('document.listTitle')} />;
}
