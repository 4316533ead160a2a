import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useT } from '../../lib/intl.ts';
import { type PushHere, pushHere, turnOffPush, turnOnPush } from '../../lib/push.ts';
import { Card } from '../../ui/Card.tsx';

/** The browser asks for permission, only after a press. A refusal can be taken back in the browser's settings alone. */
export function PushCard({ onChanged }: { onChanged: () => void }) {
  const t = useT();
  const [here, setHere] = useState<PushHere>();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => void pushHere().then(setHere), []);
  const press = async (act: () => Promise<PushHere | 'FAILED'>) => {
    setPending(true);
    const after = await act();
    setPending(false);
    setFailed(after === 'FAILED');
    if (after === 'FAILED') return;
    setHere(after);
    onChanged();
  };
  return (
    <Card title={t('notice.push')}>
      <div className="n-stack">
        <p role="status">{here && t(`notice.push${here}`)}</p>
        {failed && <p role="alert">{t('notice.pushFailed')}</p>}
        {here === 'OFF' && (
          <Button variant="light" loading={pending} onClick={() => void press(turnOnPush)}>
            {t('notice.pushTurnOn')}
          </Button>
        )}
        {here === 'ON' && (
          <Button variant="light" loading={pending} onClick={() => void press(turnOffPush)}>
            {t('notice.pushTurnOff')}
          </Button>
        )}
      </div>
    </Card>
  );
}
