import type { ReactNode } from 'react';
import type { LoanStatus } from '../../generated/cabinet/graphql.ts';
import type { Loaded } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { isLive } from '../../lib/loan-stage.ts';
import { paths } from '../../paths.ts';
import { Await } from '../Await.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { LinkButton } from '../LinkButton.tsx';

type Props<L> = {
  readonly of: Loaded<{ readonly currentLoan: L | null }>;
  readonly children: (loan: L, again: () => void) => ReactNode;
};

/** The open loan that an agreement is about, or that there is none. */
export function LiveLoan<L extends { readonly status: LoanStatus }>({ of, children }: Props<L>) {
  const t = useT();
  const href = useHref();
  return (
    <Await of={of}>
      {({ currentLoan }, again) =>
        currentLoan && isLive(currentLoan.status) ? (
          children(currentLoan, again)
        ) : (
          <EmptyState level={1} title={t('agreement.none')} text={t('agreement.noneText')}>
            <LinkButton to={href(paths.cabinet)}>{t('agreement.back')}</LinkButton>
          </EmptyState>
        )
      }
    </Await>
  );
}
