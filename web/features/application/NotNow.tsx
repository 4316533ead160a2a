import type { ReactNode } from 'react';
import type { ProblemFragment } from '../../generated/cabinet/graphql.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** The server's reason, with the date on which it ends. */
export function NotNow({ reason, note }: { reason: ProblemFragment | null | undefined; note?: ReactNode }) {
  const t = useT();
  const href = useHref();
  return (
    <>
      <EmptyState level={1} title={t('application.notNow')} text={reason?.message}>
        <LinkButton to={href(paths.history)} {...(reason?.code === 'OWN_REVERSAL_OWED' ? { variant: 'light' } : {})}>
          {t('application.historyRow')}
        </LinkButton>
      </EmptyState>
      {note}
    </>
  );
}
