/** R160-R163: reminders, the hours of messages, the list of them and the choice, on the business clock. */
import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loanStream } from '../../schema/events/streams.ts';
import { isDayOff } from '../../schema/reference/calendar.ts';
import type { LoanId, PaymentId } from '../../schema/values/ids.ts';
import { addDays, atHour, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { commandAccount } from '../../server/use-cases/balance/balance.ts';
import { openingFor } from '../../server/use-cases/notice/message-hours.ts';
import { closeDay, issued, on, pay, paymentId, spl } from '../support/a-loan.ts';
import { writtenLoan } from '../support/a-written-loan.ts';
import { inFull } from '../support/in-full.ts';
import { done, heard } from '../support/json-client.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { aBorrower, aCaller, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';
import { SOME_MOMENT } from '../support/moment.ts';
import type { Story } from '../support/spec.ts';

let world: LendingWorld;
let app: LendingApp;
let person: TestPerson;
beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.running.length = 0;
  world.sent.length = 0;
  person = await aBorrower(world);
});

type Days = Parameters<typeof writtenLoan>[2];
const SAME: (story: Story) => Story = (story) => story;

/** A loan of 100,000 tenge from 2 March 2026, due on Thursday, 12 March. */
async function aLoan(days: Days = [['2026-03-02', SAME]]): Promise<LoanId> {
  const loanId = await writtenLoan(world, person, days, issued(spl()));
  world.running.push(loanId);
  return loanId;
}

const texts = () => world.sent.map(({ text }) => text.replaceAll('\u00a0', ' '));

async function dayOf(date: string, hour = 12): Promise<string[]> {
  const before = world.sent.length;
  const day = localDate(date);
  world.clock.set(date);
  await world.reminders.planDay(day);
  await world.delivery.sendDue(atHour(day, hour));
  return texts().slice(before);
}

it('a borrower is reminded three days, one day and on the day before noon, with sum and link, and on no other', async () => {
  await aLoan();
  const days = ['2026-03-08', '2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'];
  const told: string[][] = [];
  for (const day of days) told.push(await dayOf(day));
  const all = /платёж по договору NS-2026-000001: 102 800 тенге\. Оплатить: http\S+\/ru\/cabinet$/;
  expect(told.map((one) => one.length)).toEqual([0, 1, 0, 1, 1, 0]);
  expect(told.flat()).toEqual(expect.arrayContaining([expect.stringMatching(all)]));
  expect(told.flat().map((text) => /^Nesie: ([^,]+), 12\.03\.2026,/.exec(text)?.[1])).toEqual([
    'через 3 дня',
    'завтра',
    'сегодня',
  ]);
});

it('a day that is planned and sent again, also after a restart, reminds once', async () => {
  await aLoan();
  expect(await dayOf('2026-03-09')).toHaveLength(1);
  expect(await dayOf('2026-03-09')).toEqual([]);
  expect(await dayOf('2026-03-09', 20)).toEqual([]);
  expect(await world.noticeList.list(person.borrowerId, 'RU')).toHaveLength(1);
});

it('a payment between planning and sending cancels the reminder', async () => {
  const loanId = await aLoan();
  world.clock.set('2026-03-11');
  await world.reminders.planDay(localDate('2026-03-11'));
  const paid = issued(spl()).when(pay('2026-03-11', tenge(102_520), 1));
  const { events, revision } = await world.ledger.readLatest(loanStream(loanId));
  const more = paid.events.slice(events.length);
  const context = {
    ...aCaller(person.borrowerId),
    effectiveDate: localDate('2026-03-11'),
    recordedAt: world.clock.now(),
  };
  await world.ledger.append(loanStream(loanId), revision, more, context);
  await world.delivery.sendDue(atHour(localDate('2026-03-11'), 12));
  expect(texts()).toEqual([]);
});

it('a balance that covers the payment is announced once, and nothing is asked for', async () => {
  await aLoan();
  await world.noticeList.choose(person.borrowerId, { channel: 'SMS', hour: 10, days: [5, 2, 0] });
  const deposit = { type: 'CreditBalance', reason: 'TOP_UP', amount: tenge(103_000), loanId: null } as const;
  const money = { ...deposit, paymentId: paymentId(77) as PaymentId };
  const outcome = await commandAccount(world, aCaller(person.borrowerId), person.borrowerId, money as never);
  expect(outcome).not.toHaveProperty('refusal');
  const told = [...(await dayOf('2026-03-07')), ...(await dayOf('2026-03-10')), ...(await dayOf('2026-03-12'))];
  expect(told).toEqual([
    'Nesie: 12.03.2026 возьмём с баланса 102 800 тенге: платёж по договору NS-2026-000001. Платить не нужно.',
  ]);
});

it('the chosen hour and channel hold, in the chosen language; without a choice it is an SMS at ten', async () => {
  await aLoan();
  expect(await dayOf('2026-03-09', 9)).toEqual([]);
  expect(await dayOf('2026-03-09', 10)).toHaveLength(1);
  await world.people.db
    .updateTable('people.account')
    .set({ locale: 'KK' })
    .where('id', '=', person.borrowerId)
    .execute();
  await world.noticeList.choose(person.borrowerId, { channel: 'SMS', hour: 18 });
  expect(await dayOf('2026-03-11', 17)).toEqual([]);
  expect(await dayOf('2026-03-11', 18)).toEqual([
    expect.stringMatching(/төлем ертең, 12\.03\.2026: 102 800 теңге.*\/kz\/cabinet$/),
  ]);
  await world.noticeList.choose(person.borrowerId, { channel: 'CABINET', hour: 18 });
  expect(await dayOf('2026-03-12', 18)).toEqual([]);
  expect(await world.noticeList.list(person.borrowerId, 'KK')).toHaveLength(3);
});

it('a borrower is reminded on the chosen days alone; others of the same day keep theirs', async () => {
  await aLoan();
  await world.noticeList.choose(person.borrowerId, { channel: 'SMS', hour: 10, days: [2, 7] });
  const usual = await aBorrower(world);
  world.running.push(await writtenLoan(world, usual, [['2026-03-02', SAME]], issued(spl())));
  const told: number[] = [];
  for (const day of ['05', '07', '09', '10', '11', '12']) told.push((await dayOf(`2026-03-${day}`)).length);
  expect(told).toEqual([1, 0, 1, 1, 1, 1]);
  const read = async (id: TestPerson) =>
    (await world.noticeList.list(id.borrowerId, 'RU')).map(({ text }) => /^([^,]+),/.exec(text)?.[1]);
  expect(await read(person)).toEqual(['Через 2\u00a0дня', 'Через 7\u00a0дней']);
  expect(await read(usual)).toEqual(['Сегодня', 'Завтра', 'Через 3\u00a0дня']);
});

it('days that are chosen after a day was planned hold from the next day on', async () => {
  await aLoan();
  world.clock.set('2026-03-09');
  await world.reminders.planDay(localDate('2026-03-09'));
  await world.noticeList.choose(person.borrowerId, { channel: 'SMS', hour: 10, days: [2] });
  await world.delivery.sendDue(atHour(localDate('2026-03-09'), 12));
  expect(texts()).toHaveLength(1);
  expect(await dayOf('2026-03-10')).toHaveLength(1);
  expect(await dayOf('2026-03-11')).toEqual([]);
});

it('an operator that is away delays a reminder within its day; after that day it is not sent', async () => {
  await aLoan();
  world.smsDown.now = true;
  await expect(dayOf('2026-03-09')).rejects.toThrow();
  world.smsDown.now = false;
  expect(await dayOf('2026-03-09', 13)).toHaveLength(1);
  world.smsDown.now = true;
  await expect(dayOf('2026-03-11')).rejects.toThrow();
  world.smsDown.now = false;
  await world.delivery.sendDue(atHour(localDate('2026-03-12'), 9));
  expect(texts()).toHaveLength(1);
});

it('what the end of a day writes waits for the morning, what is late for a working morning', () => {
  const night = atHour(localDate('2026-03-13'), 2);
  expect(openingFor('prolongationLapsed', night)).toBe(atHour(localDate('2026-03-13'), 8));
  expect(openingFor('overdue', night)).toBe(atHour(localDate('2026-03-13'), 8));
  const saturday = localDate('2026-03-14');
  expect(isDayOff(saturday)).toBe(true);
  expect(openingFor('overdue', atHour(saturday, 12))).toBe(atHour(addDays(saturday, 2), 8));
  expect(openingFor('prolongationLapsed', atHour(saturday, 12))).toBe(atHour(saturday, 12));
  expect(openingFor('reminder', atHour(saturday, 21))).toBe(atHour(addDays(saturday, 1), 8));
});

it('an overdue message names the sum of its day and a link, and is not sent once the debt is paid', async () => {
  const late: Days = [
    ['2026-03-02', SAME],
    ['2026-03-13', (story) => story.when(closeDay('2026-03-13'))],
  ];
  const loanId = await aLoan(late);
  world.clock.set('2026-03-13');
  const notice = {
    key: `test:${loanId}`,
    borrowerId: person.borrowerId,
    loanId,
    kind: 'overdue',
    facts: { days: '1' },
  } as const;
  await world.delivery.tellInHours(notice);
  await world.delivery.sendDue(atHour(localDate('2026-03-13'), 12));
  const query = `{ paymentOptions(loanId: "${loanId}") { choices { kind toPay } } }`;
  const { data } = (await app.graphql(await app.tokenOf(person.borrowerId), query)).body;
  const page = data.paymentOptions.choices.find(({ kind }: { kind: string }) => kind === 'DUE').toPay;
  const [text = ''] = texts();
  expect(text).toMatch(/просрочка по договору NS-2026-000001, 1 день\. К оплате [\d ,]+ тенге: http\S+\/ru\/cabinet /);
  const printed = /К оплате ([\d ,]+) тенге/.exec(text)?.[1]?.replaceAll(' ', '').replace(',', '.');
  expect(Number(printed)).toBe(Number(page));
});

it('an overdue message whose debt was paid before the morning is not sent', async () => {
  const loanId = await aLoan([
    ['2026-03-02', SAME],
    ['2026-03-13', (story) => story.when(closeDay('2026-03-13'))],
    ['2026-03-14', (story) => story.when(pay('2026-03-14', tenge(150_000), 1))],
  ]);
  world.clock.set('2026-03-16');
  const about = { key: `paid:${loanId}`, borrowerId: person.borrowerId, loanId };
  await world.delivery.tellInHours({ ...about, kind: 'overdue', facts: { days: '1' } });
  await world.delivery.sendDue(atHour(localDate('2026-03-16'), 12));
  expect(texts()).toEqual([]);
});

inFull('agreements that lapse are told of; those that the borrower withdrew are not', async () => {
  const lapsing: Days = [
    ['2026-03-02', SAME],
    ['2026-03-10', (story) => story.when(on('2026-03-10', { type: 'RequestProlongation', days: 10 }))],
    ['2026-03-11', (story) => story.when(closeDay('2026-03-11'))],
  ];
  world.clock.set('2026-03-11');
  const stream = loanStream(await aLoan(lapsing));
  const runner = world.startWorkflows();
  await runner.idle((await world.ledger.readLatest(stream)).events.at(-1)?.position ?? 0n);
  await runner.stop();
  await world.delivery.sendDue(atHour(localDate('2026-03-11'), 12));
  expect(texts().filter((text) => text.includes('не завершено в срок'))).toEqual([
    expect.stringContaining('продление по договору NS-2026-000001'),
  ]);
});

it('the list has a read state and a count, in the language of the page, for its owner alone', async () => {
  await aLoan();
  await dayOf('2026-03-09');
  const token = await app.tokenOf(person.borrowerId);
  const shown = await app.graphql(token, '{ unreadNotices notices { id category title text read } }');
  expect(shown.body.data).toMatchObject({
    unreadNotices: 1,
    notices: [
      {
        category: 'LOAN',
        title: 'Скоро платёж',
        text: expect.stringMatching(/^Через 3\u00a0дня, 12\.03\.2026/),
        read: false,
      },
    ],
  });
  const ids = shown.body.data.notices.map(({ id }: { id: string }) => id);
  const stranger = await app.tokenOf((await aBorrower(world)).borrowerId);
  const read = 'mutation($ids: [ID!]!) { readNotices(ids: $ids) { unread errors { code } } }';
  await app.graphql(stranger, read, { ids });
  expect((await done(app.json(token).GET('/json/experiment/notifications'))).data.unreadCount).toBe(1);
  expect((await app.graphql(token, read, { ids })).body.data.readNotices).toEqual({ unread: 0, errors: [] });
  const list = (await done(app.json(token).GET('/json/experiment/notifications'))).data;
  expect(list).toMatchObject({ unreadCount: 0, notifications: [{ category: 'loan', read: true }] });
});

it('the choice is kept; an hour of the night and mail to an address that is not confirmed are refused', async () => {
  const token = await app.tokenOf(person.borrowerId);
  const choose =
    'mutation($channel: NoticeChannel!, $hour: Int!) { chooseNotices(channel: $channel, hour: $hour) { choice { channel hour } errors { code field } } }';
  const address = (email_confirmed_at: Date | null) =>
    world.people.db
      .updateTable('people.account')
      .set({ email_confirmed_at })
      .where('id', '=', person.borrowerId)
      .execute();
  await address(new Date(SOME_MOMENT));
  const chosen = (await app.graphql(token, choose, { channel: 'EMAIL', hour: 20 })).body.data.chooseNotices;
  expect(chosen).toEqual({ choice: { channel: 'EMAIL', hour: 20 }, errors: [] });
  const client = app.json(token);
  const night = await heard(client.POST(SETTINGS, { body: { channel: 'SMS', hour: 21 } }));
  expect(night.body.code).not.toBe(0);
  expect((await done(client.GET(SETTINGS))).data).toMatchObject({
    channel: 'EMAIL',
    hour: 20,
    email: true,
  });
  await address(null);
  const without = (await app.graphql(token, choose, { channel: 'EMAIL', hour: 9 })).body.data.chooseNotices;
  expect(without).toMatchObject({ choice: null, errors: [{ code: 'FIELD_INVALID', field: 'channel' }] });
});

it('chosen days are kept, the farthest first; a call without them keeps them; none, or one not offered, is refused', async () => {
  const token = await app.tokenOf(person.borrowerId);
  const shown = '{ noticeChoice { days } }';
  expect((await app.graphql(token, shown)).body.data.noticeChoice).toEqual({ days: [3, 1, 0] });
  const choose =
    'mutation($days: [Int!]) { chooseNotices(channel: SMS, hour: 10, days: $days) { choice { days } errors { code field } } }';
  const chosen = async (days?: number[]) =>
    (await app.graphql(token, choose, { days })).body.data.chooseNotices as unknown;
  expect(await chosen([2, 7, 2])).toEqual({ choice: { days: [7, 2] }, errors: [] });
  expect(await chosen()).toEqual({ choice: { days: [7, 2] }, errors: [] });
  for (const days of [[], [4], [3, 30]])
    expect(await chosen(days)).toEqual({ choice: null, errors: [{ code: 'FIELD_INVALID', field: 'days' }] });
  const client = app.json(token);
  const settings = (days?: (number | string)[]) =>
    heard(client.POST(SETTINGS, { body: { channel: 'SMS', hour: 11, ...(days ? { days: days as number[] } : {}) } }));
  await settings();
  expect((await done(client.GET(SETTINGS))).data).toMatchObject({ hour: 11, days: [7, 2] });
  await settings([5, '1']);
  expect((await done(client.GET(SETTINGS))).data).toMatchObject({ days: [5, 1] });
  expect((await settings([])).body.code).not.toBe(0);
});

const SETTINGS = '/json/experiment/notification/settings';

/** What a browser hands over: keys of the right length, an address of a real push service. */
const aBrowser = () => {
  const curve = createECDH('prime256v1');
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('base64url')}`,
    p256dh: curve.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
};
const SUBSCRIBE = `mutation($endpoint: String!, $p256dh: String!, $auth: String!) {
  subscribePush(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { push { key browsers } errors { code field } } }`;
const CHOOSE_PUSH = `mutation { chooseNotices(channel: PUSH, hour: 10) { choice { channel push } errors { field } } }`;
const pushed = async () =>
  (await world.pool.query(`select message from sandbox.outbox where channel = 'push' order by number`)).rows.map(
    ({ message }) => message,
  );

it('a subscribed browser gets the reminders that its owner chose for it, until its session ends; then they are SMS', async () => {
  await aLoan();
  const token = await app.tokenOf(person.borrowerId);
  expect((await app.graphql(token, CHOOSE_PUSH)).body.data.chooseNotices.errors).toEqual([{ field: 'channel' }]);
  const subscribed = await app.graphql(token, SUBSCRIBE, aBrowser());
  expect(subscribed.body.data.subscribePush).toEqual({
    push: { key: expect.stringMatching(/^[\w-]{87}$/), browsers: 1 },
    errors: [],
  });
  expect((await app.graphql(token, CHOOSE_PUSH)).body.data.chooseNotices).toEqual({
    choice: { channel: 'PUSH', push: true },
    errors: [],
  });
  expect(await dayOf('2026-03-09')).toEqual([]);
  const [message, ...more] = await pushed();
  expect(more).toEqual([]);
  expect(message).toMatchObject({ to: 'fcm.googleapis.com', subject: expect.stringMatching(/плат[её]ж/i) });
  expect(message.text).toMatch(/^Через 3\u00a0дня/);
  expect(message.text).not.toMatch(/http|Nesie/);
  await world.people.sessions.closeAll(person.borrowerId);
  expect(await dayOf('2026-03-11')).toEqual([expect.stringContaining('завтра')]);
  expect(await pushed()).toHaveLength(1);
});

it('a browser belongs to who subscribed it last, and is subscribed and ended by /json as well', async () => {
  const other = await aBorrower(world);
  const mine = app.json(await app.tokenOf(person.borrowerId));
  const { endpoint, ...keys } = aBrowser();
  const pushToken = JSON.stringify({ endpoint, expirationTime: null, keys });
  const theirs = app.json(await app.tokenOf(other.borrowerId));
  const browsers = async (whose: typeof mine) => (await done(whose.GET('/json/push/client'))).data.browsers;
  for (const wrong of [
    '',
    '{',
    '{}',
    pushToken.replace('fcm.googleapis.com', '10.0.0.1'),
    JSON.stringify({ endpoint, keys: { p256dh: 'AA', auth: 'AA' } }),
  ])
    expect((await heard(mine.POST('/json/push/client', { body: { pushToken: wrong } }))).body, wrong).toMatchObject({
      validationErrors: { pushToken: expect.any(String) },
    });
  await done(mine.POST('/json/push/client', { body: { pushToken } }));
  expect((await done(mine.POST('/json/push/client', { body: { pushToken } }))).data.browsers).toBe(1);
  await done(theirs.POST('/json/push/client', { body: { pushToken } }));
  expect([await browsers(mine), await browsers(theirs)]).toEqual([0, 1]);
  await mine.POST('/json/push/client/end', { body: { endpoint } });
  expect(await browsers(theirs)).toBe(1);
  await theirs.POST('/json/push/client/end', { body: { endpoint } });
  expect(await browsers(theirs)).toBe(0);
});
