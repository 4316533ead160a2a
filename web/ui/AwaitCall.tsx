import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { CallOutcome } from '../lib/call-outcome.ts';
import { useT } from '../lib/intl.ts';
import { EmptyState } from './EmptyState.tsx';
import { Skeleton } from './Skeleton.tsx';

type Props<T> = {
  /** Keep it outside the component: another function asks again. */
  readonly ask: () => Promise<CallOutcome<T>>;
  readonly children: (data: T) => ReactNode;
};
type Shown<T> = { readonly data: T } | 'offline' | 'unavailable';

/** As `Await`, for pages that load no Apollo. */
export function AwaitCall<T>({ ask, children }: Props<T>) {
  const t = useT();
  const [shown, setShown] = useState<Shown<T>>();
  const read = useCallback(() => {
    setShown(undefined);
    void ask().then((outcome) =>
      setShown(
        outcome.kind === 'done' ? { data: outcome.data } : outcome.kind === 'offline' ? 'offline' : 'unavailable',
      ),
    );
  }, [ask]);
  useEffect(read, [read]);
  if (shown === undefined) return <Skeleton label={t('shell.loading')} rows={[36, 52, 52, 52, 52]} />;
  if (typeof shown === 'object') return children(shown.data);
  return (
    <EmptyState
      level={1}
      title={t('shell.unreachableTitle')}
      text={t(shown === 'offline' ? 'shell.unreachableText' : 'shell.outageText')}
    >
      <Button onClick={read}>{t('shell.tryAgain')}</Button>
    </EmptyState>
  );
}
