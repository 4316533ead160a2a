import type { ReactNode } from 'react';
import { RestructuringPageDocument, type RestructuringPageQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { LiveLoan } from '../../ui/agreement/LiveLoan.tsx';

export type RestructuringLoan = NonNullable<RestructuringPageQuery['currentLoan']>;
/** The restructuring that waits, if that is what waits. */
export const waiting = ({ request }: RestructuringLoan) => (request?.kind === 'RESTRUCTURING' ? request : null);

/** The open loan with what it waits for, or that there is none. */
export function WithLoan({ children }: { children: (loan: RestructuringLoan, again: () => void) => ReactNode }) {
  return <LiveLoan of={useData(RestructuringPageDocument, {})}>{children}</LiveLoan>;
}
