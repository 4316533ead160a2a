import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { journalReads } from '../../projections/journal/read.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { DEMO_STAFF } from '../../schema/reference/demo-accounts.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { addDays, almatyDateOf, daysBetween } from '../../schema/values/local-date.ts';
import { codeKeyOf } from '../adapters/ledger/event-code.ts';
import { postgresOfferNumbers } from '../adapters/offer-numbers/postgres.ts';
import { anchoringOf } from '../compose/background.ts';
import { type Foundation, layFoundation } from '../compose/foundation.ts';
import { addPeople } from '../people/bulk.ts';
import { addCalls, addMessages } from '../people/bulk-correspondence.ts';
import type { SeedStaff } from '../seed/actors.ts';
import { composeCapital } from '../seed/capital.ts';
import { chanceOf } from '../seed/chance.ts';
import { composeBorrower } from '../seed/compose.ts';
import type { PaperEvent } from '../seed/correspondence.ts';
import { writeBook } from '../seed/crew.ts';
import type { Calendar } from '../seed/moments.ts';
import { PATIENCE_MS, patientLedger, patiently } from '../seed/patience.ts';
import { makePerson } from '../seed/person.ts';
import { type BorrowerPlan, planLoans } from '../seed/plan.ts';
import { composeStatements } from '../seed/statements.ts';
import { append, withPerson } from '../seed/write.ts';
import type { Addresses } from './addresses.ts';
import { configOf } from './instance-config.ts';
import { progressBar } from './progress-bar.ts';
import type { Say } from './run-command.ts';
import { keepContracts, keepLetters } from './seed-papers.ts';
import { portfolioTable } from './seed-table.ts';

const USAGE = 'Usage: npm run seed -- --loans N [--seed S]   (N from 1 to 1,000,000; S a whole number, 1 if not given)';
/** The password of every seeded borrower; for demos only. */
const PASSWORD = 'Tenge2026';

type Wish = { loans: number; seed: number };

/** @throws Error with a sentence for the person at the terminal */
export async function seed(args: readonly string[], at: () => Addresses, say: Say): Promise<number> {
  const wish = wishOf(args);
  if (!wish) {
    await say(USAGE);
    return 2;
  }
  const config = configOf(at());
  if (config.env !== 'demo')
    throw new Error('The seed makes people and loans that do not exist: it is for NESIE_ENV=demo.');
  const base = await layFoundation(config, pino({ level: 'silent' }), say);
  try {
    await fill({ ...base, ledger: patientLedger(base.ledger) }, wish, say);
    return 0;
  } finally {
    await base.close();
  }
}

function wishOf(args: readonly string[]): Wish | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: { loans: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  const whole = (text: string | undefined, most: number) =>
    text !== undefined && /^\d{1,7}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
  const loans = whole(values.loans, 1_000_000);
  const number = whole(values.seed, 9_999_999);
  return loans && number !== undefined ? { loans, seed: number } : undefined;
}

async function fill(base: Foundation, wish: Wish, say: Say): Promise<void> {
  const began = performance.now();
  const today = await base.clock.today();
  const calendar: Calendar = { today, shiftDays: daysBetween(almatyDateOf(base.clock.now()), today) };
  const plans = planLoans(wish.seed, wish.loans, today);
  const known = withPerson(plans, await registerPeople(base, plans, wish.seed));
  const left = plans.length - known.length;
  if (left > 0) await say(`${left} borrowers were left out: their number, IIN or e-mail belongs to somebody else.`);
  const numbers = await dealOfferNumbers(base, known);
  const staff = await staffOf(base);
  const contracts = await keepContracts(base, known, (plan) =>
    composeBorrower(wish.seed, plan, (loan) => numbers.get(loan.loanId) ?? '', calendar, staff),
  );
  const bar = progressBar('streams');
  const collectorIds = await idsOf(base, 'collector');
  const papers: PaperEvent[] = [];
  const headNow = () => base.ledger.head({ prefixes: LEDGER_PREFIXES });
  const head = await headNow();
  const { eventStoreUrl: url, keys } = base.config;
  const codeKey = codeKeyOf(keys.ANCHOR_KEY.present());
  const book = { url, codeKey, seed: wish.seed, calendar, staff, collectorIds, contracts, head };
  const capital = composeCapital(wish.seed, known, calendar, staff);
  if (capital) await append(base.ledger, capital, head);
  const anchor = anchoringOf(base);
  const anchored = (...day: Parameters<typeof anchor>) => patiently(() => anchor(...day));
  const written = await writeBook(book, known, numbers, {
    keep: async (letters) => {
      await addCalls(
        base.people,
        letters.flatMap(({ calls }) => calls),
      );
      await addMessages(
        base.people.db,
        letters.flatMap(({ messages }) => messages),
      );
      papers.push(...letters.flatMap((one) => one.papers));
    },
    progress: ({ loans, events }) => bar.show(loans / wish.loans, `${loans} of ${wish.loans} loans, ${events} events`),
    head: headNow,
    monthWritten: anchored,
  });
  const seconds = (performance.now() - began) / 1_000;
  const there = written.alreadyThere > 0 ? `, ${written.alreadyThere} streams were there already` : '';
  bar.end(`${written.events} events in ${written.streams} streams, ${seconds.toFixed(1)} s${there}`);
  await keepLetters(base, papers);
  await readModelsCaughtUp(base);
  await keepStatements(base, wish.seed, known, calendar, head);
  // Of the last day that has ended: the anchor of today goes on from it.
  await anchored(addDays(today, -1));
  await readModelsCaughtUp(base);
  const total = (performance.now() - began) / 1_000;
  const pace = { seconds, total, events: written.events };
  for (const line of await portfolioTable(base.reads, today, pace)) await say(line);
  await say(
    `Every seeded borrower signs in with the password ${PASSWORD}; e-mails are borrower-${wish.seed}-<n>@example.kz.`,
  );
}

/** From what the journal says was on its way; a second seed leaves those of the first one alone. */
async function keepStatements(
  { reads, ledger }: Foundation,
  number: number,
  [first]: readonly BorrowerPlan[],
  calendar: Calendar,
  head: bigint | 'start',
): Promise<void> {
  const moved = await journalReads(reads).daysOf('provider-clearing');
  const statements = first && composeStatements(number, first.borrowerId, moved, calendar);
  if (statements && statements.parts.length > 0) await append(ledger, statements, head);
}

async function registerPeople({ people }: Foundation, plans: readonly BorrowerPlan[], number: number) {
  const bar = progressBar('people');
  const began = performance.now();
  const passwordHash = await people.passwords.hash(PASSWORD);
  const iins = new Set<string>();
  const made = plans.map(({ borrowerId: id, index, entrepreneur, region, loans }) => {
    const registeredAt = `${loans[0]?.appliedOn}T03:00:00.000Z` as Parameters<typeof makePerson>[1]['registeredAt'];
    return makePerson(
      chanceOf(number, 'person', index),
      { id, index, seed: number, entrepreneur, region, registeredAt },
      iins,
    );
  });
  const there = await addPeople(people, made, passwordHash);
  bar.end(`${there.size} borrowers, ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  return there;
}

/** A portfolio needs staff in its history. */
async function staffOf(base: Foundation): Promise<SeedStaff> {
  return { verifierIds: await idsOf(base, 'verifier'), supportIds: await idsOf(base, 'support') };
}

async function idsOf({ people }: Foundation, role: 'verifier' | 'support' | 'collector') {
  const emails = DEMO_STAFF.filter((member) => member.role === role).map(({ email }) => email);
  const found = await Promise.all(emails.map((email) => people.accounts.byEmail(email)));
  const ids = found.flatMap((account) => (account ? [account.id] : []));
  if (ids.length > 0) return ids;
  throw new Error(`The seed needs the demo account ${emails[0]}; start Nesie once with NESIE_ENV=demo.`);
}

/** In the order of the applications, as the lender would have numbered them. */
async function dealOfferNumbers({ pool }: Foundation, plans: readonly BorrowerPlan[]): Promise<Map<LoanId, string>> {
  const numbers = postgresOfferNumbers(pool);
  const loans = plans.flatMap((plan) => plan.loans).toSorted((a, b) => (a.appliedOn < b.appliedOn ? -1 : 1));
  const assigned = new Map<LoanId, string>();
  for (const [year, some] of Map.groupBy(loans, ({ appliedOn }) => appliedOn.slice(0, 4))) {
    const dealt = await numbers.many(year, some.length);
    for (const [n, loan] of some.entries()) assigned.set(loan.loanId, dealt[n] ?? '');
  }
  return assigned;
}

const STILL = 'The read models stand still: is Nesie running? See /readyz.';
const SAID_AFTER_MS = 30_000;

/** They have as much time as the event store; what stands still is said long before. */
function standstill(): (moved: boolean) => void {
  let since = performance.now();
  let told = false;
  return (moved) => {
    if (moved) since = performance.now();
    const still = performance.now() - since;
    if (still > PATIENCE_MS) throw new Error(STILL);
    if (still > SAID_AFTER_MS && !told) process.stderr.write(`\n${STILL}\n`);
    told ||= still > SAID_AFTER_MS;
  };
}

async function readModelsCaughtUp({ ledger, waiter }: Foundation): Promise<void> {
  const head = await ledger.head({ prefixes: LEDGER_PREFIXES });
  if (head === 'start') return;
  const bar = progressBar('read models');
  const began = performance.now();
  const first = await waiter.position();
  const from = first === 'start' ? 0n : first;
  const watch = standstill();
  for (let last = from; !(await waiter.waitFor(head, 500)); ) {
    const at = await waiter.position();
    const now = at === 'start' ? 0n : at;
    watch(now !== last);
    last = now;
    bar.show(Number(now - from) / Number(head - from || 1n), `${((performance.now() - began) / 1_000).toFixed(0)} s`);
  }
  bar.end(`caught up after ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}
