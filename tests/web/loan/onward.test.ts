/** R941: what a page knows may be older than what was just done, and no page stays blank for it. */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shortOf } from '../../support/size.ts';
import { lookAt, PHONE, placeOf, stageOfFile } from './flow.ts';
import { LOAN_ID, loan } from './scenes/a-loan.ts';
import { openPlace } from './stage.ts';

const stage = stageOfFile();

it.each(
  shortOf(1, [
    ['statement', 'WAITING_REJECT'],
    ['statement-asked', 'WAITING_STATEMENT_LOADING'],
  ] as const),
)('a good statement leads on from %s, though its decision was read before', async (name, before) => {
  const place = placeOf(name);
  let isRead = false;
  const known = place.scene.loan as object;
  const asked = () => (isRead ? loan({ status: 'WAITING_FOR_REMITTANCE_SET' }) : { ...known, status: before });
  const scene = { ...placeOf('obtaining').scene, ...place.scene, loan: asked, lastLoan: asked, currentLoan: asked };
  const { page } = await openPlace(stage(), { ...place, scene }, PHONE);
  await page.route('**/account-statement/upload?**', (route) => {
    isRead = true;
    return route.fulfill({ json: { code: 0, message: null } });
  });
  await page
    .locator('#statement')
    .setInputFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(`**/ru/loan-registration/${LOAN_ID}/obtaining`);
  await page.getByRole('heading', { level: 1, name: 'Куда перечислить деньги' }).waitFor();
  await lookAt(page, `onward-${name}`);
  await page.close();
});

it('a page that would lead to itself opens the cabinet', async () => {
  const place = placeOf('statement');
  const { decision } = place.scene as { decision: object };
  // What was decided of a refused loan names the address that this page has.
  const path = `page/rejected-statement-upload?loanId=${LOAN_ID}`;
  const scene = {
    ...place.scene,
    loan: loan({ status: 'REJECTED' }),
    decision: { ...decision, next: 'STATEMENT_UPLOAD' },
  };
  const own = { ...place, path: `page/statement-upload?loanId=${LOAN_ID}&isPreApprove=true`, scene };
  const { page } = await openPlace(stage(), own, PHONE);
  await page.waitForURL('**/ru/cabinet');
  await page.goto(`${stage().fixture.url}/ru/${path}`);
  await page.waitForURL('**/ru/cabinet');
  await page.close();
});

it('the page of the transfer names the day of a loan that was issued before, not today', async () => {
  const place = placeOf('approved');
  const issued = { ...(place.scene.loan as object), status: 'ACTIVE', issuedOn: '2026-11-02' };
  const { page } = await openPlace(stage(), { ...place, scene: { ...place.scene, loan: issued } }, PHONE);
  await page.getByText('выдано', { exact: true }).waitFor();
  expect(await page.locator('main').textContent()).toMatch(/2\s+ноя/);
  expect(await page.getByText('сегодня', { exact: true }).count()).toBe(0);
  await page.close();
});

it('no screen leads on by itself', () => {
  const found = execFileSync('git', ['grep', '-l', '<Navigate', '--', 'web/*.tsx'], { encoding: 'utf8' });
  expect(found.trim().split('\n')).toEqual(['web/app/router.tsx']);
});
