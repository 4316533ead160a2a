import { lazy, Suspense } from 'react';
import { CONTACT_CENTRE, useContactCentreOpen } from '../../lib/contact-centre.ts';
import { useT } from '../../lib/intl.ts';
import { useSession } from '../../lib/session.ts';
import styles from './footer.module.css';

const FooterPages = lazy(async () => ({ default: (await import('./FooterPages.tsx')).FooterPages }));

/** Help is in the same place on every page (WCAG 3.2.6). */
export function Footer() {
  const t = useT();
  const open = useContactCentreOpen();
  const { licence } = useSession();
  return (
    <footer id="help" className={styles.foot}>
      <div className={`n-wrap ${styles.row}`}>
        <div>
          <a className={styles.phone} href={CONTACT_CENTRE.href}>
            {CONTACT_CENTRE.phone}
          </a>
          <span data-now>
            <i className={open ? styles.open : styles.closed} />
            {t(open ? 'shell.openNow' : 'shell.closedNow')}, {t('shell.hours')}
          </span>
        </div>
        <Suspense fallback={<div className={styles.pages} />}>
          <FooterPages />
        </Suspense>
        <small>{licence ? t('shell.licence', { number: licence }) : '\u00a0'}</small>
      </div>
    </footer>
  );
}
