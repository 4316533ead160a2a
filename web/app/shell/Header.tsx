import { Link } from 'react-router-dom';
import { useHref, useSegment, useT } from '../../lib/intl.ts';
import { useSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { homeOf } from '../guards.ts';
import styles from './header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The cabinet and the office put their navigation into `id="header-nav"`. */
export function Header() {
  const t = useT();
  const href = useHref();
  const session = useSession();
  const segment = useSegment();
  return (
    <header className={styles.top}>
      <a className="n-skip" href="#main">
        {t('shell.skip')}
      </a>
      <div className={`n-wrap ${styles.row}`}>
        <Link
          to={session.signedIn ? homeOf(session, segment) : href(paths.login)}
          className={styles.home}
          aria-label={t('shell.home')}
        >
          <Logo />
        </Link>
        <div id="header-nav" className={styles.nav} />
        <LanguageSwitch />
        <Link className={styles.help} to={href(paths.help)}>
          <Icon name="phone" />
          <span>{t('shell.help')}</span>
        </Link>
      </div>
    </header>
  );
}
