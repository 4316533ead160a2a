import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LastLoanDocument } from '../generated/cabinet/graphql.ts';
import { useData } from '../lib/cabinet.ts';
import { useHref, useT } from '../lib/intl.ts';
import { paths } from '../paths.ts';
import { Await } from './Await.tsx';
import { EmptyState } from './EmptyState.tsx';
import { LinkButton } from './LinkButton.tsx';

/** `?loanId=`, or the last one. Without a loan it says so. */
export function LoanOfPage({ children }: { children: (loanId: string) => ReactNode }) {
  const t = useT();
  const href = useHref();
  const [query] = useSearchParams();
  const named = query.get('loanId');
  const loaded = useData(LastLoanDocument, {}, { skip: named !== null });
  if (named !== null) return children(named);
  return (
    <Await of={loaded}>
      {({ lastLoan }) =>
        lastLoan ? (
          children(lastLoan.id)
        ) : (
          <EmptyState level={1} title={t('decision.none')} text={t('decision.noneText')}>
            <LinkButton to={href(paths.cabinet)}>{t('decision.toCabinet')}</LinkButton>
          </EmptyState>
        )
      }
    </Await>
  );
}
