import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Loaded } from '../lib/cabinet.ts';
import { useT } from '../lib/intl.ts';
import { EmptyState } from './EmptyState.tsx';
import { Skeleton } from './Skeleton.tsx';

type Props<T> = {
  readonly of: Loaded<T>;
  /** Heights of the placeholder blocks. */
  readonly rows?: readonly number[];
  readonly children: (data: T, again: () => void) => ReactNode;
};

const ROWS = [36, 220, 160] as const;

/** Placeholders, an error with a button to try again, or the page. */
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
