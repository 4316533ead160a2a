import { expect, it } from 'vitest';
import { lookAt, PHONE, placeOf, stageOfFile } from './flow.ts';
import { LOAN_ID } from './scenes/a-loan.ts';
import { openPlace } from './stage.ts';

const stage = stageOfFile();

it('a partial prepayment shows what both options would change, and requests the chosen one', async () => {
  const place = placeOf('prepayment');
  const sent: object[] = [];
  const scene = {
    ...place.scene,
    requestPrepayment: (args: object) => {
      sent.push(args);
      return {
        loan: null,
        errors: [{ code: 'PREPAYMENT_TODAY', field: null, message: 'Завтра можно снова', facts: [] }],
      };
    },
  };
  const { page } = await openPlace(stage(), { ...place, scene }, PHONE);
  await page.locator('#amount').fill('60000');
  await page.getByText('Платёж 44 630 ₸'.replaceAll(' ', '\u00a0').replace('Платёж\u00a0', 'Платёж ')).waitFor();
  await page.getByRole('radio', { name: /Платить меньше/ }).check();
  await lookAt(page, 'prepayment-part');
  await page.getByRole('button', { name: /Подать заявление на/ }).click();
  await page.getByText('Завтра можно снова').waitFor();
  expect(sent).toEqual([{ loanId: LOAN_ID, kind: 'PARTIAL', amount: '60000.00', mode: 'SMALLER_PAYMENT' }]);
  await page.close();
});

it('the office offers a plan with its months and the day of the court decision', async () => {
  const asked: Record<string, unknown>[] = [];
  const place = placeOf('office-loan');
  const scene = {
    ...place.scene,
    offerRestructuringAfterCourt: (terms: Record<string, unknown>) => {
      asked.push(terms);
      return { waiting: true, loan: place.scene.officeLoan, errors: [] };
    },
  };
  const { page } = await openPlace(stage(), { ...place, scene }, PHONE);
  await page.getByLabel('Что сделать').selectOption({ label: 'Предложить график после суда' });
  await page.getByText('в течение 10 дней').last().waitFor();
  await page.getByLabel('Почему').fill('Дело 12');
  await page.getByRole('button', { name: 'Отправить на подтверждение' }).click();
  await page.getByText('Введите день решения суда').first().waitFor();
  await page.getByLabel('Месяцев').selectOption('4');
  await page.getByLabel('Решение суда от').fill('12.11.2026');
  await page.getByRole('button', { name: 'Отправить на подтверждение' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить на подтверждение' }).click();
  await page.getByText('Нужно подтверждение второго сотрудника').waitFor();
  expect(asked).toEqual([{ loanId: LOAN_ID, months: 4, decidedOn: '2026-11-12', note: 'Дело 12' }]);
  await page.close();
});

it("a refund of the balance is requested to an account or a card of one's own", async () => {
  const asked: Record<string, unknown>[] = [];
  const place = placeOf('balance');
  const scene = {
    ...place.scene,
    bankOf: 'Kaspi Bank',
    askBalanceBack: (terms: Record<string, unknown>) => {
      asked.push(terms);
      return { account: { balance: '12300.00' }, errors: [] };
    },
  };
  const { page } = await openPlace(stage(), { ...place, scene }, PHONE);
  const ask = page.getByRole('button', { name: /Попросить вернуть/ });
  await ask.click();
  await page
    .getByText(/Неверный IBAN/)
    .first()
    .waitFor();
  expect(asked).toEqual([]);
  await page.getByLabel('На карту').check();
  await ask.click();
  await expect.poll(() => asked).toEqual([{ to: { kind: 'CARD', cardId: 'c1', iban: null, postOfficeId: null } }]);
  await page.close();
});

it('a sale shows its terms, waits for a second person, and lets that person confirm it unchanged', async () => {
  const asked: Record<string, unknown>[] = [];
  const place = placeOf('office-loan');
  const answer = { waiting: true, loan: place.scene.officeLoan, errors: [] };
  const scene = {
    ...place.scene,
    agreeCession: (terms: Record<string, unknown>) => {
      asked.push(terms);
      return answer;
    },
  };
  const { page } = await openPlace(stage(), { ...place, scene }, PHONE);
  await page.getByRole('button', { name: 'Подтвердить' }).first().click();
  await expect.poll(() => asked.length).toBe(1);
  await page.getByLabel('Что сделать').selectOption({ label: 'Продать долг' });
  expect(await page.getByLabel('Покупатель').inputValue()).toContain('Коллект');
  await page.getByRole('button', { name: 'Отправить на подтверждение' }).click();
  await page.getByText('Введите цену').first().waitFor();
  await page.getByLabel('Цена').fill('45 000,50');
  await page.getByLabel('Оплатить до').fill('15.12.2026');
  await page.getByLabel('Почему').fill('Портфель 8');
  await page.getByRole('button', { name: 'Отправить на подтверждение' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить на подтверждение' }).click();
  await page.getByText('Нужно подтверждение второго сотрудника').waitFor();
  const sale = { loanId: LOAN_ID, buyer: 'ТОО «Коллект Қазақстан»' };
  expect(asked).toEqual([
    { ...sale, price: '40000.00', payBy: '2026-12-20', note: '' },
    { ...sale, price: '45000.50', payBy: '2026-12-15', note: 'Портфель 8' },
  ]);
  await page.close();
});
