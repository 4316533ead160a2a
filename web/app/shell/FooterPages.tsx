import { Link } from 'react-router-dom';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import styles from './footer.module.css';

const PAGES = [
  ['foot.howItWorks', paths.howItWorks],
  ['foot.getMoney', paths.getMoneyBankAccount],
  ['foot.returnMoney', paths.returnMoney],
  ['foot.bonusProgram', paths.bonusProgram],
  ['foot.faq', paths.faq],
  ['foot.about', paths.aboutCompany],
] as const;

/** Below the fold, so it comes after the page. */
export function FooterPages() {
  const t = useT();
  const href = useHref();
  return (
    <nav className={styles.pages} aria-label={t('foot.footNav')}>
      {PAGES.map(([text, page]) => (
        <Link key={text} to={href(page)}>
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
