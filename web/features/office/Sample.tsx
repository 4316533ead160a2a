import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  AuditSampleDocument,
  type AuditSampleQuery,
  type PortfolioDimension,
  TakeEvidenceDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { numeric } from '../../lib/dates.ts';
import { money, number } from '../../lib/format.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { bytesOf, keepFile } from '../../lib/keep-file.ts';
import { problemsOf } from '../../lib/problems.ts';
import { dateValue } from '../../lib/typed-text.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import styles from './office.module.css';

const STRATA = ['STATUS', 'PRODUCT', 'ARREARS', 'AMOUNT', 'TERM', 'ISSUE_MONTH', 'REGION', 'CHANNEL'] as const;
const MOST = 500;

type Drawn = AuditSampleQuery['auditSample'];
type Wish = { readonly seed: string; readonly size: number; readonly by: PortfolioDimension; readonly date: string };

/** Loans drawn by seed and strata, and the signed evidence of each. */
export function Sample({ today }: { today: string }) {
  const t = useT();
  const [wish, setWish] = useState<Wish>();
  return (
    <>
      <p>{t('audit.sampleText')}</p>
      <WishForm today={today} onDraw={setWish} />
      {wish && <Loans wish={wish} />}
    </>
  );
}

function WishForm({ today, onDraw }: { today: string; onDraw: (wish: Wish) => void }) {
  const t = useT();
  const [typed, setTyped] = useState({ seed: '', size: '25', by: 'STATUS', date: numeric(today) });
  const [checked, setChecked] = useState(false);
  const set = (name: keyof typeof typed) => (value: string) => setTyped({ ...typed, [name]: value });
  const date = dateValue(typed.date);
  const size = Number(typed.size);
  const problems = {
    seed: typed.seed.trim() === '' ? t('audit.seedEmpty') : undefined,
    size: Number.isInteger(size) && size >= 1 && size <= MOST ? undefined : t('audit.sizeWrong'),
    date: date && date <= today ? undefined : t('audit.dayWrong', { today: numeric(today) }),
  };
  const by = STRATA.find((one) => one === typed.by) ?? 'STATUS';
  return (
    <form
      className={styles.search}
      noValidate
      data-no-print
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (date && !problems.seed && !problems.size && !problems.date)
          onDraw({ seed: typed.seed.trim(), size, by, date });
      }}
    >
      <TextField
        id="sample-seed"
        label={t('audit.seed')}
        hint={t('audit.seedHint')}
        value={typed.seed}
        onChange={set('seed')}
        problem={checked ? problems.seed : undefined}
        autoComplete="off"
        maxLength={64}
      />
      <TextField
        id="sample-size"
        label={t('audit.size')}
        value={typed.size}
        onChange={set('size')}
        problem={checked ? problems.size : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
      />
      <SelectField
        id="sample-by"
        label={t('audit.stratum')}
        value={typed.by}
        onChange={set('by')}
        options={STRATA.map((one) => ({ value: one, label: t(`audit.stratum_${one}`) }))}
      />
      <DateField
        id="sample-date"
        label={t('audit.date')}
        value={typed.date}
        onChange={set('date')}
        problem={checked ? problems.date : undefined}
      />
      <Button type="submit">{t('audit.draw')}</Button>
    </form>
  );
}

function Loans({ wish }: { wish: Wish }) {
  const t = useT();
  const href = useHref();
  return (
    <Await of={useData(AuditSampleDocument, wish)} part rows={[240]}>
      {({ auditSample: { seed, strata, loans, knownAt } }) =>
        loans.length === 0 ? (
          <p>{t('audit.sampleNone')}</p>
        ) : (
          <WideTable
            label={t('audit.sample')}
            caption={`${t('audit.sampleLead', { seed, knownAt: knownAt ?? '' })} ${sharesOf(strata, t)}`}
            columns={(['contract', 'stratumOf', 'state', 'debt', 'evidence'] as const).map((name) =>
              t(`audit.sampleCol_${name}`),
            )}
            rows={loans.map(({ loanId, offerNumber, stratum, status, principal }) => ({
              key: loanId,
              cells: [
                <Link key="contract" className="n-tap" to={href(paths.officeAudit, { stream: loanId })}>
                  {offerNumber}
                </Link>,
                stratum,
                <StatusTag key="state" status={status} />,
                money(principal),
                <Evidence key="evidence" loanId={loanId} offerNumber={offerNumber} knownAt={knownAt} />,
              ],
            }))}
          />
        )
      }
    </Await>
  );
}

const sharesOf = (strata: Drawn['strata'], t: ReturnType<typeof useT>): string =>
  strata.map(({ key, drawn, loans }) => t('audit.share', { key, drawn, loans: number(loans) })).join('; ');

type EvidenceProps = { readonly loanId: string; readonly offerNumber?: string; readonly knownAt: string | null };

/** Two files, each with its signature at the end. */
export function Evidence({ loanId, offerNumber, knownAt }: EvidenceProps) {
  const t = useT();
  const submission = useSubmit({
    form: `audit.evidence.${loanId}`,
    read: (_: null) => ({ input: null }),
    send: (_: null, key) => send(TakeEvidenceDocument, knownAt === null ? { loanId } : { loanId, knownAt }, key),
    refusals: ({ takeEvidence }) => problemsOf(takeEvidence.errors),
    done: ({ takeEvidence: { pack } }) => {
      if (!pack) return;
      keepFile(`${pack.name}.ndjson`, 'application/x-ndjson', [pack.ndjson]);
      keepFile(`${pack.name}.pdf`, 'application/pdf', [bytesOf(pack.pdf)]);
    },
  });
  return (
    <span data-no-print>
      <ErrorSummary {...submission} />
      <Button
        variant="light"
        size="compact-sm"
        loading={submission.pending}
        aria-label={t('audit.evidenceOf', { number: offerNumber ?? loanId })}
        onClick={() => void submission.submit(null)}
      >
        {t('audit.evidence')}
      </Button>
    </span>
  );
}
