import type { ReactNode } from 'react';
import { RestructuringPageDocument, type RestructuringPageQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { RunningLoan } from '../../ui/agreement/RunningLoan.tsx';

export type RestructuringLoan = NonNullable<RestructuringPageQuery['currentLoan']>;
export const waiting = ({ request }: RestructuringLoan) => (request?.kind === 'RESTRUCTURING' ? request : null);

export function WithLoan({ children }: { children: (loan: RestructuringLoan, again: () => void) => ReactNode }) {
  return <RunningLoan of={useData(RestructuringPageDocument, {})}>{children}</RunningLoan>;
}
