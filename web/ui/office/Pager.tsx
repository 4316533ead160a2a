import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../lib/intl.ts';
import styles from './pager.module.css';

/** The pages that the server cuts: where the one shown begins, and those before it. */
export function usePages() {
  const [before, setBefore] = useState<readonly string[]>([]);
  return {
    after: before.at(-1) ?? null,
    page: before.length,
    toFirst: () => setBefore([]),
    back: () => setBefore(before.slice(0, -1)),
    on: (cursor: string) => setBefore([...before, cursor]),
  };
}

type Props = {
  readonly pages: ReturnType<typeof usePages>;
  readonly info: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  /** Of the list whose pages the keys B and N turn. */
  readonly keys?: boolean;
};

/** Draws nothing where everything is on one page. */
export function Pager({ pages, info: { hasNextPage, endCursor }, keys = false }: Props) {
  const t = useT();
  if (pages.page === 0 && !hasNextPage) return null;
  return (
    <div className={styles.row} data-no-print>
      {pages.page > 0 && (
        <Button variant="light" {...(keys ? { 'data-key': 'B' } : {})} onClick={pages.back}>
          {t('filter.pageBefore')}
        </Button>
      )}
      {hasNextPage && endCursor && (
        <Button variant="light" {...(keys ? { 'data-key': 'N' } : {})} onClick={() => pages.on(endCursor)}>
          {t('filter.pageNext')}
        </Button>
      )}
    </div>
  );
}
