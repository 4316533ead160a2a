import { useEffect, useRef, useState } from 'react';
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

/** Sends the code once when the page opens. The code is bound to loan, type and hash of the document. */
export function useSigning({ loanId, type, hash, consents, done }: SigningOf): Signing {
  const t = useT();
  const [sent, setSent] = useState<SentCodeFragment>();
  const [triesLeft, setTriesLeft] = useState<number>();
  const [againAt, setAgainAt] = useState(0);
  const form = `sign.${type}.${loanId}`;

  const sending = useSubmit({
    form: `${form}.code`,
    read: () => (hash ? { input: hash } : { problems: [] }),
    send: (hashNow: string, key) => send(RequestSignatureDocument, { loanId, type, hash: hashNow }, key),
    refusals: ({ requestSignature: { errors } }) => {
      const soon = errors.find((error) => error.code === 'CODE_TOO_SOON');
      if (!soon) return problemsOf(errors);
      setAgainAt(inSeconds(Number(factOf(soon, 'seconds')) || DEFAULT_WAIT_S)); // sent before a reload
      return [];
    },
    done: ({ requestSignature }) => {
      if (!requestSignature.sent) return;
      setSent(requestSignature.sent);
      setTriesLeft(requestSignature.sent.triesLeft);
      setAgainAt(inSeconds(requestSignature.sent.resendAfterSeconds));
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
      if (left !== undefined) setTriesLeft(Number(left));
      return problemsOf(errors).map((problem) => ({ ...problem, field: problem.field ?? 'code' }));
    },
    done: ({ confirmSignature }) => done(confirmSignature.loan?.status),
  });

  const started = useRef<string>(undefined);
  useEffect(() => {
    if (!hash || started.current === hash) return;
    started.current = hash;
    void sending.submit(null);
  }, [hash, sending.submit]);

  return { sent, againAt, triesLeft, sending, signing };
}
