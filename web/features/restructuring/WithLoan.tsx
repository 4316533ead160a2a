import type { ReactNode } from 'react';
import { RestructuringPageDocument, type RestructuringPageQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { RunningLoan } from '../../ui/agreement/RunningLoan.tsx';

export type RestructuringLoan = NonNullable<RestructuringPageQuery['currentLoan']>;
/** The open request, if it is a restructuring. */
export const waiting = ({ request }: RestructuringLoan) => (request?.kind === 'RESTRUCTURING' ? request : null);

/** Loads the open loan with its open request, or says that there is no loan. */
export function WithLoan({ children }: { children: (loan: RestructuringLoan, again: () => void) => ReactNode }) {
  return <RunningLoan of={useData(RestructuringPageDocument, {})}>{children}</RunningLoan>;
}
