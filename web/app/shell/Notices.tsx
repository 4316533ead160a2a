import { useState } from 'react';
import { Link } from 'react-router-dom';
import { momentOf } from '../../lib/dates.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { probablySignedIn, useSession } from '../../lib/session.ts';
import { hoursFromKazakhstan } from '../../lib/time-zone.ts';
import { paths } from '../../paths.ts';
import styles from './notices.module.css';

export const Notices = () => (
  <>
    <WorksBanner />
    <TimeZoneBanner />
  </>
);

/** Works that the operator has announced, before they begin. */
function WorksBanner() {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { works } = useSession();
  if (!works) return null;
  return (
    <div role="status" className={styles.notice}>
      <p className="n-wrap">
        {t('noticeBar.works', { from: momentOf(works.from, lang), until: momentOf(works.until, lang) })}{' '}
        <Link to={href(paths.technicalWork)}>{t('noticeBar.worksMore')}</Link>
      </p>
    </div>
  );
}

const READ = 'nesie.timeZoneRead';

function wasRead(hours: number): boolean {
  try {
    return window.localStorage.getItem(READ) === String(hours);
  } catch {
    return false;
  }
}

/** For a borrower whose clock differs: a last day ends at midnight in Kazakhstan. */
function TimeZoneBanner() {
  const t = useT();
  const [hours] = useState(() => hoursFromKazakhstan(new Date()));
  const [isRead, setRead] = useState(() => hours === 0 || !probablySignedIn() || wasRead(hours));
  if (isRead) return null;
  const read = () => {
    setRead(true);
    try {
      window.localStorage.setItem(READ, String(hours));
    } catch {
      // storage is switched off: the notice comes again with the next visit
    }
  };
  const size = Math.abs(hours).toLocaleString('ru');
  return (
    <div role="status" className={styles.notice}>
      <p className="n-wrap">
        {t('noticeBar.timeZone', { side: hours > 0 ? 'ahead' : 'behind', hours: size })}{' '}
        <button type="button" onClick={read}>
          {t('noticeBar.understood')}
        </button>
      </p>
    </div>
  );
}
