import { lazy, Suspense, useState } from 'react';
import { type BiometryPurpose, BiometryStateDocument, LastLoanDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const QrCode = lazy(() => import('../../ui/QrCode.tsx').then((m) => ({ default: m.QrCode })));

const EVERY_MS = 5_000;

/**
 * The phone opens the same step and asks to sign in: the code itself opens nothing. This page asks whether the face was
 * taken there, and the screens around it go on by the answer.
 */
export function UsePhone({ purpose }: { readonly purpose: BiometryPurpose }) {
  const t = useT();
  useData(BiometryStateDocument, { purpose }, { every: EVERY_MS });
  useData(LastLoanDocument, {}, { every: EVERY_MS });
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
export function OrPhone({ purpose }: { readonly purpose: BiometryPurpose }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (open) return <UsePhone purpose={purpose} />;
  return (
    <button type="button" className="n-tap" onClick={() => setOpen(true)}>
      {t('biometry.orPhone')}
    </button>
  );
}
