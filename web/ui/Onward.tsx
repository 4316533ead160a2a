import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHref, useT } from '../lib/intl.ts';
import { useGo } from '../lib/use-go.ts';
import { paths } from '../paths.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { Skeleton } from './Skeleton.tsx';

type Props = { readonly to: string; readonly state?: unknown };

/**
 * Leads from a page that is not the right one, without an entry in the history, and is never blank meanwhile. What a
 * page knows may be older than what was just done: a way that leads to its own address would stay there for ever, so
 * the cabinet is opened instead, which always says what is next; a way that was taken elsewhere already is not undone.
 */
export function Onward({ to, state }: Props) {
  const t = useT();
  const { pathname, search } = useLocation();
  const home = useHref()(paths.cabinet);
  const go = useGo();
  const here = pathname + search;
  const goal = to === here ? home : to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state goes with the way
  useEffect(() => {
    const isLeaving = window.location.pathname + window.location.search !== here;
    if (!isLeaving && goal !== here) go(goal, { replace: true, state });
  }, [here, goal, go]);
  if (goal === here) return <NotLoaded again={() => window.location.reload()} level={1} />;
  return <Skeleton rows={[36, 220, 160]} label={t('shell.loading')} />;
}
