import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../lib/intl.ts';
import { refreshSession, useSessionState } from '../lib/session.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ToTechnicalWork } from '../ui/ToTechnicalWork.tsx';

export function Unreachable() {
  const t = useT();
  const { offline } = useSessionState();
  const [asking, setAsking] = useState(false);
  const again = async () => {
    setAsking(true);
    await refreshSession();
    setAsking(false);
  };
  if (!offline) return <ToTechnicalWork />;
  return (
    <EmptyState level={1} title={t('shell.unreachableTitle')} text={t('shell.unreachableText')}>
      <Button loading={asking} onClick={again}>
        {t('shell.tryAgain')}
      </Button>
    </EmptyState>
  );
}
