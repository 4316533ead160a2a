import { Button } from '@mantine/core';
import { useState } from 'react';
import { roleName } from '../../../schema/reference/role-names.ts';
import {
  AccessCheckDocument,
  AccessLinesDocument,
  type AccessLinesQuery,
  AccessRowsDocument,
} from '../../generated/cabinet/graphql.ts';
import { ask, useData } from '../../lib/cabinet.ts';
import type { CallOutcome } from '../../lib/call-outcome.ts';
import { number } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { keepFile } from '../../lib/keep-file.ts';
import { Await } from '../../ui/Await.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { moment } from '../../ui/office/moment.ts';
import { WideTable } from '../../ui/WideTable.tsx';
import own from './audit.module.css';
import { Findings, type FoundProps } from './Findings.tsx';
import styles from './office.module.css';

const FIELDS = ['subject', 'by', 'caseNumber'] as const;
type Wanted = { readonly [Field in (typeof FIELDS)[number]]: string };

const NOTHING: Wanted = { subject: '', by: '', caseNumber: '' };

/** Who looked at whom, signed in, was refused: by person, by case, by who did it. */
export function AccessLog() {
  const t = useT();
  const [typed, setTyped] = useState(NOTHING);
  const [wanted, setWanted] = useState(NOTHING);
  return (
    <>
      <p>{t('audit.accessText')}</p>
      <form
        className={styles.search}
        noValidate
        data-no-print
        onSubmit={(event) => {
          event.preventDefault();
          setWanted(typed);
        }}
      >
        {FIELDS.map((field) => (
          <TextField
            key={field}
            id={`access-${field}`}
            label={t(`audit.access_${field}`)}
            hint={t(`audit.accessHint_${field}`)}
            value={typed[field]}
            onChange={(next) => setTyped({ ...typed, [field]: next })}
            required={false}
            autoComplete="off"
            maxLength={60}
          />
        ))}
        <Button type="submit">{t('audit.show')}</Button>
      </form>
      <Rows key={JSON.stringify(wanted)} wanted={wanted} />
      <Proofs />
    </>
  );
}

function Rows({ wanted }: { wanted: Wanted }) {
  const t = useT();
  const lang = useLang();
  const [before, setBefore] = useState<number>();
  const given = Object.fromEntries(
    Object.entries(wanted).flatMap(([name, text]) => (text ? [[name, text.trim()]] : [])),
  );
  const loaded = useData(AccessRowsDocument, { ...given, ...(before === undefined ? {} : { before }) }, { keep: true });
  const columns = (['place', 'at', 'act', 'by', 'of', 'case'] as const).map((name) => t(`audit.accessCol_${name}`));
  return (
    <Await of={loaded} part rows={[240]}>
      {({ accessLog: { rows, hasMore } }) => (
        <>
          {rows.length === 0 && <p>{t('audit.accessNone')}</p>}
          {rows.length > 0 && (
            <WideTable
              dense
              label={t('audit.access')}
              columns={columns}
              rows={rows.map(({ place, at, act, byRole, byId, byNumber, subjects, caseNumber, ...row }) => ({
                key: String(place),
                cells: [
                  number(place),
                  moment(at),
                  <span key="act">
                    {t(`audit.act_${act}`)} {row.detailText && <small title={row.detail}>{row.detailText}</small>}
                  </span>,
                  <span key="by">
                    {roleName(byRole, lang)} <code title={byId}>{byNumber ?? byId.slice(0, 8)}</code>
                  </span>,
                  <span key="of" className={own.hash}>
                    {subjects.map((subject) => (
                      <code key={subject}>{subject} </code>
                    ))}
                  </span>,
                  caseNumber ?? '',
                ],
              }))}
            />
          )}
          <div className={styles.row} data-no-print>
            {before !== undefined && (
              <Button variant="light" onClick={() => setBefore(undefined)}>
                {t('audit.accessNewest')}
              </Button>
            )}
            {hasMore && (
              <Button variant="light" onClick={() => setBefore(rows.at(-1)?.place)}>
                {t('audit.accessOlder')}
              </Button>
            )}
          </div>
        </>
      )}
    </Await>
  );
}

type Said = { readonly text: string; readonly findings?: readonly FoundProps[]; readonly head?: string };

/** The check of the chain, and the signed export that checks itself without a server. */
function Proofs() {
  const t = useT();
  const [kept, setKept] = useState('');
  const [pending, setPending] = useState<'check' | 'export'>();
  const [said, setSaid] = useState<Said>();
  const doing = async (what: 'check' | 'export', work: () => Promise<Said>) => {
    setPending(what);
    setSaid(await work());
    setPending(undefined);
  };
  const check = async (): Promise<Said> => {
    const hash = kept.replace(/\s/g, '').toLowerCase();
    if (hash !== '' && !/^[\da-f]{64}$/.test(hash)) return { text: t('audit.keptWrong') };
    const outcome = await ask(AccessCheckDocument, hash === '' ? {} : { kept: hash });
    if (outcome.kind !== 'done') return { text: t('audit.notNow') };
    const { rows, ok, head, findings } = outcome.data.verifyAccessLog;
    return { text: t(ok ? 'audit.accessWhole' : 'audit.accessBroken', { rows }), findings, head };
  };
  const exported = async (): Promise<Said> => {
    const parts: string[] = [];
    let after: number | null = 0;
    while (after !== null) {
      const outcome: CallOutcome<AccessLinesQuery> = await ask(AccessLinesDocument, { after });
      if (outcome.kind !== 'done') return { text: t('audit.notNow') };
      const lines: AccessLinesQuery['accessLogLines'] = outcome.data.accessLogLines;
      parts.push(lines.text);
      after = lines.next;
    }
    keepFile('access.ndjson', 'application/x-ndjson', parts);
    return { text: t('audit.accessKept') };
  };
  return (
    <div data-no-print>
      <TextField
        id="access-kept"
        label={t('audit.kept')}
        hint={t('audit.keptHint')}
        value={kept}
        onChange={setKept}
        required={false}
        autoComplete="off"
        maxLength={100}
      />
      <div className={styles.row}>
        <Button loading={pending === 'check'} onClick={() => void doing('check', check)}>
          {t('audit.accessVerify')}
        </Button>
        <Button variant="light" loading={pending === 'export'} onClick={() => void doing('export', exported)}>
          {t('audit.accessExport')}
        </Button>
      </div>
      <div role="status">
        {said && <p>{said.text}</p>}
        {said?.head && (
          <p className={own.hash}>
            {t('audit.accessHead')} <code>{said.head}</code>
          </p>
        )}
      </div>
      {said?.findings && <Findings findings={said.findings} />}
    </div>
  );
}
