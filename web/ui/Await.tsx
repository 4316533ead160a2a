import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Loaded } from '../lib/cabinet.ts';
import { useT } from '../lib/intl.ts';
import { EmptyState } from './EmptyState.tsx';
import { Skeleton } from './Skeleton.tsx';

type Props<T> = {
  readonly of: Loaded<T>;
  /** Heights of the blocks that stand in for the page. */
  readonly rows?: readonly number[];
  readonly children: (data: T, again: () => void) => ReactNode;
};

const ROWS = [36, 220, 160] as const;

/** Data on its way, data that could not be fetched (with a way to try again), or the page itself. */
export function Await<T>({ of, rows = ROWS, children }: Props<T>) {
  const t = useT();
  switch (of.kind) {
    case 'loading':
      return <Skeleton rows={rows} label={t('shell.loading')} />;
    case 'failed':
      if (of.forbidden) return <EmptyState level={1} title={t('shell.noAccessTitle')} text={t('shell.noAccessPart')} />;
      return (
        <EmptyState
          level={1}
          title={t('shell.unreachableTitle')}
          text={t(of.offline ? 'shell.unreachableText' : 'shell.outageText')}
        >
          <Button onClick={of.again}>{t('shell.tryAgain')}</Button>
        </EmptyState>
      );
    case 'ready':
      return children(of.data, of.again);
  }
}
