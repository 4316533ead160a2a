import { time } from './format.ts';
import type { Translate } from './intl.ts';
import { factOf, type Refusal } from './refusal-problems.ts';

/** What is known about a code that was sent by SMS. */
export type SentCode = {
  /** Masked: +7 (705) ***-**-31. */
  readonly sentTo: string;
  /** Epoch milliseconds from which a new code may be asked for. */
  readonly againAt: number;
  readonly triesLeft: number;
  readonly codesLeft: number;
  readonly expiresAt: string;
};

type Sent = {
  readonly maskedPhone: string;
  readonly resendAfterSeconds: number;
  readonly codesLeftToday: number;
  readonly triesLeft: number;
  readonly expiresAt: string;
};

export const sentCode = (sent: Sent, now: number = Date.now()): SentCode => ({
  sentTo: sent.maskedPhone,
  againAt: now + sent.resendAfterSeconds * 1000,
  triesLeft: sent.triesLeft,
  codesLeft: sent.codesLeftToday,
  expiresAt: sent.expiresAt,
});

/** What a refusal tells about the code: tries left, seconds to wait, nothing left for today. */
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

/** Until when it is good and how often it may still be tried. */
export const codeNote = (code: SentCode, t: Translate): string =>
  code.triesLeft > 0
    ? t('code.note', { time: time(code.expiresAt), tries: code.triesLeft, codes: code.codesLeft })
    : t('code.over', { codes: code.codesLeft });

/** Refusals about a code belong to its field. */
export const CODE_FIELDS: Readonly<Record<string, string>> = {
  CODE_INCOMPLETE: 'code',
  CODE_WRONG: 'code',
  CODE_EXPIRED: 'code',
  CODE_TRIES_OVER: 'code',
  CODE_LIMIT: 'code',
  CODE_TOO_SOON: 'code',
};
