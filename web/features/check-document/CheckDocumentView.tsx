import { Button } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import type { CheckDocumentQuery } from '../../generated/entry/graphql.ts';
import { dateOfInstant, dayWithYear } from '../../lib/dates.ts';
import { time } from '../../lib/format.ts';
import { type MessageId, useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './check-document.module.css';

/** `sum`: the SHA-256 of the file in hex; `file`: its name, where a file was given. */
export type Typed = { readonly number: string; readonly sum: string; readonly file?: string };
export type Paper = NonNullable<CheckDocumentQuery['checkDocument']['paper']>;
export type Answer = { readonly paper: Paper | null; readonly file: string | null };

type Props = {
  readonly typed: Typed;
  readonly answer: Answer | undefined;
  /** The number of a scanned code is being checked. */
  readonly scanning: boolean;
  readonly submission: SubmitState<Typed>;
  readonly onChange: (next: Partial<Typed>) => void;
  readonly onFile: (file: File) => Promise<void>;
};

/** Takes the number and the file, and says whose paper it is not: neither name nor sums. */
export function CheckDocumentView({ typed, answer, scanning, submission, onChange, onFile }: Props) {
  const t = useT();
  return (
    <div className={styles.page}>
      <h1>{t('checkDocument.title')}</h1>
      <p>{t('checkDocument.lead')}</p>
      <div role="status">{answer && <Result answer={answer} />}</div>
      {scanning ? (
        <Skeleton rows={[320, 320]} label={t('shell.loading')} />
      ) : (
        <Card title={t('checkDocument.what')}>
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void submission.submit(typed);
            }}
          >
            <ErrorSummary {...submission} />
            <TextField
              id="number"
              label={t('checkDocument.number')}
              hint={t('checkDocument.numberHint')}
              value={typed.number}
              onChange={(number) => onChange({ number })}
              problem={submission.problemOf('number')}
              required={false}
              autoComplete="off"
              maxLength={30}
            />
            <FileDrop name={typed.file} onFile={onFile} />
            <details className={styles.sum}>
              <summary>{t('checkDocument.bySum')}</summary>
              <TextField
                id="sum"
                label={t('checkDocument.sum')}
                hint={t('checkDocument.sumHint')}
                value={typed.sum}
                onChange={(sum) => onChange({ sum, file: '' })}
                problem={submission.problemOf('sum')}
                required={false}
                autoComplete="off"
                maxLength={80}
              />
            </details>
            <Button type="submit" fullWidth loading={submission.pending}>
              {t('checkDocument.submit')}
            </Button>
          </form>
        </Card>
      )}
      <p className="n-quiet">{t('checkDocument.privacy')}</p>
    </div>
  );
}

function FileDrop({ name, onFile }: { name: string | undefined; onFile: Props['onFile'] }) {
  const t = useT();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void onFile(file);
  };
  const drag = (event: DragEvent, now: boolean) => {
    event.preventDefault();
    setOver(now);
  };
  return (
    <div>
      <label
        className={cx(styles.file, over && styles.over)}
        htmlFor="file"
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          take(event.dataTransfer.files);
        }}
      >
        <Icon name="upload" />
        <span>
          <b>{name || t('checkDocument.file')}</b>
          <small>{t('checkDocument.fileNote')}</small>
        </span>
      </label>
      <input
        id="file"
        className={styles.input}
        type="file"
        accept="application/pdf,.pdf"
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

const STANDINGS = {
  IN_FORCE: ['ok', 'checkDocument.inForce'],
  NOT_SIGNED: ['care', 'checkDocument.notSigned'],
  REPLACED: ['care', 'checkDocument.replaced'],
} as const satisfies Record<Paper['standing'], readonly [string, MessageId]>;

function Result({ answer: { paper, file } }: { answer: Answer }) {
  const t = useT();
  if (!paper)
    return (
      <Card tone="care" title={t('checkDocument.noneTitle')}>
        <p>{t('checkDocument.none')}</p>
      </Card>
    );
  const [tone, standing] = STANDINGS[paper.standing];
  return (
    <Card tone={paper.matches === false ? 'care' : 'plain'} title={paper.title}>
      <Match matches={paper.matches ?? null} file={file} />
      <Tag tone={tone}>{t(standing)}</Tag>
      <Facts paper={paper} />
      {paper.standing !== 'IN_FORCE' && (
        <p>{t(paper.standing === 'REPLACED' ? 'checkDocument.replacedText' : 'checkDocument.notSignedText')}</p>
      )}
    </Card>
  );
}

function Match({ matches, file }: { matches: boolean | null; file: string | null }) {
  const t = useT();
  if (matches === null) return <p>{t('checkDocument.addFile')}</p>;
  const name = file || t('checkDocument.yourFile');
  return (
    <p className={matches ? styles.same : styles.other}>
      <Icon name={matches ? 'check' : 'cross'} size={18} />
      <span>{t(matches ? 'checkDocument.same' : 'checkDocument.other', { name })}</span>
    </p>
  );
}

function Facts({ paper }: { paper: Paper }) {
  const t = useT();
  const lang = useLang();
  const moment = (at: string) =>
    t('checkDocument.moment', { date: dayWithYear(dateOfInstant(at), lang), time: time(at) });
  const when = [
    ['made', paper.madeAt],
    ['signed', paper.signedAt],
    ['replacedOn', paper.replacedAt],
  ] as const;
  return (
    <Lines
      items={[
        ...(paper.number
          ? [
              {
                key: 'number',
                name: t('checkDocument.number'),
                value: <span className={styles.number}>{paper.number}</span>,
              },
            ]
          : []),
        { key: 'contract', name: t('checkDocument.contract'), value: paper.contract },
        ...when.flatMap(([key, at]) => (at ? [{ key, name: t(`checkDocument.${key}`), value: moment(at) }] : [])),
      ]}
    />
  );
}
