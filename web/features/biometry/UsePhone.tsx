import { lazy, Suspense, useState } from 'react';
import { useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const QrCode = lazy(() => import('../../ui/QrCode.tsx').then((m) => ({ default: m.QrCode })));

/**
 * The phone opens the same step and asks to sign in: the code itself opens nothing. This page goes on by itself once
 * the face was taken there.
 */
export function UsePhone() {
  const t = useT();
  return (
    <Card title={t('biometry.usePhoneTitle')}>
      <p>{t('biometry.usePhone')}</p>
      <Suspense fallback={<Skeleton rows={[280]} label={t('shell.loading')} />}>
        <QrCode text={window.location.href} label={t('biometry.qrLabel')} />
      </Suspense>
      <p className="n-quiet" role="status">
        {t('biometry.usePhoneWait')}
      </p>
    </Card>
  );
}

/** For a computer whose camera does not do. */
export function OrPhone() {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (open) return <UsePhone />;
  return (
    <button type="button" className="n-tap" onClick={() => setOpen(true)}>
      {t('biometry.orPhone')}
    </button>
  );
}
