import { Link, useLocation } from 'react-router-dom';
import { useLang } from '../../lib/intl.ts';
import { inSegment, segmentOf } from '../../lib/locale.ts';
import styles from './header.module.css';

/** Each language is named in itself, so nobody has to read the other to find his own. */
const LANGUAGES = [
  { lang: 'kk', short: 'Қаз', full: 'Қазақша' },
  { lang: 'ru', short: 'Рус', full: 'Русский' },
] as const;

export function LanguageSwitch() {
  const location = useLocation();
  const current = useLang();
  return (
    <nav className={styles.langs} aria-label="Тіл / Язык">
      {LANGUAGES.map(({ lang, short, full }) => (
        <Link
          key={lang}
          to={inSegment(segmentOf(lang), location)}
          state={location.state as unknown}
          replace
          lang={lang}
          hrefLang={`${lang}-KZ`}
          aria-current={lang === current || undefined}
          aria-label={full}
        >
          {short}
        </Link>
      ))}
    </nav>
  );
}
