/** Limits of paying out and of cards. Sources: R18 (post), specification section 9 (hold), own choice where marked. */

/** Money not fetched at the post within so many days goes back; the loan is REMITTANCE_CANCELED. */
export const POST_FETCH_DAYS = 10;

/** Tries to name the blocked amount. Specification section 9. */
export const CARD_AMOUNT_TRIES = 3;
/** Own choice: how long a registration stays open. */
export const CARD_REGISTRATION_HOURS = 24;
/** Own choice: registrations a borrower may start in a day. */
export const CARD_REGISTRATIONS_A_DAY = 20;
/** Own choice: three guesses of 90 values are 3 %, so burnt registrations are few: a week and borrower, a day and card (whoever holds it). */
export const BURNT_REGISTRATIONS_A_WEEK = 3;
export const BURNT_REGISTRATIONS_OF_A_CARD_A_DAY = 2;

/** Own choice: the largest single payment, tenge. No debt of any product comes near it: a notice of more waits for the office. */
export const LARGEST_PAYMENT = 10_000_000;
