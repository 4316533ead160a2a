/** What is kept about the borrower: a file of it, and the end of it (R155, R157). */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MyDataQuery } from '../../generated/entry/graphql.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { keepFile } from '../../lib/keep-file.ts';
import { problemsOf } from '../../lib/refusal-problems.ts';
import type { SentCode } from '../../lib/sent-code.ts';
import { signOut } from '../../lib/session.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { AwaitCall } from '../../ui/AwaitCall.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { downloadMyData, readMyData, requestMyDataCode } from './access-source.ts';
import { CodeForm } from './CodeForm.tsx';
import { ForgetCard } from './ForgetCard.tsx';

export function MyDataScreen() {
  return <AwaitCall ask={readMyData}>{({ forgetting }) => <MyData forgetting={forgetting} />}</AwaitCall>;
}

function MyData({ forgetting }: MyDataQuery) {
  const t = useT();
  const href = useHref();
  const [gone, setGone] = useState(false);
  return (
    <StepFrame
      step={0}
      phase={t('settings.title')}
      title={t(gone ? 'settings.forgotten' : 'settings.myData')}
      lead={t(gone ? 'settings.forgottenLead' : 'settings.myDataLead')}
      {...(gone ? {} : { back: href(paths.settings) })}
    >
      {gone ? (
        <Button fullWidth onClick={() => void signOut()}>
          {t('settings.forgottenLeave')}
        </Button>
      ) : (
        <div className="n-stack">
          <DownloadCard />
          <ForgetCard start={forgetting} onForgotten={() => setGone(true)} />
        </div>
      )}
    </StepFrame>
  );
}

/** The file is made in the browser from the answer, so no address leads to it. */
const save = (text: string) => keepFile('nesie-my-data.json', 'application/json', [text]);

function DownloadCard() {
  const t = useT();
  const [sent, setSent] = useState<SentCode>();
  const [saved, setSaved] = useState(false);
  const asking = useSubmit({
    form: 'requestMyDataCode',
    read: (_: null) => ({ input: null }),
    send: requestMyDataCode,
    refusals: ({ refusals }) => problemsOf(refusals).map(({ text }) => ({ text })),
    done: (answer) => setSent(answer.sent),
  });
  return (
    <Card title={t('settings.myDataFile')}>
      <div className="n-stack">
        <ErrorSummary {...asking} />
        <p>{t('settings.myDataText')}</p>
        {saved && <p role="status">{t('settings.myDataSaved')}</p>}
        {sent ? (
          <CodeForm
            name="downloadMyData"
            input={null}
            sent={sent}
            onSent={setSent}
            request={requestMyDataCode}
            confirm={downloadMyData(save)}
            onConfirmed={() => {
              setSent(undefined);
              setSaved(true);
            }}
            button={t('settings.myDataDownload')}
          />
        ) : (
          <Button variant="light" loading={asking.pending} onClick={() => void asking.submit(null)}>
            {t('settings.myDataCode')}
          </Button>
        )}
      </div>
    </Card>
  );
}
