import { useState } from 'react';
import { CancelStatementUploadDocument, LastLoanDocument } from '../../generated/cabinet/graphql.ts';
import { ask, send } from '../../lib/cabinet.ts';
import { useHref, useSegment, useT } from '../../lib/intl.ts';
import { pageOf } from '../../lib/loan-stage.ts';
import { problemsOf } from '../../lib/problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { upload } from '../../lib/upload.ts';
import { useGo } from '../../lib/use-go.ts';
import { type SubmitState, useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';

/** The server's limit, from schema/reference/limits.ts. */
const MAX_BYTES = 5 * 1024 * 1024;
export const FILE_FIELD = 'statement';

export type Uploading = { readonly share: number; readonly submission: SubmitState<File | undefined> };

/** After a refusal the borrower may send another file; `onRefused` asks what else is open then. */
export function useUpload(onRefused: () => void): Uploading {
  const t = useT();
  const segment = useSegment();
  const href = useHref();
  const navigate = useGo();
  const [share, setShare] = useState(0);
  const wrong = (text: string) => ({ problems: [{ field: FILE_FIELD, text }] });
  const submission = useSubmit({
    form: 'statement',
    read: (file: File | undefined) => {
      if (!file) return wrong(t('statement.missing'));
      if (!/\.pdf$/i.test(file.name) && file.type !== 'application/pdf') return wrong(t('statement.notPdf'));
      return file.size > MAX_BYTES ? wrong(t('statement.tooLarge')) : { input: file };
    },
    send: (file, idempotencyKey) => {
      setShare(0);
      const path = `/json/document/account-statement/upload?filename=${encodeURIComponent(file.name)}`;
      return upload(path, file, { idempotencyKey, onProgress: setShare });
    },
    refusals: ({ refusal }) => {
      if (refusal === undefined) return [];
      onRefused();
      return [{ field: FILE_FIELD, text: refusal }];
    },
    done: async () => {
      await refreshSession();
      const found = await ask(LastLoanDocument, {});
      const loan = found.kind === 'done' ? found.data.lastLoan : undefined;
      navigate(loan ? pageOf(loan, segment) : href(paths.cabinet), { replace: true });
    },
  });
  return { share, submission };
}

/** Says that no statement will come. After a refused one the application is decided without it (R262). */
export function useGiveUp(loanId: string): SubmitState<null> {
  const segment = useSegment();
  const navigate = useGo();
  return useSubmit({
    form: `statement.cancel.${loanId}`,
    read: () => ({ input: null }),
    send: (_: null, key) => send(CancelStatementUploadDocument, { loanId }, key),
    refusals: ({ cancelStatementUpload }) => problemsOf(cancelStatementUpload.errors),
    done: async ({ cancelStatementUpload: { loan } }) => {
      await refreshSession();
      if (loan) navigate(pageOf(loan, segment), { replace: true });
    },
  });
}
