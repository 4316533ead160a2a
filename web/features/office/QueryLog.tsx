import { Button } from '@mantine/core';
import { useState } from 'react';
import { QueryLogDocument, type QueryLogQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { number } from '../../lib/format.ts';
import { useT } from '../../lib/intl.ts';
import { Await } from '../../ui/Await.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { moment } from '../../ui/office/moment.ts';
import { WideTable } from '../../ui/WideTable.tsx';
import own from './audit.module.css';
import styles from './office.module.css';

type Wanted = { readonly by: string; readonly took: string };
type Asked = QueryLogQuery['queryLog']['edges'][number];

const ALL: Wanted = { by: '', took: '0' };
const TOOK = ['0', '200', '1000', '2000'] as const;
/** A longer operation is folded to the beginning of its query, which may stand behind its fragments. */
const SHOWN = 80;

/** What analysts asked: by person, and the slow ones. */
export function QueryLog() {
  const t = useT();
  const [typed, setTyped] = useState(ALL);
  const [wanted, setWanted] = useState(ALL);
  return (
    <>
      <p>{t('queryLog.text')}</p>
      <form
        className={styles.search}
        noValidate
        data-no-print
        onSubmit={(event) => {
          event.preventDefault();
          setWanted(typed);
        }}
      >
        <TextField
          id="query-by"
          label={t('queryLog.by')}
          hint={t('queryLog.byHint')}
          value={typed.by}
          onChange={(by) => setTyped({ ...typed, by })}
          required={false}
          autoComplete="off"
          maxLength={40}
        />
        <SelectField
          id="query-took"
          label={t('queryLog.took')}
          value={typed.took}
          onChange={(took) => setTyped({ ...typed, took })}
          options={TOOK.map((value) => ({ value, label: t(`queryLog.took_${value}`) }))}
        />
        <Button type="submit">{t('queryLog.show')}</Button>
      </form>
      <Rows key={JSON.stringify(wanted)} wanted={wanted} />
    </>
  );
}

function Rows({ wanted: { by, took } }: { wanted: Wanted }) {
  const t = useT();
  const [after, setAfter] = useState<string>();
  const filter = { ...(by ? { by: by.trim() } : {}), ...(took === '0' ? {} : { tookMilliseconds: Number(took) }) };
  const loaded = useData(QueryLogDocument, { ...filter, ...(after ? { after } : {}) }, { keep: true });
  const row = ({ cursor, node }: Asked) => ({
    key: cursor,
    cells: [
      moment(node.at),
      <code key="by" title={node.by}>
        {node.by.slice(0, 8)}
      </code>,
      <Operation key="query" text={node.operation} />,
      t('queryLog.ms', { ms: number(node.milliseconds) }),
      number(node.rows),
      node.refused ?? '–',
    ],
  });
  return (
    <Await of={loaded} part rows={[240]}>
      {({ queryLog: { edges, pageInfo } }) => (
        <>
          {edges.length === 0 ? (
            <p>{t('queryLog.none')}</p>
          ) : (
            <WideTable
              dense
              label={t('queryLog.rows')}
              columns={(['At', 'By', 'Query', 'Took', 'Rows', 'Refused'] as const).map((name) =>
                t(`queryLog.col${name}`),
              )}
              rows={edges.map(row)}
            />
          )}
          <div className={styles.row} data-no-print>
            {after && (
              <Button variant="light" onClick={() => setAfter(undefined)}>
                {t('queryLog.newest')}
              </Button>
            )}
            {pageInfo.hasNextPage && (
              <Button variant="light" onClick={() => setAfter(pageInfo.endCursor ?? undefined)}>
                {t('queryLog.older')}
              </Button>
            )}
          </div>
        </>
      )}
    </Await>
  );
}

function Operation({ text }: { text: string }) {
  const [, query = text] = /(?:^|\} )(query\b.*)/.exec(text) ?? [];
  if (text.length <= SHOWN)
    return (
      <code translate="no" className={own.hash}>
        {text}
      </code>
    );
  return (
    <details>
      <summary>
        <code translate="no" className={own.hash}>
          {query.slice(0, SHOWN)}…
        </code>
      </summary>
      <code translate="no" className={own.hash}>
        {text}
      </code>
    </details>
  );
}
