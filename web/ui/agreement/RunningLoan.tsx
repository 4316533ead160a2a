import type { ReactNode } from 'react';
import type { LoanStatus } from '../../generated/cabinet/graphql.ts';
import type { Loaded } from '../../lib/loaded.ts';
import { isLive } from '../../lib/loan-stage.ts';
import { Await } from '../Await.tsx';
import { NoAgreement } from './NoAgreement.tsx';

type Props<L> = {
  readonly of: Loaded<{ readonly currentLoan: L | null }>;
  readonly children: (loan: L, again: () => void) => ReactNode;
};

export function RunningLoan<L extends { readonly status: LoanStatus }>({ of, children }: Props<L>) {
  return (
    <Await of={of}>
      {({ currentLoan }, again) =>
        currentLoan && isLive(currentLoan.status) ? children(currentLoan, again) : <NoAgreement />
      }
    </Await>
  );
}
