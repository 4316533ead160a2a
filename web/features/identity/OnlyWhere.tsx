import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type Identity, readIdentity } from './identity-source.ts';

type Props<T> = {
  /** What the page says of this person; undefined where it is not true of them. */
  readonly find: (identity: Identity) => T | undefined;
  readonly children: (found: T) => ReactNode;
};

/** A page that explains something about its visitor asks the server, and leads home whom it does not concern (R342). */
export function OnlyWhere<T>({ find, children }: Props<T>) {
  const t = useT();
  const href = useHref();
  const { search } = useLocation(); // the page asked for before
  const [identity, setIdentity] = useState<Identity | 'failed'>();
  const ask = useCallback(() => {
    setIdentity(undefined);
    void readIdentity().then((known) => setIdentity(known ?? 'failed'));
  }, []);
  useEffect(ask, [ask]);
  if (!identity) return <Skeleton rows={[36, 160]} label={t('shell.loading')} />;
  if (identity === 'failed') return <NotLoaded again={ask} level={1} />;
  const found = find(identity);
  return found === undefined ? <Onward to={href(paths.cabinet) + search} /> : children(found);
}
