import type { SentCodeFragment } from '../generated/entry/graphql.ts';
import { time } from './format.ts';
import type { Translate } from './intl.ts';
import { factOf, type Refusal } from './refusal-problems.ts';

export type SentCode = {
  /** Masked: +7 (705) ***-**-31. */
  readonly sentTo: string;
  /** Epoch milliseconds from which a new code may be requested. */
  readonly againAt: number;
  readonly triesLeft: number;
  readonly codesLeft: number;
  readonly expiresAt: string;
};

/** The answer to a request for a code. */
export type CodeAnswer = { readonly sent: SentCode | undefined; readonly refusals: readonly Refusal[] };

type Payload = { readonly sent: SentCodeFragment | null; readonly errors: readonly Refusal[] };
export const codeAnswer = ({ sent, errors }: Payload): CodeAnswer => ({
  sent: sent ? sentCode(sent) : undefined,
  refusals: errors,
});

export const sentCode = (sent: Omit<SentCodeFragment, '__typename'>, now: number = Date.now()): SentCode => ({
  sentTo: sent.maskedPhone,
  againAt: now + sent.resendAfterSeconds * 1000,
  triesLeft: sent.triesLeft,
  codesLeft: sent.codesLeftToday,
  expiresAt: sent.expiresAt,
});

/** Tries left, seconds to wait, no more codes today. */
export function afterRefusal(code: SentCode, refusals: readonly Refusal[], now: number = Date.now()): SentCode {
  const has = (wanted: string): boolean => refusals.some((refusal) => refusal.code === wanted);
  const seconds = factOf(refusals, 'seconds');
  return {
    ...code,
    triesLeft: has('CODE_TRIES_OVER') || has('CODE_EXPIRED') ? 0 : (factOf(refusals, 'triesLeft') ?? code.triesLeft),
    codesLeft: has('CODE_LIMIT') ? 0 : code.codesLeft,
    againAt: has('CODE_TOO_SOON') && seconds !== undefined ? now + seconds * 1000 : code.againAt,
  };
}

export const codeNote = (code: SentCode, t: Translate): string =>
  code.triesLeft > 0
    ? t('code.note', { time: time(code.expiresAt), tries: code.triesLeft, codes: code.codesLeft })
    : t('code.over', { codes: code.codesLeft });

export const CODE_FIELDS: Readonly<Record<string, string>> = {
  CODE_INCOMPLETE: 'code',
  CODE_WRONG: 'code',
  CODE_EXPIRED: 'code',
  CODE_TRIES_OVER: 'code',
  CODE_LIMIT: 'code',
  CODE_TOO_SOON: 'code',
};

/** Where a code is asked for there is no field of it yet: its refusals stand beside the number or the address. */
export const askedWith = (field: string, refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.map((refusal) => (refusal.code in CODE_FIELDS ? { ...refusal, field } : refusal));
