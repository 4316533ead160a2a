import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useT } from '../../lib/intl.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type Profile, readProfile } from './profile-source.ts';

/** A step opens with the answers given before. */
export function WithProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  const t = useT();
  const [profile, setProfile] = useState<Profile | 'offline' | 'unavailable'>();
  const read = useCallback(() => {
    setProfile(undefined);
    void readProfile().then((outcome) =>
      setProfile(outcome.kind === 'done' ? outcome.data : outcome.kind === 'offline' ? 'offline' : 'unavailable'),
    );
  }, []);
  useEffect(read, [read]);
  if (profile === undefined) return <Skeleton label={t('shell.loading')} rows={[36, 52, 52, 52, 52]} />;
  if (typeof profile === 'object') return children(profile);
  return (
    <EmptyState
      level={1}
      title={t('shell.unreachableTitle')}
      text={t(profile === 'offline' ? 'shell.unreachableText' : 'shell.outageText')}
    >
      <Button onClick={read}>{t('shell.tryAgain')}</Button>
    </EmptyState>
  );
}
