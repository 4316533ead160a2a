import { Link, useLocation } from 'react-router-dom';
import { useLang } from '../../lib/intl.ts';
import { inSegment, segmentOf } from '../../lib/locale.ts';
import { chooseLanguage } from '../../lib/session.ts';
import styles from './header.module.css';

/** Each language names itself, for people who read only one. */
const LANGUAGES = [
  { lang: 'kk', locale: 'KK', short: 'Қаз', name: 'Қазақша' },
  { lang: 'ru', locale: 'RU', short: 'Рус', name: 'Русский' },
] as const;

export function LanguageSwitch() {
  const location = useLocation();
  const current = useLang();
  return (
    <nav className={styles.langs} aria-label="Тіл / Язык">
      {LANGUAGES.map(({ lang, locale, short, name }) => (
        <Link
          key={lang}
          to={inSegment(segmentOf(lang), location)}
          state={location.state as unknown}
          replace
          onClick={() => chooseLanguage(locale)}
          lang={lang}
          hrefLang={`${lang}-KZ`}
          aria-current={lang === current || undefined}
        >
          <span>
            <span aria-hidden="true">{short}</span>
            <span className="n-hidden">{name}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
