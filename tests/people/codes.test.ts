/** A fault between an SMS code and its effect costs no code, and no code has two effects. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSmsPrices } from '../../schema/reference/sms-operators.ts';
import type { CommandId } from '../../schema/values/ids.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { smsLength } from '../../schema/values/sms-parts.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { codeReports } from '../../server/people/code-reports.ts';
import { codes } from '../../server/people/codes.ts';
import type { Sms, SmsReport } from '../../server/ports/sms.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { changingRing } from '../support/key-rings.ts';
import { anApplicant, chance } from '../support/person.ts';
import { testHolder } from '../support/postgres.ts';
import { seedOf } from '../support/seed.ts';
import { until } from '../support/until.ts';

const random = chance(seedOf('codes'));
let access: AccessApp;

beforeAll(async () => {
  access = await accessApp();
});
afterAll(() => access.close());

const command = (): CommandId => uuidIds.fresh<CommandId>();
const wrongFor = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');
const asked = (commandId = command()) => ({ locale: 'RU' as const, commandId });
const done = async () => ({ done: true as const });
const broken = async (): Promise<{ done: true }> => {
  throw new Error('the ledger is away');
};

async function sent() {
  const { phone } = anApplicant(random);
  const binding = { purpose: 'REGISTRATION' as const, subject: 'registration', phone: phone as never };
  await access.people.codes.send(binding, asked());
  const code = await access.codeFor(phone);
  const use = (commandId: CommandId, typed = code) => ({ ...binding, code: typed, commandId });
  return { use, code, using: access.people.codes.using };
}

describe('a code whose effect was interrupted', () => {
  test('the code is good for the next press, as often as that may happen, with or without the same key', async () => {
    const { use, using } = await sent();
    const first = command();
    for (let round = 0; round < 5; round++) await expect(using(use(first), broken)).rejects.toThrow();
    await expect(using(use(command()), broken)).rejects.toThrow();
    expect(await using(use(command()), done)).toEqual({ done: true });
  });

  test('the code is good after a refused effect too, and wrong tries in between still count', async () => {
    const { use, using, code } = await sent();
    const wrong = wrongFor(code);
    const no = async () => ({ refusal: { code: 'DOCUMENT_CHANGED' as const } });
    expect(await using<object>(use(command()), no)).toMatchObject({ refusal: { code: 'DOCUMENT_CHANGED' } });
    expect(await using(use(command(), wrong), done)).toMatchObject({ refusal: { code: 'CODE_WRONG' } });
    expect(await using<object>(use(command()), no)).toMatchObject({ refusal: { code: 'DOCUMENT_CHANGED' } });
    const second = await using(use(command(), wrong), done);
    expect(second).toMatchObject({ refusal: { facts: { triesLeft: '1' } } });
    expect(await using(use(command(), wrong), done)).toMatchObject({ refusal: { code: 'CODE_TRIES_OVER' } });
    expect(await using(use(command()), done)).toMatchObject({ refusal: { code: 'CODE_TRIES_OVER' } });
  });

  test('the code is good at once when the process that used it has died', async () => {
    const { use, using } = await sent();
    const dead = testHolder(access.url);
    await access.pool.query(`update people.code set holder = $1, held_until = now() + interval '1 minute'`, [
      await dead.number(),
    ]);
    expect(await using(use(command()), done)).toMatchObject({ refusal: { code: 'IDEMPOTENCY_IN_FLIGHT' } });
    await dead.close();
    const commandId = command();
    await until(async () => 'done' in (await using(use(commandId), done)));
  });
});

test('a message whose sender died is sent again at once, without another count; one that went out is waited for', async () => {
  const { phone } = anApplicant(random);
  const binding = { purpose: 'REGISTRATION' as const, subject: 'registration', phone: phone as never };
  const dead = testHolder(access.url);
  const first = await access.people.codes.send(binding, asked());
  const mine = `binding = (select binding from people.code order by sent_at desc limit 1)`;
  await access.pool.query(
    `update people.code set handed_over_at = null, holder = $1, held_until = now() + interval '1 minute' where ${mine}`,
    [await dead.number()],
  );
  expect(await access.people.codes.send(binding, asked())).toMatchObject({ refusal: { code: 'CODE_TOO_SOON' } });
  await dead.close();
  await until(async () => 'sent' in (await access.people.codes.send(binding, asked())));
  expect(await access.people.codes.send(binding, asked())).toMatchObject({ refusal: { code: 'CODE_TOO_SOON' } });
  const left = 'sent' in first ? first.sent.codesLeftToday : -1;
  expect(await access.people.codes.codesLeftToday(binding.phone, 'REGISTRATION')).toBe(left);
});

test('a repeat of the press whose answer was lost gets the code that was sent; another press waits', async () => {
  const { phone } = anApplicant(random);
  const binding = { purpose: 'REGISTRATION' as const, subject: 'registration', phone: phone as never };
  const press = asked();
  const first = await access.people.codes.send(binding, press);
  const code = await access.codeFor(phone);
  expect(
    await access.people.codes.using({ ...binding, code: wrongFor(code), commandId: command() }, done),
  ).toMatchObject({
    refusal: { code: 'CODE_WRONG' },
  });
  const again = await access.people.codes.send(binding, press);
  if (!('sent' in first && 'sent' in again)) throw new Error('no code was sent');
  expect(again.sent).toMatchObject({ codesLeftToday: first.sent.codesLeftToday, triesLeft: 2 });
  expect(await access.people.codes.send(binding, asked())).toMatchObject({ refusal: { code: 'CODE_TOO_SOON' } });
  expect(await access.codeFor(phone)).toBe(code);
  expect(await access.people.codes.using({ ...binding, code, commandId: command() }, done)).toEqual({ done: true });
  expect(await access.people.codes.send(binding, press)).toMatchObject({ refusal: { code: 'CODE_TOO_SOON' } });
});

test('ten presses at once have one effect', async () => {
  const { use, using } = await sent();
  let effects = 0;
  const counted = async () => {
    effects += 1;
    await sleep(100);
    return { done: true as const };
  };
  const answers = await Promise.all(Array.from({ length: 10 }, () => using(use(command()), counted)));
  expect(effects).toBe(1);
  expect(answers.filter((answer) => 'done' in answer)).toHaveLength(1);
  expect(await using(use(command()), counted)).toMatchObject({ refusal: { code: 'CODE_EXPIRED' } });
});

test('the command that used a code up passes with it again, no other does, and never with a wrong one', async () => {
  const { use, using, code } = await sent();
  const mine = command();
  expect(await using(use(mine), done)).toEqual({ done: true });
  expect(await using(use(mine), done)).toEqual({ done: true });
  expect(await using(use(command()), done)).toMatchObject({ refusal: { code: 'CODE_EXPIRED' } });
  const wrong = wrongFor(code);
  expect(await using(use(mine, wrong), done)).toMatchObject({ refusal: { code: 'CODE_WRONG' } });
});

const REPORTED = '77011234599' as Phone;

test('R781: an SMS of a code has parts and cost before it leaves; a report that comes after a restart is its own', async () => {
  const { db, vault } = access.people;
  const holder = testHolder(access.url);
  const keys = changingRing();
  const said: SmsReport[] = [];
  const questions: string[] = [];
  const sms: Sms = {
    async send({ text }) {
      const { rows } = await sql<{ parts: number | null }>`
        select parts from people.code order by sent_at desc limit 1`.execute(db);
      expect([rows[0]?.parts, smsLength(text).parts]).toEqual([1, 1]);
      return text.includes('регистрации') ? 'sent' : 'not-sent';
    },
    async reportOf({ key, to }) {
      questions.push(`${key} ${to}`);
      return said.shift() ?? { state: 'UNKNOWN' };
    },
  };
  const process = () => codeReports({ db, vault, sms, keys });
  const own = codes({
    ...{ db, vault, ids: uuidIds, holder, clock: async () => new Date(), domain: 'nesie.kz', keys, sms },
    reports: process(),
    mail: { send: async () => 'not-sent' },
    smsPricesNow: () => readSmsPrices('kcell=21.50,beeline=20,tele2=18,other=25'),
  });
  const binding = { subject: 'reports', phone: REPORTED };
  const open = async () => {
    const { rows } = await sql<{ to: string | null; open: boolean }>`
      select encode(sent_to, 'escape') as to, ask_at is not null as open from people.code_report
      where address_index = ${vault.index('phone', REPORTED)} order by code_id`.execute(db);
    return rows;
  };
  const shown = async () =>
    (await process().last([{ phone: REPORTED }], 5)).map(({ purpose, used, delivery }) => {
      const { state, reason, channel, parts, cost } = delivery;
      return [purpose, used, state, reason, channel, parts, cost];
    });
  const time = (pause: string) =>
    sql`with old as (update people.code set sent_at = sent_at - ${pause}::interval returning id)
        update people.code_report set ask_at = ask_at - ${pause}::interval where ask_at is not null`.execute(db);
  const row = ['SMS', 1, 2_150n] as const;

  expect(await own.send({ purpose: 'REGISTRATION', ...binding }, asked())).toHaveProperty('sent');
  await process().askDue();
  expect(questions).toEqual([]);
  expect(await shown()).toEqual([['REGISTRATION', false, 'TAKEN', null, ...row]]);
  const [sealed] = await open();
  expect(sealed?.to).toBeTruthy();
  expect(sealed?.to).not.toContain(REPORTED.slice(-7));
  keys.rotate();
  said.push({ state: 'UNKNOWN' }, { state: 'ON_ITS_WAY' }, { state: 'FAILED', reason: 'status 20' });
  for (const pause of ['20 seconds', '5 minutes', '2 hours']) {
    await time(pause);
    await Promise.all([process().askDue(), process().askDue()]);
  }
  expect(said).toEqual([]);
  expect(new Set(questions)).toEqual(new Set([expect.stringMatching(new RegExp(`^[0-9a-f-]{36} ${REPORTED}$`))]));
  expect(await open()).toEqual([{ to: null, open: false }]);
  expect(await shown()).toEqual([['REGISTRATION', false, 'FAILED', 'status 20', ...row]]);

  expect(await own.send({ purpose: 'CHANGE', ...binding }, asked())).toHaveProperty('refusal');
  expect(await shown()).toContainEqual(['CHANGE', false, 'NOT_TAKEN', null, ...row]);
  await own.send({ purpose: 'REGISTRATION', ...binding, subject: 'another' }, asked());
  // A report comes before its turn: the newest are asked about at once, and one that is known is not asked again.
  questions.length = 0;
  said.push({ state: 'ON_ITS_WAY' });
  await process().askNewest();
  expect(questions).toHaveLength(1);
  await time('25 hours');
  await process().askDue();
  expect((await open()).map((one) => one.open)).toEqual([false, false, false]);
  expect((await open()).map((one) => one.to)).toEqual([null, null, null]);
  await holder.close();
});
