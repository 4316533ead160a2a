import type { ReactNode } from 'react';
import { useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './eds.module.css';

type Props = { readonly last: 'eds.how3' | 'eds.how3Offer'; readonly children?: ReactNode };

export function HowToSign({ last, children }: Props) {
  const t = useT();
  return (
    <Card title={t('eds.howTitle')}>
      <ol className={styles.steps}>
        <li>{t('eds.how1')}</li>
        <li>{t('eds.how2')}</li>
        <li>{t(last)}</li>
      </ol>
      {children}
    </Card>
  );
}
