import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  LogVerificationDocument,
  type LogVerificationQuery,
  StartLogVerificationDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { numeric } from '../../lib/dates.ts';
import { number } from '../../lib/format.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Await } from '../../ui/Await.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { moment } from '../../ui/office/moment.ts';
import own from './audit.module.css';
import { Findings } from './Findings.tsx';

type Run = NonNullable<LogVerificationQuery['logVerification']>;

const ASK_EVERY_MS = 1_000;

/** All streams, anchors, figures, read models and the access log; it goes on when the page is left. */
export function LogVerification() {
  const t = useT();
  const [follows, setFollows] = useState(true);
  const loaded = useData(LogVerificationDocument, {}, { every: follows ? ASK_EVERY_MS : 0 });
  const runs = loaded.kind === 'ready' && loaded.data.logVerification?.outcome === 'RUNNING';
  if (loaded.kind === 'ready' && runs !== follows) setFollows(runs);
  return (
    <>
      <p>{t('audit.verifyText')}</p>
      <Await of={loaded} part rows={[80]}>
        {({ logVerification: run }, again) => (
          <>
            {run && <State run={run} />}
            {run?.outcome !== 'RUNNING' && <Start onDone={again} />}
          </>
        )}
      </Await>
    </>
  );
}

function Start({ onDone }: { onDone: () => void }) {
  const t = useT();
  const submission = useSubmit({
    form: 'audit.verify',
    read: (_: null) => ({ input: null }),
    send: (_: null, key) => send(StartLogVerificationDocument, {}, key),
    refusals: ({ startLogVerification }) => problemsOf(startLogVerification.errors),
    done: onDone,
  });
  return (
    <>
      <ErrorSummary {...submission} />
      <Button data-no-print loading={submission.pending} onClick={() => void submission.submit(null)}>
        {t('audit.verifyStart')}
      </Button>
    </>
  );
}

function State({ run }: { run: Run }) {
  const t = useT();
  const { outcome, stage, percent, found, findings, beganAt, endedAt, byNumber, report } = run;
  const began = t('audit.verifyBegan', { at: moment(beganAt), by: byNumber ?? '–' });
  return (
    <>
      <p role="status">
        <strong>{t(`audit.verify_${outcome}`, { found })}</strong>{' '}
        <small>
          {began} {endedAt && t('audit.verifyEnded', { at: moment(endedAt) })}
        </small>
      </p>
      {outcome === 'RUNNING' && (
        <label className={own.slider}>
          <span>{t(`audit.verifyStage_${stage}`)}</span>
          <strong>{t('audit.verifyPercent', { percent, found })}</strong>
          <progress max={100} value={percent} />
        </label>
      )}
      {report && <Report report={report} />}
      {findings.length > 0 && <Findings findings={findings} />}
      {findings.length < found && outcome === 'FOUND' && <p>{t('audit.verifyMore', { count: findings.length })}</p>}
    </>
  );
}

const COUNTS = ['events', 'streams', 'recomputed', 'anchors', 'accessRows'] as const;

function Report({ report }: { report: NonNullable<Run['report']> }) {
  const t = useT();
  const { lastAnchorDate, lastAnchorHash } = report;
  return (
    <>
      <Lines
        label={t('audit.verify')}
        items={COUNTS.map((name) => ({ key: name, name: t(`audit.count_${name}`), value: number(report[name]) }))}
      />
      {lastAnchorDate && lastAnchorHash && (
        <p className={own.hash}>
          {t('audit.lastAnchor', { date: numeric(lastAnchorDate) })} <code>{lastAnchorHash}</code>
        </p>
      )}
    </>
  );
}
