import type { ComponentProps, ReactNode } from 'react';
import type { ProblemFragment } from '../../generated/cabinet/graphql.ts';
import { useT } from '../../lib/intl.ts';
import { EmptyState } from '../EmptyState.tsx';
import { RefusedAgreement } from './RefusedAgreement.tsx';

type Props<C> = Omit<ComponentProps<typeof RefusedAgreement>, 'refusal'> & {
  readonly cost: C | null;
  readonly children: (cost: C) => ReactNode;
};

/** What an agreement would cost today, or why it may not be asked for. */
export function AgreementCost<C extends { readonly refusal: ProblemFragment | null }>(props: Props<C>) {
  const t = useT();
  const { cost, children, ...page } = props;
  if (!cost) return <EmptyState level={1} title={t('agreement.none')} text={t('agreement.noneText')} />;
  return cost.refusal ? <RefusedAgreement {...page} refusal={cost.refusal} /> : children(cost);
}
