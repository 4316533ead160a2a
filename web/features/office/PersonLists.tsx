/** A list of what happened between us and one person, the newest first. */
import type { ReactNode } from 'react';
import type { OfficePersonQuery } from '../../generated/cabinet/graphql.ts';
import { useT } from '../../lib/intl.ts';
import { DeskSection } from './DeskSection.tsx';
import styles from './office.module.css';

export type Person = NonNullable<OfficePersonQuery['officePerson']>;

/** Older lines are folded away within their section. */
const SHOWN = 5;

type Props<T> = {
  readonly name: string;
  readonly title: string;
  readonly empty: string;
  readonly items: T[];
  readonly before?: ReactNode;
  readonly children: (shown: T[]) => ReactNode;
};

export function ListSection<T>({ name, title, empty, items, before, children }: Props<T>) {
  const t = useT();
  const older = items.slice(SHOWN);
  return (
    <DeskSection
      name={name}
      title={title}
      fact={items.length === 0 ? empty : t('correction.total', { count: items.length })}
    >
      {before}
      {items.length === 0 ? <p className="n-quiet">{empty}</p> : children(items.slice(0, SHOWN))}
      {older.length > 0 && (
        <details className={styles.events}>
          <summary>{t('correction.older', { count: older.length })}</summary>
          {children(older)}
        </details>
      )}
    </DeskSection>
  );
}
