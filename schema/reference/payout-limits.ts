/** Limits of payouts and cards: R18 (post), R98 (blocked amount), own choice where marked. */

/** Money not fetched at the post in so many days goes back, and the loan becomes REMITTANCE_CANCELED. */
export const POST_FETCH_DAYS = 10;

/** Tries to name the blocked amount (R98). */
export const CARD_AMOUNT_TRIES = 3;
/** Own choice: how long a registration stays open. */
export const CARD_REGISTRATION_HOURS = 24;
/** Own choice: registrations a borrower may start in a day. */
export const CARD_REGISTRATIONS_A_DAY = 20;
/**
 * Own choice: three guesses of 90 values succeed in 3 % of cases, so failed registrations are limited a week for each
 * borrower and a day for each card.
 */
export const BURNT_REGISTRATIONS_A_WEEK = 3;
export const BURNT_REGISTRATIONS_OF_A_CARD_A_DAY = 2;

/** Own choice: the largest single payment, in tenge. No debt comes near it; a notice above it waits for the office. */
export const LARGEST_PAYMENT = 10_000_000;

/** Own choice (R200): when the money leaves and how long it takes, as the pages promise it. */
export const PAYOUT_TIMES = { bankUntilHour: 18, cardMinutes: { from: 10, to: 30 } } as const;
