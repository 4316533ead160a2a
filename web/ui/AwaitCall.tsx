import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { CallOutcome } from '../lib/call-outcome.ts';
import { useT } from '../lib/intl.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { Skeleton } from './Skeleton.tsx';

type Props<T> = {
  /** Keep it outside the component: another function asks again. */
  readonly ask: () => Promise<CallOutcome<T>>;
  readonly children: (data: T) => ReactNode;
};
type Shown<T> = { readonly data: T } | 'failed';

/** As `Await`, for pages that load no Apollo. */
export function AwaitCall<T>({ ask, children }: Props<T>) {
  const t = useT();
  const [shown, setShown] = useState<Shown<T>>();
  const read = useCallback(async () => {
    const outcome = await ask();
    setShown(outcome.kind === 'done' ? { data: outcome.data } : 'failed');
  }, [ask]);
  useEffect(() => {
    setShown(undefined);
    void read();
  }, [read]);
  if (shown === undefined) return <Skeleton label={t('shell.loading')} rows={[36, 52, 52, 52, 52]} />;
  return shown === 'failed' ? <NotLoaded again={read} /> : children(shown.data);
}
