/** Limits of paying out and of cards. Sources: decision 18 (post), specification section 9 (hold), own choice where marked. */

/** Money not fetched at the post within so many days goes back; the loan is REMITTANCE_CANCELED. */
export const POST_FETCH_DAYS = 10;

/** Tries to name the blocked amount. Specification section 9. */
export const CARD_AMOUNT_TRIES = 3;
/** Own choice: how long a registration stays open. */
export const CARD_REGISTRATION_HOURS = 24;
/** Own choice: registrations a borrower may start in a week, and of the same card in a day; three guesses of 90 values are 3 % each. */
export const CARD_REGISTRATIONS_A_WEEK = 3;
export const SAME_CARD_REGISTRATIONS_A_DAY = 2;

/** Own choice: the largest single payment, tenge. */
export const LARGEST_PAYMENT = 10_000_000;
