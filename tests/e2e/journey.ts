/**
 * From a phone number to a repaid loan, then a second loan to a card. A driver runs it in a browser, through GraphQL or
 * through /json; all leave the same events except for ids.
 */
import type { Applicant } from '../support/person.ts';

export type Terms = { amount: number; days: number };

export type Driver = {
  register(applicant: Applicant): Promise<void>;
  apply(terms: Terms): Promise<string>;
  signOffer(loanId: string): Promise<void>;
  takeMoneyToIban(loanId: string, iban: string): Promise<void>;
  passBiometry(loanId: string): Promise<void>;
  waitUntilActive(loanId: string): Promise<void>;
  pay(loanId: string, tenge: number): Promise<void>;
  repayInFull(loanId: string): Promise<void>;
  waitUntilFinished(loanId: string): Promise<void>;
  /** Confirms the card by its blocked amount; returns the card id. */
  registerCard(pan?: string): Promise<string>;
  takeMoneyToCard(loanId: string, cardId: string): Promise<void>;
};

export type Journey = { first: string; second: string };

/** `reached` is called at the end of each part. */
export type Part = 'registration' | 'first loan' | 'repayment' | 'second loan';

export async function mainJourney(
  driver: Driver,
  applicant: Applicant,
  reached: (part: Part) => void = () => undefined,
): Promise<Journey> {
  await driver.register(applicant);
  reached('registration');

  const first = await driver.apply({ amount: 100_000, days: 20 });
  await driver.signOffer(first);
  await driver.takeMoneyToIban(first, applicant.iban);
  await driver.passBiometry(first);
  await driver.waitUntilActive(first);
  reached('first loan');
  await driver.pay(first, 10_000);
  await driver.repayInFull(first);
  await driver.waitUntilFinished(first);
  reached('repayment');

  const second = await driver.apply({ amount: 50_000, days: 10 });
  await driver.signOffer(second);
  const card = await driver.registerCard();
  await driver.takeMoneyToCard(second, card);
  await driver.waitUntilActive(second);
  reached('second loan');
  return { first, second };
}

/** Ids, hashes, instants and providers' numbers differ between runs; all else must be equal. */
export function withoutIds(events: readonly { type: string; data: unknown }[]): unknown {
  const text = JSON.stringify(events, (_key, value) => (typeof value === 'bigint' ? `${value}` : value))
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
    .replace(/\b[0-9a-f]{64}\b/g, '<hash>')
    .replace(/NS-\d{4}-\d{6,7}/g, '<offer>')
    .replace(/FCB-[0-9a-f]+/g, '<report>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<instant>')
    .replace(/"(externalId|providerKey|reference)":"[^"]*"/g, '"$1":"<external>"');
  return JSON.parse(text);
}
