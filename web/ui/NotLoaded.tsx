import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../lib/intl.ts';
import { useRetry } from '../lib/use-retry.ts';
import { EmptyState } from './EmptyState.tsx';

type Props = {
  /** The button is busy until a promise ends. */
  readonly again: () => unknown;
  /** 2 where only a part of the page is missing. */
  readonly level?: 1 | 2;
};

/** Instead of a page that could not be loaded: why, that nothing is lost, and that it comes by itself. */
export function NotLoaded({ again, level = 1 }: Props) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  useRetry(again);
  const press = async () => {
    setAsking(true);
    await again();
    setAsking(false);
  };
  const why = navigator.onLine ? 'noAnswer' : 'noNetwork';
  return (
    <EmptyState level={level} title={t(`shell.${why}`)} text={t(`shell.${why}Text`)}>
      <Button loading={asking} onClick={press}>
        {t('shell.tryAgain')}
      </Button>
    </EmptyState>
  );
}
