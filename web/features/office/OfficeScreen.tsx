import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { OfficeWhoDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { signOut } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Corrections } from './Corrections.tsx';
import { Disputes } from './Disputes.tsx';
import { LateLoansCard } from './LateLoans.tsx';
import { OpenAsks } from './OpenAsks.tsx';
import styles from './office.module.css';
import { Queries } from './Queries.tsx';
import { Queue } from './Queue.tsx';
import { analyst, auditor } from './queries.ts';
import { Search } from './Search.tsx';
import { Stuck } from './Stuck.tsx';

/** Few need them, and the forms weigh more than the rest of the page. */
const Staff = lazy(() => import('./Staff.tsx').then((m) => ({ default: m.Staff })));
const Operations = lazy(() => import('./Operations.tsx').then((m) => ({ default: m.Operations })));
const StaffAsks = lazy(() => import('./StaffAsks.tsx').then((m) => ({ default: m.StaffAsks })));

/** Only the parts that this person's roles allow. */
export function OfficeScreen() {
  const t = useT();
  const href = useHref();
  const loaded = useData(OfficeWhoDocument, {});
  return (
    <Await of={loaded}>
      {({ session: { roles, today } }) => {
        const is = (...some: readonly string[]): boolean => roles.some((role) => some.includes(role));
        return (
          <div className={styles.page}>
            <h1>{t('office.title')}</h1>
            {is('support', 'verifier', 'auditor') && (
              <Search auditor={!is('support', 'verifier')} opensPersons={is('support')} />
            )}
            {is('support', 'verifier', 'admin') && <Stuck />}
            {is('support', 'verifier') && <OpenAsks />}
            {is('support', 'verifier') && <Corrections />}
            {is('support', 'verifier') && <Queue />}
            {is('support', 'verifier') && <Disputes />}
            {is('verifier') && <LateLoansCard />}
            {is('support', 'collector') && (
              <LinkButton to={href(paths.officeCollection)} variant="light">
                {t('office.collection')}
              </LinkButton>
            )}
            {is('support', 'verifier') && (
              <>
                <LinkButton to={href(paths.officeSuspense)} variant="light">
                  {t('office.suspense')}
                </LinkButton>
                <LinkButton to={href(paths.officeSettlement)} variant="light">
                  {t('office.settlement')}
                </LinkButton>
              </>
            )}
            <Suspense fallback={<Skeleton rows={[88]} label={t('shell.loading')} />}>
              {is('auditor') && <StaffAsks />}
              {is('admin') && <Operations />}
              {is('admin') && <Staff />}
            </Suspense>
            {is('auditor', 'analyst') && (
              <LinkButton to={href(paths.analytics)} variant="light">
                {t('office.analytics')}
              </LinkButton>
            )}
            {is('auditor') && (
              <Queries title={t('office.auditor')} text={t('office.auditorText')} queries={auditor(today)} />
            )}
            {is('analyst') && (
              <Queries title={t('office.analyst')} text={t('office.analystText')} queries={analyst(today)} />
            )}
            <LinkButton to={href(paths.officeEntry)} variant="light">
              {t('office.mySignIn')}
            </LinkButton>
            <div>
              <Button variant="light" onClick={() => void signOut()}>
                {t('office.signOut')}
              </Button>
            </div>
          </div>
        );
      }}
    </Await>
  );
}
