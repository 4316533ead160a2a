/** Card processors. Their own pages take the card number, which never reaches us; results come in callbacks. */
import type { CardPurpose } from '../../schema/reference/card-processors.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import type { Phone } from '../../schema/values/phone.ts';
import type { Locale } from './borrowers.ts';
import type { MoneyBack } from './incoming-provider.ts';
import type { PayoutCallback, PayoutProvider } from './payout-provider.ts';
import type { CallbackRead, CallbackReply, RawCallback } from './signed-callback.ts';

/** `reference` is our id, returned in the callback; the browser goes to `returnUrl` or `failureUrl`. */
export type HostedRequest = {
  key: string;
  reference: string;
  returnUrl: string;
  failureUrl: string;
  locale: Locale;
  phone: Phone;
};
export type Hosted = { redirectUrl: string; externalId: string } | 'UNAVAILABLE';

/** `fingerprint` is the same for the same card, whoever registers it; null where the processor names none. */
export type RegisteredCard = {
  token: string;
  fingerprint: string | null;
  brand: 'VISA' | 'MASTERCARD';
  maskedPan: string;
  lastFour: string;
  /** A blocked amount that the borrower has to name: up to 99 tenge. */
  heldAmount: number;
};

export type CardCallback =
  | {
      kind: 'PAYMENT';
      outcome: 'SUCCEEDED' | 'FAILED' | 'REVERSED';
      externalId: string;
      reference: string;
      /** Tiyn of `currency`, as the provider reports it. */
      amount: Tiyn;
      currency: string;
      code: string | null;
      operatedAt: Instant;
    }
  | { kind: 'CARD'; outcome: 'REGISTERED'; externalId: string; reference: string; card: RegisteredCard }
  | { kind: 'CARD'; outcome: 'REJECTED'; externalId: string; reference: string; code: string }
  | ({ kind: 'PAYOUT' } & PayoutCallback)
  /** Genuine, and nothing follows from it. */
  | { kind: 'NOTHING' };
export type PaymentCallback = Extract<CardCallback, { kind: 'PAYMENT' }>;

/**
 * Charges a saved card once for each key. UNKNOWN may have been charged: ask with inquirePayment, never charge again
 * under another key. CHALLENGE: nothing is charged until the card's owner confirms it on the bank's page, which returns
 * to `returnUrl` or `failureUrl`; the outcome comes as for a payment on a page.
 */
export type ChargeRequest = Omit<HostedRequest, 'phone'> & { token: string; amount: Tiyn };
export type ChargeAnswer =
  | { state: 'ACCEPTED'; externalId: string }
  | { state: 'CHALLENGE'; externalId: string; redirectUrl: string; until: Instant }
  | { state: 'REJECTED'; code: string }
  | { state: 'UNKNOWN' };

export type CardProcessor = PayoutProvider &
  MoneyBack & {
    startRegistration(request: HostedRequest): Promise<Hosted>;
    startPayment(request: HostedRequest & { amount: Tiyn }): Promise<Hosted>;
    chargeCard(request: ChargeRequest): Promise<ChargeAnswer>;
    /**
     * The state of a payment whose callback is overdue. UNPAID: the provider is certain that nothing was taken. Null
     * where it answers that the payment has not ended, or what only a person can read; UNAVAILABLE where it is silent.
     */
    inquirePayment(key: string): Promise<PaymentCallback | 'UNPAID' | 'UNAVAILABLE' | null>;
    /** True where it pays nothing out to a card: its cards are good for payments only. */
    readonly takesOnly?: boolean;
    /** Names of its calls that ask nobody, so that they do not end a trouble. */
    readonly answersItself?: readonly (keyof CardProcessor)[];
    /**
     * Gives the blocked amount of a registration back. Only where we block it ourselves: the processor would take it
     * after some days.
     */
    releaseHold?(reference: string): Promise<'RELEASED' | 'UNKNOWN'>;
    /** The path of our endpoint for its notices; `*` at its end stands for any last part. */
    readonly callbackPath: string;
    /** A processor that signs nothing is asked what the notice is worth before it is believed. */
    readCallback(raw: RawCallback): CallbackRead<CardCallback> | Promise<CallbackRead<CardCallback>>;
    /** The answer that it expects; without it, our own. */
    readonly reply?: CallbackReply;
  };

export type CardProcessors = {
  readonly all: readonly CardProcessor[];
  /** Undefined where no such processor stands behind the port any more. */
  of(name: string): CardProcessor | undefined;
  /** By the rule of the day (R321). */
  on(day: LocalDate, purpose: CardPurpose): CardProcessor;
};
