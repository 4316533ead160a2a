import { useEffect, useState } from 'react';
import { useT } from '../../lib/intl.ts';
import styles from './footer.module.css';

const OPENS = 9;
const CLOSES = 19;
const ALMATY_OFFSET_HOURS = 5;
const isOpenAt = (now: Date): boolean => {
  const hour = (now.getUTCHours() + ALMATY_OFFSET_HOURS) % 24;
  return hour >= OPENS && hour < CLOSES;
};

/** Help stands in the same place on every page (WCAG 3.2.6), and says whether anybody answers now. */
export function Footer() {
  const t = useT();
  const [open, setOpen] = useState(() => isOpenAt(new Date()));
  useEffect(() => {
    const timer = window.setInterval(() => setOpen(isOpenAt(new Date())), 60_000);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <footer id="help" className={styles.foot}>
      <div className={`n-wrap ${styles.row}`}>
        <div>
          <a className={styles.phone} href="tel:+77270000000">
            +7 727 000 00 00
          </a>
          <span>
            <i className={open ? styles.open : styles.closed} />
            {t(open ? 'shell.openNow' : 'shell.closedNow')}, {t('shell.hours')}
          </span>
        </div>
        <small>{t('shell.licence')}</small>
      </div>
    </footer>
  );
}
