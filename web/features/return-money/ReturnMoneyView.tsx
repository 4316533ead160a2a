import { lazy, Suspense } from 'react';
import { REQUISITES } from '../../../schema/reference/requisites.ts';
import { type Iban, printIban } from '../../../schema/values/iban.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { type Page, paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { QuickRows } from '../../ui/QuickRows.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CopyLine } from './CopyLine.tsx';
import styles from './return-money.module.css';

const QrCode = lazy(() => import('../../ui/QrCode.tsx').then((m) => ({ default: m.QrCode })));

export type Way = 'payment-card' | 'terminal' | 'e-wallet' | 'bank-transfer';
export type PayableLoan = { readonly id: string; readonly offerNumber: string };

const WAYS: readonly { readonly way: Way; readonly icon: IconName; readonly page: Page<string> }[] = [
  { way: 'payment-card', icon: 'card', page: paths.returnMoneyPaymentCard },
  { way: 'terminal', icon: 'move', page: paths.returnMoneyTerminal },
  { way: 'e-wallet', icon: 'phone', page: paths.returnMoneyEWallet },
  { way: 'bank-transfer', icon: 'bank', page: paths.returnMoneyBankTransfer },
];
const STEPS = [1, 2, 3] as const;

type Props = {
  readonly way: Way | undefined;
  readonly loan: PayableLoan | undefined;
  /** Known before the rest of the loan, so that the way to pay does not push the page down. */
  readonly payId: string | undefined;
};

/** Four ways to pay, or one of them step by step with values to copy. */
export function ReturnMoneyView({ way, loan, payId }: Props) {
  const t = useT();
  const href = useHref();
  const rows = WAYS.filter((one) => one.way !== way).map(({ way: other, icon, page }) => ({
    key: other,
    icon,
    title: t(`returnMoney.${other}`),
    text: t(`returnMoney.${other}_when`),
    to: href(page),
  }));
  const pay = payId && (
    <LinkButton to={href(paths.payment, { loanId: payId })} fullWidth>
      {t('returnMoney.payNow')}
    </LinkButton>
  );
  return (
    <div className={styles.page}>
      <h1>{t(way ? `returnMoney.${way}_title` : 'returnMoney.title')}</h1>
      {!way && <p className="n-quiet">{t('returnMoney.lead')}</p>}
      {way && (
        <Card title={t('returnMoney.steps')}>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>{t(`returnMoney.${way}_${step}`)}</li>
            ))}
          </ol>
          <p className="n-quiet">{t(`returnMoney.${way}_when`)}</p>
        </Card>
      )}
      {way !== 'payment-card' && way && <Contract loan={loan} />}
      {way === 'bank-transfer' && <Requisites loan={loan} />}
      {way === 'payment-card' && pay}
      {way && <h2>{t('returnMoney.others')}</h2>}
      <QuickRows label={t('returnMoney.title')} rows={rows} />
      {!way && pay}
      <Card tone="tint" title={t('returnMoney.dayTitle')}>
        <p>{t('returnMoney.dayText')}</p>
      </Card>
    </div>
  );
}

function Contract({ loan }: { loan: PayableLoan | undefined }) {
  const t = useT();
  const href = useHref();
  return (
    <Card title={t('returnMoney.contract')}>
      {loan ? (
        <CopyLine name={t('returnMoney.contractNumber')} value={loan.offerNumber} />
      ) : (
        <>
          <p>{t('returnMoney.contractWhere')}</p>
          <LinkButton to={href(paths.login)} variant="light">
            {t('returnMoney.signIn')}
          </LinkButton>
        </>
      )}
    </Card>
  );
}

function Requisites({ loan }: { loan: PayableLoan | undefined }) {
  const t = useT();
  const lang = useLang();
  const { name, bin, iban, bank, bic, kbe, knp } = REQUISITES;
  const lines: readonly [string, string][] = [
    ['receiver', name[lang]],
    ['bin', bin],
    ['iban', iban],
    ['bank', bank[lang]],
    ['bic', bic],
    ['kbe', kbe],
    ['knp', knp],
    ['purpose', t('returnMoney.purposeText', { number: loan?.offerNumber ?? 'NS-…' })],
  ];
  return (
    <Card title={t('returnMoney.requisites')}>
      {lines.map(([id, value]) => (
        <CopyLine
          key={id}
          name={t(`returnMoney.${id}`)}
          value={value}
          {...(id === 'iban' ? { shown: printIban(value as Iban) } : {})}
        />
      ))}
      {loan && (
        <>
          <p className="n-quiet">{t('returnMoney.qrText')}</p>
          <Suspense fallback={<Skeleton rows={[280]} label={t('shell.loading')} />}>
            <QrCode
              text={lines.map(([id, value]) => `${t(`returnMoney.${id}`)}: ${value}`).join('\n')}
              label={t('returnMoney.qrLabel')}
            />
          </Suspense>
        </>
      )}
    </Card>
  );
}
