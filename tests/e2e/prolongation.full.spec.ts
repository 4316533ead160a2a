/** Moves the clock. */
import { expect, test } from '@playwright/test';
import { almatyDateOf } from '../../schema/values/local-date.ts';
import { done, FORM, jsonClient } from '../support/json-client.ts';
import { aBorrower, applyAndSign, type Borrower, signIn, someone } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { signer } from './drivers/graphql.ts';
import { jsonDriver } from './drivers/json.ts';
import { GOOD_CARD } from './drivers/processor-page.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';
import { until } from './world.ts';

test.describe.configure({ mode: 'serial' });

const TERMS = { amount: 100_000, days: 10 };
/** Two days before the end. */
const LATER = 8;

test("prolongation: the borrower chooses days, signs by SMS, pays today's sum, and the end moves", async ({ page }) => {
  const world = theWorld('later');
  const borrower = await aBorrower(world);
  const loanId = await applyAndSign(borrower, TERMS);
  await borrower.driver.waitUntilActive(loanId);
  await world.advanceDays(LATER);

  const words = wordsOf('ru');
  await signIn(page, world, 'ru', borrower);
  await page.getByRole('link', { name: new RegExp(words('loan.prolong').source.replaceAll(/[\^$]/g, '')) }).click();
  await page.waitForURL('**/prolongation');
  await expect(page.getByRole('heading', { level: 1, name: words('prolongation.title') })).toBeVisible();
  await lookFor('ru', 1280)(page, 'prolongation');
  const since = Date.now();
  await page.getByRole('button', { name: words('prolongation.request') }).click();
  await page.locator('#code').waitFor();
  await page.locator('#code').fill(await world.codeFor(borrower.applicant.phone, since));
  await page.getByRole('button', { name: words('agreement.sign') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('prolongation.payTitle') })).toBeVisible();

  await page.goto(`${world.url}/ru/cabinet`);
  await expect(page.getByRole('heading', { name: words('loan.prolongationWaits') })).toBeVisible();
  await page
    .getByRole('link', { name: words('loan.pay') })
    .first()
    .click();
  await page.waitForURL(`**/payment/${loanId}`);
  await page.getByRole('button', { name: words('payment.pay') }).click();
  await page.waitForURL('**/pay/card/**');
  await page.fill('input[name=pan]', GOOD_CARD);
  await page.click('button[type=submit]');
  await page.getByRole('heading', { name: words('payment.successTitle') }).waitFor();
  await until('the prolongation', async () =>
    (await world.eventsOf(`loan-${loanId}`)).find((event) => event.type === 'LoanProlonged'),
  );
  await page.goto(`${world.url}/ru/cabinet`);
  await expect(page.getByRole('heading', { level: 1, name: words('loan.prolonged') })).toBeVisible();
  await replays(loanId);
});

test("refinancing: today's payment ends the old loan, and its principal starts the new one", async () => {
  const world = theWorld('later');
  const borrower = await aBorrower(world);
  const { client, applicant } = borrower;
  const loanId = await applyAndSign(borrower, TERMS);
  await borrower.driver.waitUntilActive(loanId);
  await world.advanceDays(LATER);
  await client.done(
    'requestRefinancing',
    'mutation($loanId: LoanId!) { requestRefinancing(loanId: $loanId, months: 6) { loan { status } errors { code message } } }',
    { loanId },
  );
  const { sign, prepared } = signer(world, client, () => applicant.phone);
  await sign(loanId, 'REFINANCING', await prepared(loanId, 'REFINANCING'));
  const requestedLoan = await loanOf(borrower, loanId);
  expect(requestedLoan).toMatchObject({ status: 'WAITING_REFINANCING_PRC_PAYMENT', request: { signed: true } });
  await borrower.driver.pay(loanId, Number(requestedLoan.request?.payToday));
  await borrower.driver.waitUntilFinished(loanId);
  const newLoan = (await loanOf(borrower, loanId)).refinancedBy ?? '';
  await until('the new loan', async () => {
    const { loan } = await client.call('query($id: LoanId!) { loan(id: $id) { id } }', { id: newLoan });
    return loan ?? undefined;
  });
  await borrower.driver.waitUntilActive(newLoan);
  expect(await loanOf(borrower, newLoan)).toMatchObject({
    refinances: loanId,
    amount: '100000.00',
    term: { unit: 'MONTH', count: 6 },
  });
  expect((await client.call('{ currentLoan { id } }')).currentLoan).toEqual({ id: newLoan });
  expect(await papersOf(borrower, newLoan)).toMatchObject([{ type: 'REFINANCING' }]);
  const papers = await until('the certificate of the old loan', async () => {
    const all = await papersOf(borrower, loanId);
    return all.some(({ type }) => type === 'NO_DEBT') ? all : undefined;
  });
  const dayOf = (at: string | null) => at && almatyDateOf(at);
  const { today } = (await client.call('{ session { today } }')).session as { today: string };
  const of = (wanted: string) => papers.find(({ type }) => type === wanted);
  expect(dayOf(of('REFINANCING')?.signedAt ?? null)).toBe(today);
  expect(dayOf(of('NO_DEBT')?.shownAt ?? null)).toBe(today);
  await replays(loanId);
  await replays(newLoan);
});

test('through /json: a prolongation is refused at first, then requested with its document, paid, in effect', async () => {
  const world = theWorld('later');
  const client = jsonClient({ baseUrl: world.url });
  const driver = jsonDriver(world, client);
  const applicant = someone();
  await driver.register(applicant);
  const creditId = await applyAndSign({ applicant, driver }, TERMS);
  await driver.waitUntilActive(creditId);
  const offer = () => done(client.GET('/json/credit/{n}/prolongation', { params: { path: { n: '1' } } }));
  await expect(offer()).rejects.toThrow('error.agreement.tooEarly');
  await world.advanceDays(LATER);

  const { data: quote } = await offer();
  // Eight days of 0.28 % on 100,000.
  expect(quote).toMatchObject({ creditId, amount: 2_240, left: 3, mainDebt: 100_000 });
  expect(quote.options.map((option) => option.days)).toContain(14);
  const since = Date.now();
  const wish = { creditId, documentType: 'PROLONGATION' } as const;
  await done(client.POST('/json/document', { ...FORM, body: { ...wish, days: 14 } }));
  const code = await world.codeFor(applicant.phone, since);
  const signed = await done(client.POST('/json/document/confirmation', { ...FORM, body: { ...wish, code } }));
  expect(signed.data).toMatchObject({ status: 'WAITING_PROLONGATION_PRC_PAYMENT' });
  await driver.pay(creditId, quote.amount);
  expect((await done(client.GET('/json/credit/current'))).data).toMatchObject({ status: 'PROLONGED' });
  await replays(creditId);
});

type Shown = { status: string; refinancedBy: string | null; request: { payToday: string } | null };

async function loanOf({ client }: Borrower, id: string): Promise<Shown> {
  const data = await client.call(
    'query($id: LoanId!) { loan(id: $id) { status amount term { unit count } refinancedBy refinances request { payToday signed } } }',
    { id },
  );
  return data.loan as Shown;
}

type PaperShown = { type: string; shownAt: string; signedAt: string | null };

async function papersOf({ client }: Borrower, id: string): Promise<PaperShown[]> {
  const data = await client.call('query($id: LoanId!) { documents(loanId: $id) { type shownAt signedAt } }', { id });
  return data.documents as PaperShown[];
}

async function replays(loanId: string): Promise<void> {
  expect(await theWorld('later').audit('replay', `loan-${loanId}`)).toContain('The read models agree with the replay.');
}
