import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHref, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { CancelApplication } from '../../ui/CancelApplication.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './statement.module.css';
import { FILE_FIELD, type Uploading } from './use-statement.ts';

export type StatementViewProps = {
  readonly kind: 'asked' | 'cure' | 'rejected';
  readonly open: boolean;
  /** What was applied for. */
  readonly sum: string;
  /** Only the proof of the income is missing. */
  readonly preApproved: boolean;
  /** A file was sent and not accepted: the borrower may ask for a decision without one. */
  readonly refused: boolean;
  readonly why: ReactNode;
  /** When to apply again otherwise. */
  readonly again: ReactNode;
  readonly uploading: Uploading;
  readonly givingUp: SubmitState<null>;
};

const TITLE = { asked: 'statement.title', cure: 'statement.title', rejected: 'statement.rejectedTitle' } as const;
const TEXT = { asked: 'statement.text', cure: 'statement.cureText', rejected: 'statement.rejectedText' } as const;
const WANTED = ['statement.rule1', 'statement.rule2', 'statement.rule3', 'statement.rule4'] as const;

export function StatementView({
  kind,
  open,
  sum,
  preApproved,
  refused,
  why,
  again,
  uploading,
  givingUp,
}: StatementViewProps) {
  const t = useT();
  const href = useHref();
  return (
    <ResultPage>
      <h1>{t(TITLE[kind])}</h1>
      {kind !== 'asked' && <p>{t(open ? 'statement.notYet' : 'statement.refused', { sum })}</p>}
      {preApproved && <p>{t('statement.preApproved')}</p>}
      {why}
      <p>{t(open ? TEXT[kind] : 'statement.closedText')}</p>
      {open && kind !== 'asked' && (
        <Tag tone="care" wraps>
          {t('statement.till')}
        </Tag>
      )}
      {again}
      <Card title={t('statement.rules')}>
        <ul className={styles.list}>
          {WANTED.map((id) => (
            <li key={id}>
              <Icon name="check" size={18} />
              {t(id)}
            </li>
          ))}
        </ul>
      </Card>
      {open && <FileForm {...uploading} />}
      <Banks />
      <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
        {t('statement.toCabinet')}
      </LinkButton>
      {open && (refused ? <WithoutStatement submission={givingUp} /> : <CancelApplication submission={givingUp} />)}
    </ResultPage>
  );
}

function WithoutStatement({ submission }: { submission: SubmitState<null> }) {
  const t = useT();
  return (
    <Card title={t('statement.noOther')}>
      <p>{t('statement.noOtherText')}</p>
      <ErrorSummary {...submission} />
      <Button variant="light" fullWidth loading={submission.pending} onClick={() => void submission.submit(null)}>
        {t('statement.noOtherAction')}
      </Button>
    </Card>
  );
}

function FileForm({ share, submission }: Uploading) {
  const t = useT();
  const [file, setFile] = useState<File>();
  const problem = submission.problemOf(FILE_FIELD);
  const percent = Math.round(share * 100);
  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submission.submit(file);
        }}
      >
        <ErrorSummary {...submission} />
        <label className={styles.file} htmlFor={FILE_FIELD}>
          <Icon name="upload" />
          <span>
            <b>{file ? file.name : t('statement.choose')}</b>
            <small>{t('statement.chooseNote')}</small>
          </span>
        </label>
        <input
          id={FILE_FIELD}
          className={styles.input}
          type="file"
          accept="application/pdf,.pdf"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${FILE_FIELD}-problem`}
          onChange={(event) => {
            setFile(event.currentTarget.files?.[0]);
            submission.corrected(FILE_FIELD);
          }}
        />
        {problem !== undefined && (
          <p id={`${FILE_FIELD}-problem`} className={styles.problem}>
            {problem}
          </p>
        )}
        {submission.pending && (
          <div role="status">
            <progress className={styles.progress} max={100} value={percent} aria-label={t('statement.sending')} />
            <small>{share < 1 ? t('statement.sent', { percent }) : t('statement.reading')}</small>
          </div>
        )}
        <Button type="submit" fullWidth loading={submission.pending}>
          {t('statement.submit')}
        </Button>
      </form>
    </Card>
  );
}

const BankGuides = lazy(() => import('./BankGuides.tsx').then((m) => ({ default: m.BankGuides })));

/** Downloaded when it is asked for, by its button or by a link to it. */
function Banks() {
  const t = useT();
  const { hash } = useLocation();
  const [open, setOpen] = useState(hash === '#banks');
  return (
    <Card title={t('statement.where')}>
      {open ? (
        <Suspense fallback={<p role="status">…</p>}>
          <BankGuides />
        </Suspense>
      ) : (
        <>
          <p>{t('statement.whereText')}</p>
          <Button variant="light" fullWidth onClick={() => setOpen(true)}>
            {t('statement.show')}
          </Button>
        </>
      )}
      <p className="n-quiet">{t('statement.otherBank')}</p>
    </Card>
  );
}
