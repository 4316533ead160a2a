import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { decodeEvent, encodeEvent, LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { loanStream } from '../../schema/events/streams.ts';
import { LOAN_STATUSES } from '../../schema/loan-status.ts';
import { isInvented } from '../../schema/reference/invented-hash.ts';
import { PRODUCTS } from '../../schema/reference/products.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { parseIin } from '../../schema/values/iin.ts';
import { type Instant, localDate } from '../../schema/values/local-date.ts';
import { add, negate, subtract, tenge, ZERO } from '../../schema/values/money.ts';
import { openLedger } from '../../server/adapters/ledger/eventstore.ts';
import { LedgerUnavailable, NotAppended, UnknownOutcome, WrongRevision } from '../../server/ports/ledger.ts';
import { OLD_PRODUCT } from '../../server/seed/application-day.ts';
import { chanceOf } from '../../server/seed/chance.ts';
import { type ComposedBorrower, composeBorrower } from '../../server/seed/compose.ts';
import { signingOf, withContract } from '../../server/seed/contract.ts';
import { patientLedger, patiently } from '../../server/seed/patience.ts';
import { makePerson } from '../../server/seed/person.ts';
import { endOf, planLoans } from '../../server/seed/plan.ts';
import { composeStatements } from '../../server/seed/statements.ts';
import { writeHistory } from '../../server/seed/write.ts';
import type { LoanRecord } from '../../server/use-cases/audit/audit.ts';
import { FigureAudit } from '../../server/use-cases/audit/audit-figures.ts';
import { eventServer, eventServerProcess } from '../support/event-server.ts';
import { inFull } from '../support/in-full.ts';
import { testDatabase } from '../support/postgres.ts';
import { shortOf } from '../support/size.ts';

const STAFF = {
  verifierIds: ['0197c3f0-0000-7000-8000-0000000000aa', '0197c3f0-0000-7000-8000-0000000000ab'],
  supportIds: ['0197c3f0-0000-7000-8000-0000000000ac'],
};
const TODAY = localDate('2026-11-21');

/** The size from which a book holds everything that it promises (R741). */
const WHOLE = 300;
/** The borrowers to whom the first deck deals one of each kind (R741). */
const ONE_OF_EACH = 56;
const CALENDAR = { today: TODAY, shiftDays: 0 };
const composed = (seed: number, loans: number, today = TODAY): ComposedBorrower[] =>
  planLoans(seed, loans, today).map((plan) =>
    composeBorrower(seed, plan, (loan) => `NS-${loan.loanId.slice(0, 8)}`, { today, shiftDays: 0 }, STAFF),
  );
/** Composed once for all tests that only read it. */
const BOOK = composed(2, WHOLE);
const text = (value: unknown): string => JSON.stringify(value, (_, v: unknown) => (typeof v === 'bigint' ? `${v}` : v));
const eventsOf = (borrowers: readonly ComposedBorrower[]) =>
  borrowers.flatMap(({ streams }) => streams.flatMap(({ parts }) => parts.flatMap(({ events }) => events)));

/** What the loans of the book moved on clearing each day, after the capital. */
function movedEachDay() {
  const parts = BOOK.flatMap(({ streams }) => streams.flatMap(({ parts: some }) => some));
  const moves = parts.flatMap(({ context, events }) =>
    events.flatMap(({ data }) =>
      ('postings' in data ? data.postings : [])
        .filter(({ account }) => account === 'provider-clearing')
        .map(({ amount }) => ({ day: context.effectiveDate, amount })),
    ),
  );
  const capital = { day: localDate('2023-10-02'), amount: tenge(14_000_000) };
  return [...Map.groupBy([capital, ...moves], ({ day }) => day)]
    .map(([day, some]) => ({
      day,
      debit: add(ZERO, ...some.map(({ amount }) => (amount > 0n ? amount : ZERO))),
      credit: add(ZERO, ...some.map(({ amount }) => (amount < 0n ? negate(amount) : ZERO))),
    }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** As an event store that answers at the third try. */
function silentTwice(as: () => Error) {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries < 3) throw as();
    return tries;
  };
  return work;
}

describe('an event store without an answer', () => {
  const quick = { firstPauseMs: 1, say: () => undefined };

  it('is waited for, and what it refuses is not sent again', async () => {
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    expect(
      await patiently(
        silentTwice(() => new UnknownOutcome('silent')),
        { ...quick, say },
      ),
    ).toBe(3);
    expect(said).toHaveLength(2);
    expect(
      await patiently(
        silentTwice(() => new NotAppended('down')),
        quick,
      ),
    ).toBe(3);
    await expect(
      patiently(
        silentTwice(() => new WrongRevision('there')),
        quick,
      ),
    ).rejects.toThrow('there');
    const late = patiently(
      silentTwice(() => new UnknownOutcome('silent')),
      { ...quick, patienceMs: 2 },
    );
    await expect(late).rejects.toThrow('silent');
  });

  it('is waited for by every read as by every append of a history', async () => {
    const silent = <A extends readonly unknown[], R>(work: (...of: A) => Promise<R>) => {
      let tries = 0;
      return async (...of: A): Promise<R> => {
        tries += 1;
        if (tries < 3) throw new LedgerUnavailable('read of loan-1: deadline of ours (no answer within 5000 ms)');
        return work(...of);
      };
    };
    const server = await eventServer();
    const ledger = openLedger({ url: server.url, log: { info: () => undefined, warn: () => undefined } });
    const { readLatest, readLagging, head } = ledger;
    const patient = patientLedger(
      {
        ...ledger,
        readLatest: silent(readLatest) as typeof readLatest,
        readLagging: silent(readLagging) as typeof readLagging,
        head: silent(head),
      },
      quick,
    );
    const stream = loanStream('0197c3f0-0000-7000-8000-0000000000ad' as LoanId);
    expect((await patient.readLatest(stream)).revision).toBe('none');
    expect((await patient.readLagging(stream)).revision).toBe('none');
    expect(await patient.head({ prefixes: LEDGER_PREFIXES })).toBe('start');
    await ledger.close();
    await server.stop();
  });

  inFull('freezes for 12 s while a book is written: all is there once', async () => {
    const database = await testDatabase();
    const server = await eventServerProcess(database.url);
    const ledger = openLedger({ url: server.url, log: { info: () => undefined, warn: () => undefined } });
    const some = composed(5, 60);
    const writing = writeHistory([ledger], some[Symbol.iterator](), 'start');
    await sleep(300);
    server.child.kill('SIGSTOP');
    setTimeout(() => server.child.kill('SIGCONT'), 12_000);
    const began = performance.now();
    const written = await writing;
    expect(performance.now() - began).toBeGreaterThan(11_000);
    expect(written).toMatchObject({ loans: 60, events: eventsOf(some).length, alreadyThere: 0 });
    let stored = 0;
    for await (const page of ledger.readAllRaw({ prefixes: LEDGER_PREFIXES }, 'start')) stored += page.length;
    expect(stored).toBe(written.events);
    await ledger.close();
    server.child.kill('SIGTERM');
    await server.exited;
    await database.drop();
  });
});

describe('the seed', () => {
  it('the same number gives the same streams, another number others', () => {
    expect(text(composed(3, 60))).toBe(text(composed(3, 60)));
    expect(text(composed(3, 60))).not.toBe(text(composed(4, 60)));
  });

  it('exactly as many loans are made as asked for, and a larger seed holds every smaller one', () => {
    const ids = (loans: number) => planLoans(1, loans, TODAY).flatMap((plan) => plan.loans.map((loan) => loan.loanId));
    expect(ids(137)).toHaveLength(137);
    const larger = new Set(ids(400));
    expect(ids(137).filter((id) => !larger.has(id))).toEqual([]);
  });

  it('a contract that was drawn is named by its hash, the others by invented ones, and all else stays', () => {
    const plans = planLoans(3, 60, TODAY);
    const [plan, loans] = withContract(plans).map((one) => [one.plan, [...one.loans]] as const)[0] ?? [];
    if (!plan || !loans) throw new Error('no contract');
    const compose = (contracts?: ReadonlyMap<LoanId, string>) =>
      composeBorrower(3, plan, () => 'NS-2026-000001', CALENDAR, STAFF, contracts);
    const signing = loans.flatMap((loanId) => signingOf(compose(), loanId) ?? []);
    expect(signing.length).toBeGreaterThan(0);
    expect(signing.map(({ loan }) => loan.status)).toEqual(signing.map(() => 'INITIAL'));
    const drawn = new Map(signing.map(({ loan }, n) => [loan.loanId, `${n}`.repeat(64)]));
    const [without, named] = [compose(), compose(drawn)].map((one) => text(eventsOf([one])));
    const offers = (of = '') =>
      [...of.matchAll(/"documentType":"OFFER","documentHash":"(\w+)"/g)].map(([, h = '']) => h);
    expect(offers(without).every(isInvented)).toBe(true);
    expect(new Set(offers(named))).toEqual(new Set(drawn.values()));
    const masked = (of = '') => of.replaceAll(/"documentHash":"\w+"/g, '');
    expect(masked(named) === masked(without)).toBe(true);
  });

  it('its loans live through working days, days off and a new year without a refusal, and every event balances', () => {
    for (const today of ['2026-11-21', '2026-11-25', '2027-03-23'].map(localDate)) {
      for (const event of eventsOf(composed(2, 120, today))) {
        if (!('postings' in event.data)) continue;
        expect(event.data.postings.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
      }
    }
  });

  it('its bank settles each working day what the days before put on their way, and never lends', () => {
    const days = movedEachDay();
    const root = BOOK[0]?.plan.borrowerId ?? '';
    const stream = composeStatements(2, root, days, CALENDAR);
    expect(composeStatements(2, root, days, CALENDAR)).toEqual(stream);
    const read = (stream?.parts ?? [])
      .flatMap(({ events }) => events)
      .filter((event) => event.type === 'BankStatementRead');
    expect(read.length).toBeGreaterThan(200);
    expect(read.filter(({ data }) => data.closing <= 0n || data.gap !== 0n || data.unlisted !== 0n)).toEqual([]);
    // 2026-11-21 is a Saturday: what came since Thursday is on its way.
    const last = read.at(-1)?.data;
    expect([last?.to, last?.balance]).toEqual(['2026-11-20', last?.closing]);
    const settled = add(ZERO, ...read.map(({ data }) => data.clearing));
    const before = days.filter(({ day }) => day < '2026-11-20').map(({ debit, credit }) => subtract(debit, credit));
    expect(settled).toBe(add(ZERO, ...before));
  });

  it('its figures are those of the rules, event by event', () => {
    const figures = new FigureAudit();
    for (const { streams } of composed(2, 120)) {
      for (const { name, parts } of streams.filter((stream) => stream.name.startsWith('loan-'))) {
        const events = parts.flatMap((part) => part.events);
        for (const [at, event] of events.entries()) {
          figures.take({ ...event, stream: name, revision: BigInt(at) } as LoanRecord);
        }
      }
    }
    expect(figures.findings).toEqual([]);
    expect(figures.recomputed).toBeGreaterThan(200);
  });

  const books = [
    [2, TODAY],
    [8, localDate('2026-11-25')],
    [77, localDate('2027-03-23')],
  ] as const;
  it.each(shortOf(1, books))(
    'seed %i on %s: from 300 loans on all that can happen to a loan, an account and its bonuses',
    (seed, today) => {
      const book = seed === 2 ? BOOK : composed(seed, WHOLE, today);
      const events = eventsOf(book);
      const types = new Set(events.map(({ type }) => type));
      const acts = [
        'LoanProlonged',
        'LoanRefinanced',
        'LoanIssuedByRefinancing',
        'LoanRestructured',
        'RestructuringDefaulted',
        'GraceGranted',
        'LoanCeded',
        'WrittenOff',
        'RecoveryReceived',
        'PaymentTakenBack',
        'PaymentReversed',
        'BackdatingAdjusted',
        'BonusEarned',
        'BonusSpent',
        'BonusConfirmed',
        'BalanceCredited',
      ] as const;
      expect(acts.filter((type) => !types.has(type))).toEqual([]);
      const refused = events.flatMap((event) => (event.type === 'LoanRejected' ? [event.data.reason] : []));
      expect(new Set(refused).size).toBeGreaterThan(3);
      const products = new Set(book.flatMap(({ plan }) => plan.loans.map(({ terms }) => terms.productType)));
      expect(products.size).toBe(PRODUCTS.length);
      const stand = book.flatMap(({ streams }) =>
        streams.flatMap(({ name, parts }) => (name.startsWith('loan-') ? (parts.at(-1)?.events.slice(-1) ?? []) : [])),
      );
      const last = stand.flatMap(({ data }) => ('status' in data ? [data.status] : []));
      expect(LOAN_STATUSES.filter((status) => !last.includes(status))).toEqual([]);
    },
  );

  inFull('the first borrowers, to whom one of each kind is dealt, are never more than that book has', () => {
    for (let seed = 0; seed < 60; seed++) {
      const dealtFirst = planLoans(seed, WHOLE, TODAY).filter(({ index }) => index < ONE_OF_EACH);
      expect({ seed, borrowers: dealtFirst.length }).toEqual({ seed, borrowers: ONE_OF_EACH });
    }
  });

  it('its events are such as the ledger takes, and name a member of staff who exists', () => {
    for (const event of eventsOf(BOOK)) {
      const { type, version, data } = encodeEvent(event);
      expect(decodeEvent(type, version, data)).toEqual(event);
      if (event.type === 'ManualReviewStarted') expect(STAFF.verifierIds).toContain(event.data.verifierId);
    }
  });

  it('it names borrowers, verifiers and support, and both persons where an act takes two', () => {
    const acts = BOOK.flatMap(({ streams }) => streams.flatMap(({ parts }) => parts));
    const staff = new Set(acts.map(({ context }) => context.actor.id));
    expect([...STAFF.verifierIds, ...STAFF.supportIds].filter((id) => !staff.has(id))).toEqual([]);
    const sales = acts.filter(({ events }) => events.some(({ type }) => type === 'LoanCeded' || type === 'WrittenOff'));
    expect(sales.length).toBeGreaterThan(3);
    expect(sales.filter(({ context }) => context.askedBy?.role === context.actor.role)).toEqual([]);
    expect(sales.every(({ context }) => context.askedBy)).toBe(true);
  });

  inFull('its applicants come from many regions and channels, fewer in January than in December', () => {
    const plans = planLoans(1, 3_000, TODAY);
    expect(new Set(plans.map(({ region }) => region)).size).toBeGreaterThan(15);
    const sourced = eventsOf(composed(1, 300)).filter((event) => event.type === 'ApplicationSourced');
    expect(new Set(sourced.map(({ data }) => data.channel)).size).toBe(5);
    const applied = plans.flatMap(({ loans }) => loans.map(({ appliedOn }) => appliedOn.slice(5, 7)));
    const inMonth = (month: string) => applied.filter((one) => one === month).length;
    expect(inMonth('12')).toBeGreaterThan(1.2 * inMonth('01'));
  });

  inFull("nothing happens after a history's end or tomorrow, and a borrower's slot passes on day after day", () => {
    const wrong = composed(1, WHOLE).flatMap(({ plan, streams }) => {
      const end = endOf(plan, TODAY);
      const outOfTime = streams.filter(({ name, parts }) => {
        const times = parts.map(({ context }) => context.recordedAt);
        const unordered = name.startsWith('slot-') && times.some((time, at) => time < (times[at - 1] ?? ''));
        return unordered || parts.some(({ context }) => context.effectiveDate > end);
      });
      return [...(end > TODAY ? [plan.borrowerId] : []), ...outOfTime.map(({ name }) => name)];
    });
    expect(wrong).toEqual([]);
  });

  it('loans of the product that is sold no more are lost within its 24 months', () => {
    const old = planLoans(1, 3_000, TODAY).filter(({ loans }) => loans.at(-1)?.terms.productType === OLD_PRODUCT);
    const lives = old.map((plan) => composeBorrower(1, plan, () => 'NS-2023-000001', CALENDAR, STAFF));
    const events = eventsOf(lives);
    for (const event of events)
      if (event.type === 'LoanApplied') expect(event.data.appliedOn < '2024-01-01').toBe(true);
    const lost = lives
      .flatMap(({ streams }) => streams.flatMap(({ parts }) => parts))
      .filter(({ events }) => events.some(({ type }) => type === 'WrittenOff' || type === 'CessionAgreed'));
    expect(lost.length).toBeGreaterThan(5);
    expect(lost.filter(({ context }) => context.effectiveDate < '2024-11-21')).toEqual([]);
    expect(events.some(({ type }) => type === 'RecoveryReceived')).toBe(true);
  });

  it('nothing is recorded later than it happened, nor out of order', () => {
    for (const { streams } of composed(5, 80)) {
      for (const { parts } of streams) {
        const times = parts.map(({ context }) => context.recordedAt);
        expect(times).toEqual(times.toSorted());
        expect((times.at(-1) ?? '') <= '2026-11-21T00:00:00.000Z').toBe(true);
      }
    }
  });

  it('its people have valid numbers that nobody else has', () => {
    const iins = new Set<string>();
    const people = Array.from({ length: 3_000 }, (_, index) =>
      makePerson(
        chanceOf(1, index),
        {
          id: `${index}` as never,
          index,
          seed: 1,
          entrepreneur: false,
          region: 'ALMATY_CITY',
          registeredAt: '' as Instant,
        },
        iins,
      ),
    );
    expect(people.filter(({ identity }) => typeof parseIin(identity.iin) === 'string')).toEqual([]);
    for (const key of ['phone', 'id'] as const) expect(new Set(people.map((one) => one[key])).size).toBe(3_000);
    expect(new Set(people.map((one) => one.personal.documentNumber)).size).toBe(3_000);
    expect(iins.size).toBe(3_000);
  });
});
