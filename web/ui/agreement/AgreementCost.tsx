import type { ComponentProps, ReactNode } from 'react';
import type { ProblemFragment } from '../../generated/cabinet/graphql.ts';
import { NoAgreement } from './NoAgreement.tsx';
import { RefusedAgreement } from './RefusedAgreement.tsx';

type Props<C> = Omit<ComponentProps<typeof RefusedAgreement>, 'refusal'> & {
  readonly cost: C | null;
  readonly children: (cost: C) => ReactNode;
};

/** Or why the borrower may not ask for one. */
export function AgreementCost<C extends { readonly refusal: ProblemFragment | null }>(props: Props<C>) {
  const { cost, children, ...page } = props;
  if (!cost) return <NoAgreement />;
  return cost.refusal ? <RefusedAgreement {...page} refusal={cost.refusal} /> : children(cost);
}
