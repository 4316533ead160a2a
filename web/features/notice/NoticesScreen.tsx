import { useEffect, useRef, useState } from 'react';
import { almatyDateOf, almatyTimeOf } from '../../../schema/values/local-date.ts';
import { NoticesPageDocument, type NoticesPageQuery, ReadNoticesDocument } from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { dayWithYear } from '../../lib/dates.ts';
import { freshKey } from '../../lib/idempotency.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { QuickRows } from '../../ui/QuickRows.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './notice.module.css';

type Notice = NoticesPageQuery['notices'][number];

const CATEGORIES = ['ALL', 'LOAN', 'AGREEMENT', 'NEWS'] as const;
type Category = (typeof CATEGORIES)[number];

/** Messages are read once they were on the screen; what was new stays marked until the visit ends. */
export function NoticesScreen() {
  const t = useT();
  const href = useHref();
  const loaded = useData(NoticesPageDocument, {});
  const [category, setCategory] = useState<Category>('ALL');
  useMarkRead(loaded.kind === 'ready' ? loaded.data.notices : NONE);
  return (
    <Await of={loaded}>
      {({ notices }) => (
        <Cabinet
          title={t('notice.title')}
          lead={t('notice.unread', { count: notices.filter((one) => !one.read).length })}
        >
          {notices.length === 0 ? (
            <EmptyState title={t('notice.none')} text={t('notice.noneText')} />
          ) : (
            <>
              <Segments
                id="category"
                label={t('notice.category')}
                value={category}
                onChange={setCategory}
                options={CATEGORIES.map((value) => ({ value, label: t(`notice.${value}`) }))}
              />
              <List notices={notices.filter((one) => category === 'ALL' || one.category === category)} />
            </>
          )}
          <QuickRows
            label={t('notice.settings')}
            rows={[
              {
                key: 'settings',
                icon: 'clock',
                title: t('notice.settings'),
                text: t('notice.settingsText'),
                to: href(paths.settingsNotices),
              },
            ]}
          />
        </Cabinet>
      )}
    </Await>
  );
}

const NONE: readonly Notice[] = [];

function useMarkRead(notices: readonly Notice[]) {
  const marked = useRef(false);
  const ids = notices.filter((one) => !one.read).map((one) => one.id);
  useEffect(() => {
    if (marked.current || ids.length === 0) return;
    marked.current = true;
    // If it fails, the next visit marks them.
    void send(ReadNoticesDocument, { ids }, freshKey());
  });
}

function List({ notices }: { notices: readonly Notice[] }) {
  const t = useT();
  const lang = useLang();
  if (notices.length === 0) return <p className="n-quiet">{t('notice.noneHere')}</p>;
  return (
    <ul className={styles.list}>
      {notices.map((one) => (
        <li key={one.id}>
          <Card title={one.title} aside={one.read ? undefined : <Tag tone="tint">{t('notice.new')}</Tag>}>
            <p className={styles.text}>{one.text}</p>
            <p className="n-quiet">
              <time dateTime={one.sentAt}>
                {dayWithYear(almatyDateOf(one.sentAt), lang)}, {almatyTimeOf(one.sentAt)}
              </time>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
