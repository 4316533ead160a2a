import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import type { Role } from '../../schema/events/envelope.ts';
import type { Terms } from '../../schema/events/figures.ts';
import { loanStream } from '../../schema/events/streams.ts';
import { type ByTwo, HALVES } from '../../schema/reference/halves.ts';
import { STAFF_ROLES } from '../../schema/reference/staff.ts';
import { addDays, atHour } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { postgresTwoPersons } from '../../server/adapters/two-persons/postgres.ts';
import { refuse } from '../../server/domain/decider.ts';
import { byTwo } from '../../server/use-cases/kernel/second-person.ts';
import { commandLoan } from '../../server/use-cases/loan/loan-command.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { inFull } from '../support/in-full.ts';
import { applied, complete, faceShown, given, signedDocument } from '../support/lending-steps.ts';
import { aBorrower, aCaller, type LendingWorld, lendingWorld, TERMS } from '../support/lending-world.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let runner: Runner;
beforeAll(async () => {
  world = await lendingWorld();
  runner = world.startWorkflows();
});
afterAll(async () => {
  await runner.stop();
  await world.close();
});

const [ANNA, BEK, CARL] = ['a', 'b', 'c'].map((last) => `00000000-0000-4000-8000-00000000000${last}`) as [
  string,
  string,
  string,
];
const SUPPORT = { role: 'support', id: CARL } as const;
const LARGE: Terms = {
  ...TERMS,
  productType: 'INDIVIDUAL_PERSON_IL',
  amount: tenge(600_000),
  term: { unit: 'MONTH', count: 12 },
};
const verifier = (id = ANNA) => aCaller(id, 'verifier');

async function underReview() {
  const person = await aBorrower(world, 'manual-review');
  const { loanId } = await complete(world, person);
  await until(async () => (await world.loan(loanId)).status === 'ON_MANUAL_VERIFICATION');
  return { person, loanId };
}

describe('the office', () => {
  it("an approval by a person keeps the engine's limits, and the decision says MANUAL", async () => {
    const { loanId } = await underReview();
    expect(given(await world.office.take(verifier(), loanId)).loan.verifierId).toBe(ANNA);
    const decided = given(await world.office.decide(verifier(), loanId, true, 'seen')).loan;
    expect(decided.status).toBe('APPROVED');
    expect(decided.decision).toMatchObject({ outcome: 'APPROVED', sourceType: 'MANUAL' });
    expect(decided.scoringFacts?.reviewed).toBe(true);
  });

  inFull('above the authority of a verifier support confirms the approval that the taker asked for', async () => {
    const person = await aBorrower(world, 'manual-review', 12);
    const { loanId } = await applied(world, person, LARGE);
    await signedDocument(world, person, loanId, 'OFFER');
    const who = { caller: aCaller(person.borrowerId), borrowerId: person.borrowerId };
    const figures = { statementHash: 'e'.repeat(64), monthlyIncome: tenge(900_000), monthsWithIncome: 6 };
    given(await world.statements.uploaded(who, loanId, figures));
    await signedDocument(world, person, loanId, 'APPLICATION_FOR_TRANSFER_MONEY');
    await faceShown(world, person, loanId);
    await until(async () => (await world.loan(loanId)).status === 'ON_MANUAL_VERIFICATION');
    const support = () => aCaller(CARL, 'support');
    given(await world.office.take(verifier(), loanId));
    const early = await world.office.confirmApproval(support(), loanId, 'seen');
    expect(early).toMatchObject({ refusal: { code: 'NOT_ALLOWED_NOW' } });
    for (const asked of ['first', 'same'])
      expect(await world.office.decide(verifier(), loanId, true, 'seen')).toMatchObject({
        refusal: { code: 'TWO_PERSONS', facts: { asked } },
      });
    expect((await world.loan(loanId)).status).toBe('MANUAL_VERIFICATION');
    const decided = given(await world.office.confirmApproval(support(), loanId, 'seen')).loan;
    expect(decided.decision).toMatchObject({ sourceType: 'MANUAL' });
    const { events } = await world.ledger.readLatest(loanStream(loanId));
    expect(events.at(-1)?.metadata).toMatchObject({
      actor: { role: 'support', id: CARL },
      askedBy: { role: 'verifier', id: ANNA },
    });
    const { askedAt = '', recordedAt } = events.at(-1)?.metadata ?? {};
    expect(Date.parse(recordedAt ?? '') - Date.parse(askedAt)).toBeGreaterThanOrEqual(0);
  });

  it(`a verifier's rejection locks the borrower for 30 days`, async () => {
    const { loanId } = await underReview();
    given(await world.office.take(verifier(), loanId));
    const decided = given(await world.office.decide(verifier(), loanId, false, 'seen')).loan;
    expect(decided.status).toBe('REJECTED');
    expect(decided.lockedUntil).toBe('2026-12-20');
  });

  it('a verifier sees who applied only in an application that they took', async () => {
    const { loanId } = await underReview();
    world.queued.splice(0, Number.POSITIVE_INFINITY, loanId);
    const sees = async (viewer: { role: Role; id: string }) =>
      (await world.office.queue([], viewer)).rows.map(({ applicant }) => applicant !== undefined);
    expect(await sees(verifier().actor)).toEqual([false]);
    given(await world.office.take(verifier(), loanId));
    expect([await sees(verifier().actor), await sees(verifier(BEK).actor), await sees(SUPPORT)]).toEqual([
      [true],
      [false],
      [true],
    ]);
    world.queued.splice(0);
  });

  it('only the verifier who took an application can decide it', async () => {
    const { loanId } = await underReview();
    expect(await world.office.decide(verifier(), loanId, true, 'seen')).toMatchObject({
      refusal: { code: 'NOT_ALLOWED_NOW' },
    });
    given(await world.office.take(verifier(), loanId));
    expect(await world.office.decide(verifier(BEK), loanId, true, 'seen')).toMatchObject({
      refusal: { code: 'TAKEN_BY_OTHER' },
    });
  });

  inFull('the queue says when a promised hour was missed, and what is promised instead', async () => {
    const person = await aBorrower(world, 'manual-review');
    const fast = await complete(world, person, { ...TERMS, fastIssue: true });
    await until(async () => (await world.loan(fast.loanId)).status === 'ON_MANUAL_VERIFICATION');
    world.queued.splice(0, Number.POSITIVE_INFINITY, fast.loanId);
    const day = await world.clock.today();
    world.clock.set(addDays(day, 2));
    const [first] = (await world.office.queue([], SUPPORT)).rows;
    expect(first).toMatchObject({ loan: { loanId: fast.loanId }, promise: { missed: true, wholeDay: true } });
    world.clock.set(day);
    world.queued.splice(0);
  });

  inFull(
    'the borrower is told when the promised hour has passed, and when the five days end the application',
    async () => {
      const person = await aBorrower(world, 'manual-review');
      const { loanId } = await complete(world, person, { ...TERMS, fastIssue: true });
      await until(async () => (await world.loan(loanId)).status === 'ON_MANUAL_VERIFICATION');
      await runner.idle((await world.loan(loanId)).position);
      const day = await world.clock.today();
      const told = () => world.sent.filter(({ to, code }) => to === person.phone && !code).map(({ text }) => text);
      expect(told()).toEqual([]);
      await world.delivery.sendDue(atHour(addDays(day, 1), 12));
      expect(told()).toEqual([
        expect.stringMatching(
          /не успели решить за час, плату .* не возьмём\. Решение будет 25\.11\.2026 до конца дня\./,
        ),
      ]);
      const closing = { type: 'CloseDay' } as const;
      given(await commandLoan(world, aCaller('end-of-day', 'system'), loanId, closing, { today: addDays(day, 6) }));
      const ended = await world.loan(loanId);
      expect(ended.status).toBe('ANNULLED');
      await runner.idle(ended.position);
      await world.delivery.sendDue(atHour(addDays(day, 6), 12));
      expect(told().at(-1)).toMatch(/не успели решить по заявке \S+ в срок и закрыли её\. Вы ничего не должны/);
      world.queued.splice(0);
    },
  );

  it('the queue is shown though one loan in it cannot be read, and that one is reported', async () => {
    const [broken, whole] = [await underReview(), await underReview()];
    // A key that was replaced is as good as deleted.
    await world.pool.query(
      'update people.account set data_key = (select data_key from people.account where id = $1) where id = $2',
      [whole.person.borrowerId, broken.person.borrowerId],
    );
    world.queued.splice(0, Number.POSITIVE_INFINITY, broken.loanId, whole.loanId);
    const { rows } = await world.office.queue([], SUPPORT);
    expect(rows.map((row) => [row.loan.loanId, row.applicant === undefined])).toEqual([
      [broken.loanId, true],
      [whole.loanId, false],
    ]);
    expect(world.unreadable).toEqual([broken.loanId]);
    world.queued.splice(0);
  });

  inFull('wrong data is returned to the borrower, who sends it again', async () => {
    const { person, loanId } = await underReview();
    given(await world.office.take(verifier(), loanId));
    const note = 'Айгерим Ахметова: документ нечитаем, ИИН 900412400113';
    const back = given(await world.office.sendBack(verifier(), loanId, ['documentNumber'], note)).loan;
    expect(back).toMatchObject({ status: 'BACK_TO_REVISION', revisionFields: ['documentNumber'] });
    const events = (await world.ledger.readLatest(loanStream(loanId))).events;
    // A note may name a person: it stays out of the log and appears in the queue unchanged.
    expect(events.find((event) => event.type === 'RevisionRequested')?.data).toMatchObject({ note: 'OFFICE' });
    expect(events.map((event) => inspect(event.data, { depth: 9 })).join()).not.toMatch(/Ахметова|900412400113/);
    expect((await world.officeNotes(loanId)).map(({ act, text }) => ({ act, text }))).toEqual([
      { act: 'RETURNED', text: note },
    ]);
    const who = { caller: aCaller(person.borrowerId), borrowerId: person.borrowerId };
    expect(given(await world.applications.submitRevision(who, loanId)).loan).toMatchObject({
      status: 'REVISED_VERIFICATION',
      revisionFields: [],
    });
  });

  it.each(Object.entries(HALVES))('%s: one role asks, one confirms, no other does either', async (kind, halves) => {
    const twoPersons = postgresTwoPersons(world.pool);
    const action = `${kind}:${crypto.randomUUID()}` as ByTwo;
    const tries = async (role: Role, id = `${role}-1`) => {
      const done = await byTwo(twoPersons, aCaller(id, role), action, async ({ askedBy }) => ({ by: askedBy?.role }));
      return 'refusal' in done ? (done.refusal.facts?.asked ?? done.refusal.code) : done.by;
    };
    expect(await tries(halves.confirms)).toBe('NOT_ASKED');
    expect(await tries(halves.asks)).toBe('first');
    expect(await tries(halves.asks, 'a colleague')).toBe('same');
    const others = STAFF_ROLES.filter((role) => role !== halves.asks && role !== halves.confirms);
    for (const role of others) expect([role, await tries(role)]).toEqual([role, 'NOT_ASKED']);
    expect(await tries(halves.confirms)).toBe(halves.asks);
    expect(await tries(halves.confirms)).toBe('NOT_ASKED');
  });

  it.each(Object.entries(HALVES))(
    '%s: one ask is one act, whoever confirms at once in any process',
    async (kind, halves) => {
      const other = openPool({ connectionString: world.pool.options.connectionString, max: 4 });
      const processes = [postgresTwoPersons(world.pool), postgresTwoPersons(other)] as const;
      const action = `${kind}:${crypto.randomUUID()}` as ByTwo;
      await byTwo(processes[0], aCaller('first', halves.asks), action, async () => ({ done: true }));
      const acts: string[] = [];
      const confirm = (at: number) =>
        byTwo(processes[at % 2 === 0 ? 0 : 1], aCaller(`second-${at}`, halves.confirms), action, async (both) => {
          acts.push(both.commandId);
          return { done: true };
        });
      const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => confirm(at)));
      await other.end();
      expect(acts).toHaveLength(1);
      const codes = answers.flatMap((one) => ('refusal' in one ? [one.refusal.code] : []));
      expect(codes.filter((code) => code !== 'TRY_LATER' && code !== 'NOT_ASKED')).toEqual([]);
      expect(codes).toHaveLength(11);
    },
  );

  it('a refusal gives the ask back; after a fault the next confirmation keeps the command id', async () => {
    const twoPersons = postgresTwoPersons(world.pool);
    const action: ByTwo = `settlement:${crypto.randomUUID()}`;
    const ids: string[] = [];
    const confirm = (then: 'refused' | 'fault' | 'done') =>
      byTwo(twoPersons, aCaller('second', 'verifier'), action, async ({ commandId }) => {
        ids.push(commandId);
        if (then === 'fault') throw new Error('killed');
        return then === 'refused' ? refuse('NOT_ALLOWED_NOW') : { done: true };
      });
    await byTwo(twoPersons, aCaller('first', 'support'), action, async () => ({ done: true }));
    expect(await confirm('refused')).toMatchObject({ refusal: { code: 'NOT_ALLOWED_NOW' } });
    await expect(confirm('fault')).rejects.toThrow('killed');
    expect(await confirm('done')).toEqual({ done: true });
    expect(new Set(ids).size).toBe(2);
    expect(ids[1]).toBe(ids[2]);
    expect(await confirm('done')).toMatchObject({ refusal: { code: 'NOT_ASKED' } });
  });

  it('an ask lapses when its account is closed or has lost the role, and when it is told to', async () => {
    const twoPersons = postgresTwoPersons(world.pool);
    const first = crypto.randomUUID();
    await world.pool.query(
      `insert into people.account (id, kind, roles, locale, data_key, created_at)
       values ($1, 'staff', '{support}', 'RU', '\\x00', now())`,
      [first],
    );
    const asked = async () => {
      const action: ByTwo = `settlement:${crypto.randomUUID()}`;
      await byTwo(twoPersons, aCaller(first, 'support'), action, async () => ({ done: true }));
      expect(await twoPersons.open(action)).toHaveLength(1);
      return action;
    };
    const confirm = (action: ByTwo) =>
      byTwo(twoPersons, aCaller('second', 'verifier'), action, async () => ({ done: true }));
    const nobody = { refusal: { code: 'NOT_ASKED' } };
    const [beforeClosing, beforeRole] = [await asked(), await asked()];
    await world.pool.query('update people.account set disabled = true where id = $1', [first]);
    expect(await confirm(beforeClosing)).toMatchObject(nobody);
    expect(await twoPersons.open(beforeClosing)).toEqual([]);
    await world.pool.query(`update people.account set disabled = false, roles = '{collector}' where id = $1`, [first]);
    expect(await confirm(beforeRole)).toMatchObject(nobody);
    await world.pool.query(`update people.account set roles = '{support}' where id = $1`, [first]);
    const old = await asked();
    await world.pool.query(`update ops.two_persons set asked_at = now() - interval '2 days' where action = $1`, [old]);
    // The two of before, but not the one that nobody could confirm any more.
    expect(await twoPersons.lapse(first)).toBe(2);
    expect(await twoPersons.lapse(first)).toBe(0);
    expect(await confirm(beforeRole)).toMatchObject(nobody);
    expect(await confirm(await asked())).toEqual({ done: true });
  });

  inFull('a payout is recalled by two persons only', async () => {
    const person = await aBorrower(world);
    const { loanId } = await complete(world, person, undefined);
    await until(async () => (await world.loan(loanId)).status === 'APPROVED');
    const recall = (id: string, role: Role) => world.office.recallPayout(aCaller(id, role), loanId, 'wrong account');
    expect(await recall(ANNA, 'support')).toMatchObject({
      refusal: { code: 'TWO_PERSONS', facts: { asked: 'first' } },
    });
    expect(await recall(ANNA, 'support')).toMatchObject({ refusal: { code: 'TWO_PERSONS', facts: { asked: 'same' } } });
    const waitFor = (by: Role) => world.openAsks.forSecond({ role: by, id: BEK });
    expect(await waitFor('support')).toEqual([]);
    const ask = { place: 'APPLICATION', act: 'RECALL', loanId, by: ANNA };
    expect(await waitFor('verifier')).toContainEqual(expect.objectContaining(ask));
    // No role does both halves.
    expect(await recall(BEK, 'support')).toMatchObject({ refusal: { code: 'TWO_PERSONS', facts: { asked: 'same' } } });
    // The second person is allowed; the loan decides whether the money can still be stopped.
    expect(await recall(BEK, 'verifier')).toMatchObject({ refusal: { code: 'NOT_ALLOWED_NOW' } });
  });

  it('the verifier who took it and a second person reject for fraud, and the log names both', async () => {
    const { loanId } = await underReview();
    const note = 'document is a forgery';
    const support = () => aCaller(CARL, 'support');
    expect(await world.office.rejectByFraud(verifier(), loanId, note)).toMatchObject({
      refusal: { code: 'NOT_ALLOWED_NOW' },
    });
    given(await world.office.take(verifier(), loanId));
    for (const stranger of [verifier(BEK), support()])
      expect(await world.office.rejectByFraud(stranger, loanId, note)).toMatchObject({
        refusal: { code: 'TAKEN_BY_OTHER' },
      });
    for (const asked of ['first', 'same'])
      expect(await world.office.rejectByFraud(verifier(), loanId, note)).toMatchObject({
        refusal: { code: 'TWO_PERSONS', facts: { asked } },
      });
    expect((await world.loan(loanId)).status).toBe('MANUAL_VERIFICATION');
    const [one, two] = await Promise.all(
      [support(), support()].map((by) => world.office.rejectByFraud(by, loanId, note)),
    );
    expect([one, two].filter((answer) => answer && 'loan' in answer)).toHaveLength(1);
    const event = (await world.ledger.readLatest(loanStream(loanId))).events.find(
      ({ type }) => type === 'FraudRejected',
    );
    expect(event?.metadata).toMatchObject({
      actor: { role: 'support', id: CARL },
      askedBy: { role: 'verifier', id: ANNA },
    });
    const { rows } = await world.pool.query(`select from ops.two_persons where action like 'reject-by-fraud:%'`);
    expect(rows).toEqual([]);
  });

  inFull('while a provider is down the answer is TRY_LATER, and the decision comes afterwards', async () => {
    const { loanId } = await underReview();
    given(await world.office.take(verifier(), loanId));
    await world.faults.set({ port: 'state-registry', mode: 'garbage', delayMs: 0 });
    expect(await world.office.decide(verifier(), loanId, true, 'seen')).toMatchObject({
      refusal: { code: 'TRY_LATER' },
    });
    await world.faults.set({ port: 'state-registry', mode: 'ok', delayMs: 0 });
    expect(given(await world.office.decide(verifier(), loanId, true, 'seen')).loan.terms.amount).toBe(tenge(175_000));
  });
});
