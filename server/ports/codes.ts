/** Four-digit SMS codes, each bound to a purpose and to what it signs. Limits: R42. */
import type { Deal } from '../../schema/reference/code-texts.ts';
import type { SigningFlow } from '../../schema/reference/documents.ts';
import type { CommandId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';
import type { Result } from '../domain/decider.ts';
import type { Locale } from './borrowers.ts';
import type { Delivery } from './deliveries.ts';

/** For each purpose and number. */
export const CODES_A_DAY = 5;

export type CodeBinding = {
  purpose: SigningFlow;
  /** What the code is valid for: 'loan:<id>:OFFER:<hash>', 'session:<id>'. */
  subject: string;
} & CodeAddress;
/** The code goes by SMS, or by e-mail to prove the address. */
export type CodeAddress = { phone: Phone } | { email: string };

/**
 * Who asks for a code, and what it signs, which the SMS names: a repeat of the same command gets the code that was
 * already sent.
 */
export type CodeAsked = { locale: Locale; commandId: CommandId; deal?: Deal | undefined };

export type CodeSent = {
  /** Or the masked e-mail address. */
  maskedPhone: string;
  resendAfterSeconds: number;
  codesLeftToday: number;
  triesLeft: number;
  expiresAt: Instant;
};

/** What became of a code that was sent; the code itself is stored nowhere. */
export type SentCode = {
  purpose: SigningFlow;
  sentAt: Instant;
  used: boolean;
  delivery: Omit<Delivery, 'key'>;
};
export type SentCodes = {
  /** To any of these addresses, the newest first. */
  last(to: readonly CodeAddress[], most: number): Promise<readonly SentCode[]>;
};

export type Codes = {
  /**
   * A new code replaces the old one of the same binding. Refusals: CODE_LIMIT, CODE_TOO_SOON, SMS_NOT_SENT; TRY_LATER
   * for a letter.
   */
  send(binding: CodeBinding, asked: CodeAsked): Promise<Result<{ sent: CodeSent }>>;
  /**
   * On a right code runs `effect`, which must be repeatable: only a completed one spends the code. `reference` names
   * the code and is not it. Refusals: CODE_WRONG {triesLeft}, CODE_EXPIRED, CODE_TRIES_OVER, CODE_LIMIT,
   * IDEMPOTENCY_IN_FLIGHT, and those of `effect`.
   */
  using<T extends object>(
    use: CodeBinding & { code: string; commandId: CommandId },
    effect: (reference: string) => Promise<Result<T>>,
  ): Promise<Result<T>>;
  /**
   * Answers alike, and as fast, whether the number is `known` or not, and does not say whether the SMS could be sent;
   * only a known number gets one.
   */
  sendIfKnown(
    binding: CodeBinding,
    asked: CodeAsked,
    known: () => Promise<boolean>,
  ): Promise<Result<{ sent: CodeSent }>>;
  codesLeftToday(phone: Phone, purpose: SigningFlow): Promise<number>;
};
