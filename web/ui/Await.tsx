import { type ReactNode, useDeferredValue, useRef } from 'react';
import { useT } from '../lib/intl.ts';
import type { Failed, Loaded } from '../lib/loaded.ts';
import { EmptyState } from './EmptyState.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { SeenBefore } from './SeenBefore.tsx';
import { Skeleton } from './Skeleton.tsx';
import { ToTechnicalWork } from './ToTechnicalWork.tsx';

type Props<T> = {
  readonly of: Loaded<T>;
  /** Heights of the placeholder blocks. */
  readonly rows?: readonly number[];
  /** Part of a page that has a heading. */
  readonly part?: boolean;
  readonly children: (data: T, again: () => void) => ReactNode;
};

const ROWS = [36, 220, 160] as const;

/** Placeholders, an error with a button to try again, or the page. */
export function Await<T>({ of, rows = ROWS, part, children }: Props<T>) {
  const t = useT();
  // Drawn in the background, a large page does not hold up what the visitor presses meanwhile.
  const kind = useDeferredValue(of.kind);
  const before = useRef<Failed>(undefined);
  if (of.kind !== 'loading') before.current = of.kind === 'failed' ? of : undefined;
  const shown = of.kind === 'ready' && kind === 'loading' ? { kind } : (before.current ?? of); // a retry is no blink
  const level = part ? 2 : 1;
  switch (shown.kind) {
    case 'loading':
      return <Skeleton rows={rows} label={t('shell.loading')} />;
    case 'failed':
      if (shown.forbidden)
        return <EmptyState level={level} title={t('shell.noAccessTitle')} text={t('answer.noAccessPart')} />;
      return shown.away ? <ToTechnicalWork /> : <NotLoaded again={shown.again} level={level} />;
    case 'ready':
      return (
        <>
          {shown.seenAt && <SeenBefore at={shown.seenAt} again={shown.again} />}
          {children(shown.data, shown.again)}
        </>
      );
  }
}
