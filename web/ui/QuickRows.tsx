import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from './Icon.tsx';
import styles from './quick-rows.module.css';

export type QuickRow = {
  readonly key: string;
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A page of this site, or with `external` any URL, which opens in a new tab. */
  readonly to: string;
  readonly external?: boolean;
};

export function QuickRows({ rows, label, bare = false }: { rows: readonly QuickRow[]; label: string; bare?: boolean }) {
  return (
    <nav className={bare ? styles.bare : styles.rows} aria-label={label}>
      {rows.map((row) => {
        const inside = (
          <>
            <Icon name={row.icon} />
            <span>
              <b>{row.title}</b>
              {row.text !== undefined && <small>{row.text}</small>}
            </span>
            <Icon name="right" size={18} />
          </>
        );
        return row.external ? (
          <a key={row.key} href={row.to} target={row.to.startsWith('tel:') ? undefined : '_blank'} rel="noreferrer">
            {inside}
          </a>
        ) : (
          <Link key={row.key} to={row.to}>
            {inside}
          </Link>
        );
      })}
    </nav>
  );
}
