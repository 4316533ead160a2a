import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  CertifiedLoansDocument,
  type CertifiedLoansQuery,
  RequestCertificateDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { CertificateView, type Made, type Typed } from './CertificateView.tsx';

type Loan = CertifiedLoansQuery['myLoans']['edges'][number]['node'];

/** That nothing is owed under a repaid loan, or what is owed today under a running one (R134). */
export function CertificateScreen() {
  const t = useT();
  const href = useHref();
  const loaded = useData(CertifiedLoansDocument, {});
  return (
    <Await of={loaded}>
      {({ myLoans }) => {
        const loans = myLoans.edges.map(({ node }) => node).filter(hasCertificate);
        return (
          <Cabinet title={t('certificate.title')} lead={t('certificate.lead')}>
            {loans.length > 0 ? (
              <Request loans={loans} />
            ) : (
              <EmptyState title={t('certificate.empty')} text={t('certificate.emptyText')}>
                <LinkButton to={href(paths.cabinet)}>{t('cabinet.toLoan')}</LinkButton>
              </EmptyState>
            )}
          </Cabinet>
        );
      }}
    </Await>
  );
}

/** A debt that was given up or sold is neither repaid nor owed here. */
const hasCertificate = ({ issuedOn, writtenOff, status }: Loan): boolean =>
  issuedOn != null && writtenOff == null && status !== 'CESSION';

function Request({ loans }: { loans: readonly Loan[] }) {
  const wanted = useSearchParams()[0].get('loan');
  const first = loans.find(({ id }) => id === wanted) ?? loans[0];
  const [typed, setTyped] = useState<Typed>({ loanId: first?.id ?? '', email: '' });
  const [made, setMade] = useState<Made>();
  const submission = useSubmit({
    form: 'certificate',
    read: ({ loanId, email }: Typed) => {
      const repaid = loans.some(({ id, closedOn }) => id === loanId && closedOn != null);
      return {
        input: { loanId, kind: repaid ? ('NO_DEBT' as const) : ('DEBT' as const), email: email.trim() || null },
      };
    },
    send: (input, key) => send(RequestCertificateDocument, input, key),
    refusals: ({ requestCertificate }) => problemsOf(requestCertificate.errors),
    done: ({ requestCertificate: { document, sentTo } }) => {
      if (document) setMade({ document, sentTo: sentTo ?? null });
    },
  });
  return (
    <CertificateView
      loans={loans}
      typed={typed}
      made={made}
      submission={submission}
      onChange={(next) => {
        setMade(undefined);
        setTyped((now) => ({ ...now, ...next }));
        submission.corrected('email');
      }}
    />
  );
}
