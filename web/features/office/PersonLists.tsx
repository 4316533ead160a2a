/** A list of what happened between us and one person, the newest first. */
import type { ReactNode } from 'react';
import type { OfficePersonQuery } from '../../generated/cabinet/graphql.ts';
import { dateOfInstant, numeric } from '../../lib/dates.ts';
import { time } from '../../lib/format.ts';
import { useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './office.module.css';

export type Person = NonNullable<OfficePersonQuery['officePerson']>;

export const moment = (at: string): string => `${numeric(dateOfInstant(at))} ${time(at)}`;
/** Older lines are folded away, so that all cards stay in sight. */
const SHOWN = 5;

type Props<T> = {
  readonly title: string;
  readonly empty: string;
  readonly items: T[];
  readonly before?: ReactNode;
  readonly children: (shown: T[]) => ReactNode;
};

export function ListCard<T>({ title, empty, items, before, children }: Props<T>) {
  const t = useT();
  const older = items.slice(SHOWN);
  return (
    <Card title={title}>
      {before}
      {items.length === 0 ? <p className="n-quiet">{empty}</p> : children(items.slice(0, SHOWN))}
      {older.length > 0 && (
        <details className={styles.events}>
          <summary>{t('correction.older', { count: older.length })}</summary>
          {children(older)}
        </details>
      )}
    </Card>
  );
}
