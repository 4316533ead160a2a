import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parsePaperNumber, printPaperNumber } from '../../../schema/values/paper-number.ts';
import { CheckDocumentDocument } from '../../generated/entry/graphql.ts';
import { call } from '../../lib/call.ts';
import { useT } from '../../lib/intl.ts';
import { type Reading, useSubmit } from '../../lib/use-submit.ts';
import { type Answer, CheckDocumentView, type Typed } from './CheckDocumentView.tsx';

/** Checks a paper of ours by the number on it and by the sum of its file, which is computed here. */
export function CheckDocumentScreen() {
  const t = useT();
  const [query] = useSearchParams();
  const scanned = parsePaperNumber(query.get('number') ?? '');
  const [typed, setTyped] = useState<Typed>({ number: scanned ? printPaperNumber(scanned) : '', sum: '' });
  const [answer, setAnswer] = useState<Answer>();
  // The form would jump down when the answer comes above it.
  const [scanning, setScanning] = useState(scanned !== undefined);
  const submission = useSubmit({
    form: 'check-document',
    read: ({ number, sum }: Typed): Reading<{ number: string | null; hash: string | null }> => {
      if (!number.trim() && !sum.trim()) return { problems: [{ field: 'number', text: t('checkDocument.nothing') }] };
      if (sum.trim() && !/^[0-9a-f]{64}$/i.test(sum.trim()))
        return { problems: [{ field: 'sum', text: t('checkDocument.sumWrong') }] };
      return { input: { number: number.trim() || null, hash: sum.trim().toLowerCase() || null } };
    },
    send: (input) => call(CheckDocumentDocument, input),
    refusals: ({ checkDocument }) => checkDocument.errors.map(({ message }) => ({ text: message })),
    done: ({ checkDocument }, { file }) => setAnswer({ paper: checkDocument.paper ?? null, file: file ?? null }),
  });
  const change = (next: Partial<Typed>) => {
    setAnswer(undefined);
    setTyped((now) => ({ ...now, ...next }));
    for (const field of Object.keys(next)) submission.corrected(field);
  };

  const { submit } = submission;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !scanned) return;
    begun.current = true;
    void submit({ number: scanned, sum: '' }).finally(() => setScanning(false));
  }, [scanned, submit]);

  return (
    <CheckDocumentView
      typed={typed}
      answer={answer}
      scanning={scanning}
      submission={submission}
      onChange={change}
      onFile={async (file) => {
        const next = { ...typed, sum: await sumOf(file), file: file.name };
        change(next);
        await submit(next);
      }}
    />
  );
}

async function sumOf(file: Blob): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
