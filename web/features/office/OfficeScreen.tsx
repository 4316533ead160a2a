import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { OfficeWhoDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { analyst, auditor } from '../../lib/ready-queries.ts';
import { signOut } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { OfficePage } from '../../ui/office/OfficePage.tsx';
import { placesOf } from '../../ui/office/shortcuts.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Corrections } from './Corrections.tsx';
import { Disputes } from './Disputes.tsx';
import { OpenAsks } from './OpenAsks.tsx';
import styles from './office.module.css';
import { Queries } from './Queries.tsx';
import { Queue } from './Queue.tsx';
import { Search } from './Search.tsx';
import { Stuck } from './Stuck.tsx';

/** Few need them, and the forms weigh more than the rest of the page. */
const Staff = lazy(() => import('./Staff.tsx').then((m) => ({ default: m.Staff })));
const Operations = lazy(() => import('./Operations.tsx').then((m) => ({ default: m.Operations })));
const LateSummary = lazy(() => import('./LateSummary.tsx').then((m) => ({ default: m.LateSummary })));
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
          <OfficePage className={styles.home}>
            <div className={styles.top}>
              <h1>{t('office.title')}</h1>
              <nav aria-label={t('office.title')} data-no-print>
                {placesOf(roles)
                  .filter(({ path }) => path !== paths.office)
                  .map(({ path, name }) => (
                    <Link key={name} className="n-tap" to={href(path)}>
                      {t(name)}
                    </Link>
                  ))}
                {is('auditor') && (
                  <Link className="n-tap" to={`${href(paths.officeAudit)}?open=queries`}>
                    {t('office.queryLog')}
                  </Link>
                )}
                <Link className="n-tap" to={href(paths.officeEntry)}>
                  {t('office.mySignIn')}
                </Link>
                <button type="button" className="n-tap" onClick={() => void signOut()}>
                  {t('office.signOut')}
                </button>
              </nav>
            </div>
            {is('support', 'verifier', 'auditor') && (
              <Search auditor={!is('support', 'verifier')} opensPersons={is('support')} />
            )}
            <div className={styles.side}>
              {is('support', 'verifier', 'admin') && <Stuck />}
              {is('support', 'verifier') && <OpenAsks />}
              {is('support', 'verifier') && <Corrections />}
              {is('support') && <Disputes />}
              {is('auditor') && (
                <Suspense fallback={<Skeleton rows={[88]} label={t('shell.loading')} />}>
                  <StaffAsks />
                </Suspense>
              )}
            </div>
            <div className={styles.page}>
              {is('support', 'verifier') && <Queue />}
              {is('collector') && (
                <Suspense fallback={<Skeleton rows={[44, 44, 44]} label={t('shell.loading')} />}>
                  <LateSummary />
                </Suspense>
              )}
              {is('admin') && (
                <Suspense fallback={<Skeleton rows={[88]} label={t('shell.loading')} />}>
                  <Operations />
                  <Staff />
                </Suspense>
              )}
              {is('auditor') && (
                <Queries title={t('office.auditor')} text={t('office.auditorText')} queries={auditor(today)} />
              )}
              {is('analyst') && (
                <Queries title={t('office.analyst')} text={t('office.analystText')} queries={analyst(today)} />
              )}
            </div>
          </OfficePage>
        );
      }}
    </Await>
  );
}
