import { useEffect, useRef } from 'react';
import {
  ConfirmSignatureDocument,
  type ConfirmSignatureMutation,
  type DocumentType,
  RequestSignatureDocument,
  type SentCodeFragment,
} from '../generated/cabinet/graphql.ts';
import { send } from './cabinet.ts';
import { useT } from './intl.ts';
import { factOf, problemsOf } from './problems.ts';
import { isGood, useKeptCode } from './use-kept-code.ts';
import { type SubmitState, useSubmit } from './use-submit.ts';

export type ConsentTick = { readonly type: string; readonly hash: string };

/** Without a hash no document was shown yet, and no code is sent. */
export type SigningOf = {
  readonly loanId: string;
  readonly type: DocumentType;
  readonly hash: string | undefined;
  readonly consents?: readonly ConsentTick[];
  readonly done: (status: string | undefined) => void | Promise<void>;
};

export type Signing = {
  readonly sent: SentCodeFragment | undefined;
  /** Epoch milliseconds from which another code may be requested. */
  readonly againAt: number;
  readonly triesLeft: number | undefined;
  readonly sending: SubmitState<null>;
  readonly signing: SubmitState<string>;
};

const DEFAULT_WAIT_S = 60;
const inSeconds = (seconds: number): number => Date.now() + seconds * 1000;

/**
 * Sends a code when the page opens, unless one sent before a reload is still good. A code is bound to loan, type and
 * hash of the document.
 */
export function useSigning({ loanId, type, hash, consents, done }: SigningOf): Signing {
  const t = useT();
  const form = `sign.${type}.${loanId}`;
  const [code, keepCode] = useKeptCode(form, hash);
  const { sent, triesLeft, againAt } = code;

  const sending = useSubmit({
    form: `${form}.code`,
    read: () => (hash ? { input: hash } : { problems: [] }),
    send: (hashNow: string, key) => send(RequestSignatureDocument, { loanId, type, hash: hashNow }, key),
    refusals: ({ requestSignature: { errors } }) => {
      const soon = errors.find((error) => error.code === 'CODE_TOO_SOON');
      if (!soon) return problemsOf(errors);
      keepCode({ againAt: inSeconds(Number(factOf(soon, 'seconds')) || DEFAULT_WAIT_S) }); // sent by another tab
      return [];
    },
    done: ({ requestSignature }) => {
      if (!requestSignature.sent) return;
      const { triesLeft, resendAfterSeconds } = requestSignature.sent;
      keepCode({ sent: requestSignature.sent, triesLeft, againAt: inSeconds(resendAfterSeconds) });
    },
  });

  const signing = useSubmit({
    form,
    read: (code: string) =>
      /^\d{4}$/.test(code) ? { input: code } : { problems: [{ field: 'code', text: t('document.codeFour') }] },
    send: (code: string, key) =>
      send(
        ConfirmSignatureDocument,
        { loanId, type, hash: hash ?? '', code, consents: consents ? [...consents] : null },
        key,
      ),
    refusals: ({ confirmSignature: { errors } }: ConfirmSignatureMutation) => {
      const left = errors.map((error) => factOf(error, 'triesLeft') ?? factOf(error, 'left')).find(Boolean);
      if (left !== undefined) keepCode({ triesLeft: Number(left) });
      return problemsOf(errors).map((problem) => ({ ...problem, field: problem.field ?? 'code' }));
    },
    done: ({ confirmSignature }) => done(confirmSignature.loan?.status),
  });

  const started = useRef<string>(undefined);
  useEffect(() => {
    if (!hash || started.current === hash) return;
    started.current = hash;
    if (isGood(sent)) return;
    void sending.submit(null);
  }, [hash, sent, sending.submit]);

  return { sent, againAt, triesLeft, sending, signing };
}
