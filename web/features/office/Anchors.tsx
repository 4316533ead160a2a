import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  AnchorSheetDocument,
  DailyAnchorsDocument,
  type DailyAnchorsQuery,
  FindAnchorDocument,
} from '../../generated/cabinet/graphql.ts';
import { ask, useData } from '../../lib/cabinet.ts';
import { numeric } from '../../lib/dates.ts';
import { useT } from '../../lib/intl.ts';
import { bytesOf, keepFile } from '../../lib/keep-file.ts';
import { Await } from '../../ui/Await.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { moment } from '../../ui/office/moment.ts';
import { WideTable } from '../../ui/WideTable.tsx';
import own from './audit.module.css';
import styles from './office.module.css';

const NEWEST = 5;
/** As many as the query asks for. */
const PAGE = 30;

type Anchor = DailyAnchorsQuery['dailyAnchors'][number];

/** The daily signatures: a sheet of each for the safe, and what was typed back from one. */
export function Anchors() {
  const t = useT();
  const [before, setBefore] = useState<string>();
  return (
    <>
      <p>{t('audit.anchorsText')}</p>
      <Typed />
      <Await of={useData(DailyAnchorsDocument, before ? { before } : {}, { keep: true })} part rows={[160]}>
        {({ dailyAnchors }) => {
          const oldest = dailyAnchors.at(-1)?.date;
          return (
            <>
              {before ? <Table anchors={dailyAnchors} /> : <Newest anchors={dailyAnchors} />}
              <div className={styles.row} data-no-print>
                {before && (
                  <Button variant="light" onClick={() => setBefore(undefined)}>
                    {t('audit.accessNewest')}
                  </Button>
                )}
                {oldest && dailyAnchors.length >= PAGE && (
                  <Button variant="light" onClick={() => setBefore(oldest)}>
                    {t('audit.anchorsBefore', { date: numeric(oldest) })}
                  </Button>
                )}
              </div>
            </>
          );
        }}
      </Await>
    </>
  );
}

function Newest({ anchors }: { anchors: readonly Anchor[] }) {
  const t = useT();
  if (anchors.length === 0) return <p>{t('audit.anchorsNone')}</p>;
  return (
    <>
      <Table anchors={anchors.slice(0, NEWEST)} />
      {anchors.length > NEWEST && (
        <details className={styles.query}>
          <summary>{t('audit.anchorsOlder', { count: anchors.length - NEWEST })}</summary>
          <Table anchors={anchors.slice(NEWEST)} />
        </details>
      )}
    </>
  );
}

function Table({ anchors }: { anchors: readonly Anchor[] }) {
  const t = useT();
  if (anchors.length === 0) return <p>{t('audit.anchorsNoOlder')}</p>;
  return (
    <WideTable
      dense
      label={t('audit.anchors')}
      columns={(['day', 'position', 'hash', 'stamped', 'sheet'] as const).map((name) => t(`audit.anchorCol_${name}`))}
      rows={anchors.map((anchor) => ({
        key: anchor.hash,
        cells: [
          numeric(anchor.date),
          anchor.position,
          <code key="hash" className={own.hash}>
            {anchor.hash}
          </code>,
          anchor.stampedAt ? `${moment(anchor.stampedAt)}, ${anchor.stampedBy}` : t('audit.notStamped'),
          <Sheet key="sheet" anchor={anchor} />,
        ],
      }))}
    />
  );
}

function Sheet({ anchor: { hash, date } }: { anchor: Anchor }) {
  const t = useT();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const print = async () => {
    setPending(true);
    const outcome = await ask(AnchorSheetDocument, { hash });
    setPending(false);
    const sheet = outcome.kind === 'done' ? outcome.data.anchorSheet : null;
    setFailed(sheet === null);
    if (sheet) keepFile(sheet.name, 'application/pdf', [bytesOf(sheet.pdf)]);
  };
  return (
    <span data-no-print>
      <Button
        variant="light"
        size="compact-sm"
        loading={pending}
        aria-label={t('audit.sheetOf', { date: numeric(date) })}
        onClick={() => void print()}
      >
        {t('audit.sheet')}
      </Button>
      {failed && <span role="alert"> {t('audit.notNow')}</span>}
    </span>
  );
}

function Typed() {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<string>();
  const find = async () => {
    const outcome = await ask(FindAnchorDocument, { typed: typed.trim() });
    if (outcome.kind !== 'done') return setSaid(t('audit.notNow'));
    const { anchor, later, wrongRow, unreadable } = outcome.data.findAnchor;
    if (unreadable) return setSaid(t('audit.typedUnreadable'));
    if (wrongRow !== null) return setSaid(t('audit.typedRow', { row: wrongRow }));
    if (!anchor) return setSaid(t('audit.typedNone'));
    setSaid(t('audit.typedFound', { date: numeric(anchor.date), position: anchor.position, later }));
  };
  return (
    <form
      className={styles.search}
      noValidate
      data-no-print
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <TextAreaField
        id="anchor-typed"
        label={t('audit.typed')}
        hint={t('audit.typedHint')}
        value={typed}
        onChange={setTyped}
        maxLength={120}
      />
      <Button type="submit">{t('audit.typedFind')}</Button>
      <p role="status">{said}</p>
    </form>
  );
}
