/** Four-digit codes by SMS, each bound to a purpose and to the very thing it signs. Limits: R42. */
import type { SigningFlow } from '../../schema/reference/documents.ts';
import type { CommandId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';
import type { Result } from '../domain/decider.ts';
import type { Locale } from './borrowers.ts';

/** Of one purpose and number. */
export const CODES_A_DAY = 5;

export type CodeBinding = {
  purpose: SigningFlow;
  /** What the code is good for and nothing else: 'loan:<id>:OFFER:<hash>', 'session:<id>'. */
  subject: string;
  phone: Phone;
};

export type CodeSent = {
  maskedPhone: string;
  resendAfterSeconds: number;
  codesLeftToday: number;
  triesLeft: number;
  expiresAt: Instant;
};

export type Codes = {
  /** A new code kills the old one of the same binding. Refusals: CODE_LIMIT, CODE_TOO_SOON, SMS_NOT_SENT. */
  send(binding: CodeBinding, locale: Locale): Promise<Result<{ sent: CodeSent }>>;
  /**
   * Counts the try, compares, and has `effect` do what a right code allows. The code is spent by an effect that came about; one that was refused or
   * broke off leaves it good for the next press. A command that spent a code passes with it again, so `effect` must be repeatable.
   * Refusals: CODE_WRONG {triesLeft}, CODE_EXPIRED, CODE_TRIES_OVER, CODE_LIMIT, IDEMPOTENCY_IN_FLIGHT where it is being used, and those of `effect`.
   */
  using<T extends object>(
    use: CodeBinding & { code: string; commandId: CommandId },
    effect: () => Promise<Result<T>>,
  ): Promise<Result<T>>;
  /**
   * The answer, and the time that it takes, are the same whether the number is `known` or not; only to a known one a message goes.
   * Whether it could be sent is not told.
   */
  sendIfKnown(binding: CodeBinding, locale: Locale, known: () => Promise<boolean>): Promise<Result<{ sent: CodeSent }>>;
  codesLeftToday(phone: Phone, purpose: SigningFlow): Promise<number>;
};
