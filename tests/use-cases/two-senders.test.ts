/** D0208: two processes that send the same message, or of which one is lost while it does. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { atHour, localDate } from '../../schema/values/local-date.ts';
import { deliveries } from '../../server/people/deliveries.ts';
import type { Holder } from '../../server/people/holder.ts';
import type { Sms, SmsReport } from '../../server/ports/sms.ts';
import { makeChannels } from '../../server/use-cases/notice/channels.ts';
import { makeNoticeDelivery } from '../../server/use-cases/notice/delivery.ts';
import { issued, spl } from '../support/a-loan.ts';
import { writtenLoan } from '../support/a-written-loan.ts';
import { aBorrower, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';
import { testHolder } from '../support/postgres.ts';
import { until } from '../support/until.ts';

const NOON = atHour(localDate('2026-03-09'), 12);
let world: LendingWorld;
let person: TestPerson;
const holders: Holder[] = [];
beforeAll(async () => {
  world = await lendingWorld();
});
afterAll(async () => {
  for (const holder of holders) await holder.close();
  await world.close();
});

/** Each call is a message that somebody gets: this provider does not know keys. */
const provider = {
  sent: [] as string[],
  report: { state: 'NEVER_CAME' } as SmsReport,
  asked: 0,
  slow: () => sleep(0),
  answers: 'sent' as 'sent' | 'not-sent' | Error,
};
const sms: Sms = {
  async send({ key }) {
    provider.sent.push(key);
    const { answers, slow } = provider;
    await slow();
    if (answers instanceof Error) throw answers;
    return answers;
  },
  reportOf: async () => {
    provider.asked += 1;
    return provider.report;
  },
};

/** A worker with its own life: `holder.forsake` is its death. */
function aWorker(by: Sms = sms) {
  const holder = testHolder(world.databaseUrl);
  holders.push(holder);
  const deps = { ...world, notices: world.people.notices, publicUrl: 'https://nesie.kz', sms: by };
  const kept = deliveries({ db: world.people.db, holder });
  const channels = makeChannels({ ...deps, deliveries: kept, codeReports: world.people.codeReports });
  return { holder, channels, delivery: makeNoticeDelivery({ ...deps, channels, options: world.payments.options }) };
}

beforeEach(async () => {
  Object.assign(provider, {
    sent: [],
    report: { state: 'NEVER_CAME' },
    asked: 0,
    slow: () => sleep(500),
    answers: 'sent',
  });
  world.running.length = 0;
  await world.pool.query('delete from people.notice');
  person = await aBorrower(world);
  world.clock.set('2026-03-09');
  world.running.push(await writtenLoan(world, person, [['2026-03-02', (story) => story]], issued(spl())));
  await world.reminders.planDay(localDate('2026-03-09'));
});

const rows = async () =>
  (
    await world.pool.query(
      `select d.state, d.broken_off, n.sent_at is not null as sent from people.notice n
       left join people.notice_delivery d using (key) where n.borrower_id = $1 and channel = 'SMS'`,
      [person.borrowerId],
    )
  ).rows;
/** It sends, and does not come to an end before `answer` is called. */
async function sendsWithoutEnd(worker: ReturnType<typeof aWorker>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  provider.slow = () => promise;
  const sending = worker.delivery.sendDue(NOON).catch(() => undefined);
  await until(async () => provider.sent.length === 1);
  provider.slow = () => sleep(0);
  const answer = async () => {
    resolve();
    await sending;
  };
  const die = async () => {
    const number = await worker.holder.number();
    worker.holder.forsake();
    const lives = () => world.pool.query('select ops.lives($1) as yes', [number]);
    await until(async () => !(await lives()).rows[0].yes);
  };
  return { answer, die };
}

it('two that send what is due at once send it once', async () => {
  const [one, other] = [aWorker(), aWorker()];
  await Promise.all([one.delivery.sendDue(NOON), other.delivery.sendDue(NOON), one.delivery.sendDue(NOON)]);
  expect(provider.sent).toHaveLength(1);
  expect(await rows()).toEqual([{ state: 'TAKEN', broken_off: 0, sent: true }]);
});

it('two that tell of an event at once send it once, and the second hears that it is being sent', async () => {
  const borrower = await world.borrowers.find(person.borrowerId);
  if (!borrower) throw new Error('nobody');
  const notice = { key: `t-${person.borrowerId}`, borrowerId: borrower.id, loanId: null, kind: 'topUpOwed' } as const;
  const tell = () => aWorker().channels.send(borrower, { ...notice, facts: { amount: '5' } });
  const { promise, resolve } = Promise.withResolvers<void>();
  provider.slow = () => promise;
  const first = tell();
  await until(() => provider.sent.length === 1);
  await expect(tell()).rejects.toThrow('another process is sending');
  resolve();
  await first;
  await tell();
  expect(provider.sent).toHaveLength(1);
});

it.each([
  [{ state: 'NEVER_CAME' }, 2],
  [{ state: 'ON_ITS_WAY' }, 1],
  [{ state: 'DELIVERED' }, 1],
] as const)('a worker is lost while it sends: the provider says %j, and another finishes it', async (report, times) => {
  const other = aWorker();
  const lost = await sendsWithoutEnd(aWorker());
  await other.delivery.sendDue(NOON);
  expect(provider.sent).toHaveLength(1);
  await lost.die();
  provider.report = report;
  await other.delivery.sendDue(NOON);
  expect([provider.sent.length, provider.asked]).toEqual([times, 1]);
  expect(await rows()).toEqual([{ state: 'TAKEN', broken_off: 1, sent: true }]);
  await lost.answer();
});

it('while the provider does not say whether a lost one had sent it, it is not sent again', async () => {
  const other = aWorker();
  const lost = await sendsWithoutEnd(aWorker());
  await lost.die();
  provider.report = { state: 'UNKNOWN' };
  await expect(other.delivery.sendDue(NOON)).rejects.toThrow('whether the message has left is not known');
  expect(provider.sent).toHaveLength(1);
  await lost.answer();
});

it('who slept through the end of his claim does not take back what the other has written', async () => {
  provider.answers = 'not-sent';
  const slow = await sendsWithoutEnd(aWorker());
  await world.pool.query("update people.notice_delivery set held_until = now() - interval '1 second'");
  provider.answers = 'sent';
  await aWorker().delivery.sendDue(NOON);
  await slow.answer();
  expect(await rows()).toEqual([{ state: 'TAKEN', broken_off: 1, sent: true }]);
});

it('one that broke off without a word is tried again at once, and is asked about first', async () => {
  const worker = aWorker();
  Object.assign(provider, { answers: new Error('reset') });
  await expect(worker.delivery.sendDue(NOON)).rejects.toThrow('reset');
  Object.assign(provider, { answers: 'sent', report: { state: 'DELIVERED' } });
  await worker.delivery.sendDue(atHour(localDate('2026-03-09'), 13));
  expect([provider.sent.length, provider.asked]).toEqual([1, 1]);
});

it('a worker that is lost between a report and the next channel leaves that to the next round', async () => {
  await world.people.accounts.setEmail(person.borrowerId, `a-${person.borrowerId}@example.kz`, world.clock.now());
  world.mails.length = 0;
  const worker = aWorker();
  await worker.delivery.sendDue(NOON);
  const later = () =>
    world.pool.query(`update people.notice_delivery set at = at - interval '5 minutes',
      asked_at = asked_at - interval '1 hour'`);
  await later();
  provider.report = { state: 'FAILED', reason: 'status 20' };
  const mail = { send: async () => Promise.reject(new Error('lost')) };
  const deps = { ...world, notices: world.people.notices, publicUrl: 'https://nesie.kz', sms, mail };
  const lost = makeChannels({ ...deps, deliveries: world.people.deliveries, codeReports: world.people.codeReports });
  await expect(lost.askReports()).rejects.toThrow('lost');
  await later();
  await worker.channels.askReports();
  expect(world.mails).toHaveLength(1);
});
