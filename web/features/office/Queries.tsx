import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSegment, useT } from '../../lib/intl.ts';
import type { ReadyQuery } from '../../lib/ready-queries.ts';
import type { Segment } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './office.module.css';

type Props = { readonly title: string; readonly text: string; readonly queries: readonly ReadyQuery[] };

/** The playground sends here whoever must sign in first. */
function useWayBack(): void {
  const segment = useSegment();
  useEffect(() => {
    const query = new URLSearchParams(location.search).get('graphiql');
    if (query !== null) location.replace(playground(segment, query));
  }, [segment]);
}

const playground = (segment: Segment, query: string): string =>
  `/graphiql?lang=${segment}${query && `&query=${encodeURIComponent(query)}`}`;

/** Each can be copied or opened in the playground by its URL. */
export function Queries({ title, text, queries }: Props) {
  useWayBack();
  return (
    <Card title={title}>
      <p className="n-quiet">{text}</p>
      {queries.map((query) => (
        <OneQuery key={query.id} query={query} />
      ))}
    </Card>
  );
}

function OneQuery({ query }: { query: ReadyQuery }) {
  const t = useT();
  const segment = useSegment();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(query.text);
    setCopied(true);
  };
  return (
    <details className={styles.query}>
      <summary>{t(query.id)}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, also by keyboard */}
      <pre tabIndex={0}>
        <code>{query.text}</code>
      </pre>
      <div className={styles.row}>
        <Button variant="light" onClick={() => void copy()}>
          {t(copied ? 'office.copied' : 'office.copy')}
        </Button>
        <a className="n-tap" href={playground(segment, query.text)} target="_blank" rel="noreferrer">
          {t('office.openGraphiql')}
        </a>
      </div>
    </details>
  );
}
