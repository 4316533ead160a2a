import { Button } from '@mantine/core';
import { useState } from 'react';
import { DownloadMyDataDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';

/** The file is made in the browser from the answer, so no address leads to it. */
function save(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'nesie-my-data.json';
  link.click();
  URL.revokeObjectURL(url);
}

export function MyDataCard() {
  const t = useT();
  const [saved, setSaved] = useState(false);
  const submission = useSubmit({
    form: 'myData',
    read: (_: null) => ({ input: {} }),
    send: (input, key) => send(DownloadMyDataDocument, input, key),
    refusals: ({ downloadMyData }) => problemsOf(downloadMyData.errors),
    done: ({ downloadMyData }) => {
      if (!downloadMyData.file) return;
      save(downloadMyData.file);
      setSaved(true);
    },
  });
  return (
    <Card title={t('settings.myData')}>
      <div className="n-stack">
        <ErrorSummary {...submission} />
        <p>{t('settings.myDataText')}</p>
        <Button variant="light" loading={submission.pending} onClick={() => void submission.submit(null)}>
          {t('settings.myDataDownload')}
        </Button>
        {saved && <p role="status">{t('settings.myDataSaved')}</p>}
      </div>
    </Card>
  );
}
