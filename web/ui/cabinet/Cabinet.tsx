import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { NavLink } from 'react-router-dom';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Icon, type IconName } from '../Icon.tsx';
import styles from './cabinet.module.css';

const PLACES: readonly {
  readonly id: string;
  readonly icon: IconName;
  readonly page: 'cabinet' | 'history' | 'documents' | 'more';
}[] = [
  { id: 'cabinet.loan', icon: 'arch', page: 'cabinet' },
  { id: 'cabinet.history', icon: 'list', page: 'history' },
  { id: 'cabinet.documents', icon: 'doc', page: 'documents' },
  { id: 'cabinet.more', icon: 'more', page: 'more' },
];

/** On a phone the navigation is at the bottom. */
export function Cabinet({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.cabinet}>
      <CabinetNav />
      <div className={styles.head}>
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {children}
    </div>
  );
}

export function CabinetNav() {
  const t = useT();
  const href = useHref();
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.getElementById('header-nav')), []);
  if (!place) return null;
  return createPortal(
    <nav className={styles.nav} aria-label={t('cabinet.nav')} data-bottom-bar>
      {PLACES.map(({ id, icon, page }) => (
        <NavLink key={id} to={href(paths[page])} end={page === 'cabinet'}>
          <Icon name={icon} />
          <span>{t(id)}</span>
        </NavLink>
      ))}
    </nav>,
    place,
  );
}
