import { Button } from '@mantine/core';
import { type ReactNode, useDeferredValue } from 'react';
import { useT } from '../lib/intl.ts';
import type { Loaded } from '../lib/loaded.ts';
import { EmptyState } from './EmptyState.tsx';
import { Skeleton } from './Skeleton.tsx';
import { ToTechnicalWork } from './ToTechnicalWork.tsx';

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
  // Drawn in the background, a large page does not hold up what the visitor presses meanwhile.
  const kind = useDeferredValue(of.kind);
  const shown = of.kind === 'ready' && kind === 'loading' ? { kind } : of;
  switch (shown.kind) {
    case 'loading':
      return <Skeleton rows={rows} label={t('shell.loading')} />;
    case 'failed':
      if (shown.forbidden)
        return <EmptyState level={1} title={t('shell.noAccessTitle')} text={t('shell.noAccessPart')} />;
      if (shown.away) return <ToTechnicalWork />;
      return (
        <EmptyState
          level={1}
          title={t('shell.unreachableTitle')}
          text={t(shown.offline ? 'shell.unreachableText' : 'shell.outageText')}
        >
          <Button onClick={shown.again}>{t('shell.tryAgain')}</Button>
        </EmptyState>
      );
    case 'ready':
      return children(shown.data, shown.again);
  }
}
