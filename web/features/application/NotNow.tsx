import type { ReactNode } from 'react';
import type { ProblemFragment, RejectionPartsFragment } from '../../generated/cabinet/graphql.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { NextStep } from '../../ui/rejection/NextStep.tsx';
import { ReasonCard } from '../../ui/rejection/ReasonCard.tsx';
import { useRejectionTitle } from '../../ui/rejection/RejectionNote.tsx';
import styles from './application.module.css';

/** The server's reason, with the date on which it ends. */
export function NotNow({ reason, note }: { reason: ProblemFragment | null | undefined; note?: ReactNode }) {
  const t = useT();
  const href = useHref();
  const ofAge = reason?.code === 'NOT_RIGHT_AGE';
  return (
    <Cabinet title={t('application.notNow')} lead={reason?.message}>
      {note}
      <div>
        <LinkButton to={href(ofAge ? paths.underAge : paths.history)} variant="light">
          {t(ofAge ? 'application.ageRow' : 'application.historyRow')}
        </LinkButton>
      </div>
    </Cabinet>
  );
}

type Rejected = { readonly rejection: RejectionPartsFragment; readonly loanId: string; readonly children: ReactNode };

/** The first page of a borrower whose application was rejected, until he may apply again. */
export function RejectedHome({ rejection, loanId, children }: Rejected) {
  const t = useT();
  const href = useHref();
  return (
    <Cabinet title={useRejectionTitle(rejection)}>
      <div className={styles.rejected}>
        <ReasonCard rejection={rejection} />
        <NextStep rejection={rejection}>
          <LinkButton to={href(paths.historyLoan, { loanId })} variant="light">
            {t('rejection.history')}
          </LinkButton>
        </NextStep>
      </div>
      {children}
    </Cabinet>
  );
}
