import type { ReactNode } from 'react';
import { RestructuringPageDocument, type RestructuringPageQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { isLive } from '../../lib/loan-stage.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

export type RestructuringLoan = NonNullable<RestructuringPageQuery['currentLoan']>;
/** The restructuring that waits, if that is what waits. */
export const waiting = ({ request }: RestructuringLoan) => (request?.kind === 'RESTRUCTURING' ? request : null);

/** The open loan with what it waits for, or that there is none. */
export function WithLoan({ children }: { children: (loan: RestructuringLoan, again: () => void) => ReactNode }) {
  const t = useT();
  const href = useHref();
  const loaded = useData(RestructuringPageDocument, {});
  return (
    <Await of={loaded}>
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
