/** A borrower gets each SMS once, in the chosen language, with a sum and a day, and without personal data. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loanStream } from '../../schema/events/streams.ts';
import type { PaymentId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { readTenge, tenge } from '../../schema/values/money.ts';
import { closeDay, on, pay, paymentId } from '../support/a-loan.ts';
import { ask } from '../support/a-restructuring.ts';
import { writtenLoan } from '../support/a-written-loan.ts';
import { aBorrower, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';
import { shortOf } from '../support/size.ts';
import type { Story } from '../support/spec.ts';

let world: LendingWorld;
beforeAll(async () => {
  world = await lendingWorld();
});
afterAll(() => world.close());

type Days = readonly (readonly [day: string, tell: (story: Story) => Story])[];

async function toldOf(person: TestPerson, days: Days): Promise<{ texts: string[]; events: Story['events'] }> {
  const stream = loanStream(await writtenLoan(world, person, days));
  const runner = world.startWorkflows();
  const head = (await world.ledger.readLatest(stream)).events.at(-1)?.position ?? 0n;
  await runner.idle(head);
  await runner.stop();
  const { events } = await world.ledger.readLatest(stream);
  const texts = world.sent.filter(({ to, code }) => to === person.phone && !code).map(({ text }) => text);
  return { texts, events: events as never };
}

it.each(
  shortOf(1, [
    ['RU', /после решения суда .* (\d[\d\s]*) тенге, предложение до 25\.06\.2026/],
    ['KK', /сот шешімінен кейін .* (\d[\d\s]*) теңге, ұсыныстың соңғы күні 25\.06\.2026/],
  ] as const),
)('an offer after a court decision is announced once, on its day, in %s', async (locale, words) => {
  const person = await aBorrower(world);
  await world.people.db.updateTable('people.account').set({ locale }).where('id', '=', person.borrowerId).execute();
  const { texts, events } = await toldOf(person, [
    ['2026-06-10', (story) => story.when(closeDay('2026-06-10'))],
    ['2026-06-15', (story) => story.when(ask('2026-06-15', 4, localDate('2026-06-09')))],
    ['2026-06-16', (story) => story.when(closeDay('2026-06-16'))],
    ['2026-06-17', (story) => story.when(closeDay('2026-06-17'))],
  ]);
  const offers = events.flatMap((event) => (event.type === 'RestructuringRequested' ? [event.data] : []));
  expect(offers).toHaveLength(3);
  const outcome = texts.filter((text) => words.test(text));
  expect(outcome).toHaveLength(1);
  expect(outcome[0]).toContain(readTenge(offers[0]?.firstPayment ?? tenge(0)));
  expect(outcome[0]).not.toMatch(/Айгерим|Сейт|\+?7\d{10}|\d{12}/);
});

it('a restructuring that the borrower requests himself sends him no message', async () => {
  const person = await aBorrower(world);
  const days: Days = [
    ['2026-03-20', (story) => story.when(closeDay('2026-03-20'))],
    ['2026-03-21', (story) => story.when(ask('2026-03-21', 4))],
  ];
  expect((await toldOf(person, days)).texts.join()).not.toContain('реструктуризацию');
});

it('a partial reversal is reported with its remainder, and the remainder is not reported again as a payment', async () => {
  const person = await aBorrower(world);
  const rest = { paymentId: paymentId(9) as PaymentId, amount: tenge(3_000) };
  const command = { type: 'ReversePayment', paymentId: paymentId(1), reversedOn: localDate('2026-03-06') } as const;
  const { texts } = await toldOf(person, [
    ['2026-03-05', (story) => story.when(pay('2026-03-05', tenge(5_000), 1))],
    ['2026-03-06', (story) => story.when(on('2026-03-06', { ...command, reason: 'PROVIDER', rest }))],
  ]);
  const money = texts.filter((text) => /плат[её]ж/.test(text)).map((text) => text.replaceAll('\u00a0', ' '));
  expect(money).toEqual([
    expect.stringContaining('платёж 5 000 тенге'),
    expect.stringContaining('отозвано 2 000 тенге, зачтено 3 000'),
  ]);
});

it('nobody is thanked for repaying a written-off debt', async () => {
  const person = await aBorrower(world);
  const { texts } = await toldOf(person, [
    ['2026-06-10', (story) => story.when(closeDay('2026-06-10'))],
    [
      '2026-06-11',
      (story) =>
        story
          .when(on('2026-06-11', { type: 'WriteOff', reason: 'DEATH' }))
          .when(on('2026-06-11', { type: 'CloseLoan' })),
    ],
  ]);
  expect(texts.at(-1)).toContain('остаток долга списан');
  expect(texts.join()).not.toContain('погашен');
});
