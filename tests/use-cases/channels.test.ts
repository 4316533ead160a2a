/** R584, R585: one message by several channels, what became of it, and what support sees of that. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { atHour, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { makeChannels } from '../../server/use-cases/notice/channels.ts';
import { issued, spl } from '../support/a-loan.ts';
import { writtenLoan } from '../support/a-written-loan.ts';
import { aBorrower, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';

let world: LendingWorld;
let person: TestPerson;
beforeAll(async () => {
  world = await lendingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const kept of [world.running, world.sent, world.mails]) kept.length = 0;
  world.smsReports.clear();
  world.smsDown.now = false;
  person = await aBorrower(world);
  await world.people.accounts.setEmail(person.borrowerId, `a-${person.borrowerId}@example.kz`, world.clock.now());
  world.clock.set('2026-03-09');
});

/** A reminder of the 9th: the loan of 2 March ends on the 12th. */
async function reminded(channel: 'SMS' | 'EMAIL' = 'SMS', hour = 12): Promise<string> {
  world.running.push(await writtenLoan(world, person, [['2026-03-02', (story) => story]], issued(spl())));
  await world.noticeList.choose(person.borrowerId, { channel, hour: 10 });
  await world.reminders.planDay(localDate('2026-03-09'));
  await world.delivery.sendDue(atHour(localDate('2026-03-09'), hour));
  return keyOf();
}
async function keyOf(): Promise<string> {
  const { rows } = await world.pool.query('select key from people.notice where borrower_id = $1', [person.borrowerId]);
  return rows[0].key;
}
const ways = async () =>
  (await world.people.deliveries.of([await keyOf()])).map(({ channel, state, reason }) => [channel, state, reason]);
const later = () =>
  world.pool.query(
    `update people.notice_delivery set at = at - interval '5 minutes', asked_at = asked_at - interval '1 hour'`,
  );
const counts = () => [world.sent.length, world.mails.length];

it('an SMS that did not arrive comes by mail, once, and one that arrived comes nowhere else', async () => {
  const key = await reminded();
  expect(counts()).toEqual([1, 0]);
  await world.can.askReports();
  expect(await ways()).toEqual([['SMS', 'TAKEN', null]]);
  await later();
  await world.can.askReports();
  expect(await ways()).toEqual([['SMS', 'TAKEN', null]]);
  world.smsReports.set(key, { state: 'FAILED', reason: 'status 20' });
  await world.can.askReports();
  expect(counts()).toEqual([1, 0]);
  await later();
  await world.can.askReports();
  expect(await ways()).toEqual([
    ['EMAIL', 'TAKEN', null],
    ['SMS', 'FAILED', 'status 20'],
  ]);
  await later();
  await world.can.askReports();
  await world.delivery.sendDue(atHour(localDate('2026-03-09'), 14));
  expect(counts()).toEqual([1, 1]);
  expect(world.mails[0]).toMatchObject({ key, text: world.sent[0]?.text });
});

it('a delivered SMS is asked about no more', async () => {
  const key = await reminded();
  world.smsReports.set(key, { state: 'DELIVERED' });
  await later();
  await world.can.askReports();
  world.smsReports.set(key, { state: 'FAILED', reason: 'late nonsense' });
  await later();
  await world.can.askReports();
  expect(await ways()).toEqual([['SMS', 'DELIVERED', null]]);
  expect(counts()).toEqual([1, 0]);
});

it('the order is that of the choice: mail first, and SMS where no mail goes', async () => {
  await reminded('EMAIL');
  expect(counts()).toEqual([0, 1]);
  person = await aBorrower(world);
  await reminded('EMAIL');
  expect(counts()).toEqual([1, 1]);
  expect(await ways()).toEqual([['SMS', 'TAKEN', null]]);
});

it('an SMS provider that is down lets the reminder go by mail, and a repeat sends nothing twice', async () => {
  world.smsDown.now = true;
  await reminded();
  expect(counts()).toEqual([0, 1]);
  expect(await ways()).toEqual([
    ['SMS', 'NOT_TAKEN', null],
    ['EMAIL', 'TAKEN', null],
  ]);
});

const channelsNow = () =>
  makeChannels({
    ...world,
    notices: world.people.notices,
    deliveries: world.people.deliveries,
    codeReports: world.people.codeReports,
    publicUrl: 'https://nesie.kz',
    smsPrices: { kcell: tenge(20), beeline: tenge(20), tele2: tenge(20), other: tenge(20) },
  });
async function told(kind: 'topUpOwed' | 'approved'): Promise<string[][]> {
  const borrower = await world.borrowers.find(person.borrowerId);
  if (!borrower) throw new Error('nobody');
  const notice = { key: `${kind}-${person.borrowerId}`, borrowerId: person.borrowerId, loanId: null, kind };
  await channelsNow().send(borrower, { ...notice, facts: { amount: '5' } });
  const kept = await world.people.deliveries.of([notice.key]);
  return kept.map(({ channel, state }) => [channel, state]);
}

it('what is bound to SMS is tried by SMS until it goes, and its mail leaves once', async () => {
  await world.noticeList.choose(person.borrowerId, { channel: 'EMAIL', hour: 10 });
  world.smsDown.now = true;
  await expect(told('topUpOwed')).rejects.toThrow('sms not sent');
  await expect(told('topUpOwed')).rejects.toThrow('sms not sent');
  expect(counts()).toEqual([0, 1]);
  world.smsDown.now = false;
  await told('topUpOwed');
  await told('topUpOwed');
  expect(counts()).toEqual([1, 1]);
  const kept = await world.people.deliveries.of([`topUpOwed-${person.borrowerId}`]);
  expect(kept).toContainEqual(expect.objectContaining({ channel: 'SMS', parts: 2, cost: tenge(40) }));
});

it('the SMS of a bound message that did not arrive falls to the mail that could not leave before', async () => {
  person = await aBorrower(world);
  const key = `topUpOwed-${person.borrowerId}`;
  await world.people.notices.keep(
    { key, borrowerId: person.borrowerId, loanId: null, kind: 'topUpOwed', facts: { amount: '5' } },
    world.clock.now(),
  );
  expect(await told('topUpOwed')).toContainEqual(['SMS', 'TAKEN']);
  expect(counts()).toEqual([1, 0]);
  await world.people.accounts.setEmail(person.borrowerId, `b-${person.borrowerId}@example.kz`, world.clock.now());
  world.smsReports.set(key, { state: 'FAILED', reason: 'status 20' });
  await later();
  await world.can.askReports();
  expect(counts()).toEqual([1, 1]);
});

it.each([
  ['EMAIL', false, [0, 1]],
  ['SMS', false, [1, 0]],
  ['SMS', true, [0, 1]],
  ['CABINET', false, [1, 1]],
  [undefined, false, [1, 1]],
  [undefined, true, [0, 1]],
] as const)('a decision with the choice %s, SMS down %s: SMS and mail %j', async (channel, down, expected) => {
  if (channel) await world.noticeList.choose(person.borrowerId, { channel, hour: 10 });
  world.smsDown.now = down;
  await told('approved');
  await told('approved');
  expect(counts()).toEqual(expected);
});
