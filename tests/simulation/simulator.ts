/**
 * Weeks of a lender in a minute, on the real stack. The seed decides who acts on which day and which append dies; the
 * machine decides how threads interleave.
 */
import { loanReads } from '../../projections/loan/read.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { createPool } from '../../projections/postgres.ts';
import { startRunner as startProjector } from '../../projections/runner.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { anchorKey } from '../../server/adapters/ledger/anchor-key.ts';
import { makeAnchors } from '../../server/adapters/ledger/anchors.ts';
import { postgresOfferNumbers } from '../../server/adapters/offer-numbers/postgres.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import { ndjson } from '../../server/cli/audit-file.ts';
import { type Chance, chanceOf } from '../../server/seed/chance.ts';
import { makeApplications } from '../../server/use-cases/application/application.ts';
import { anchorDay } from '../../server/use-cases/audit/anchor.ts';
import { makeEndOfDay } from '../../server/use-cases/day/end-of-day.ts';
import { makeIncomingMoney } from '../../server/use-cases/payment/incoming-money.ts';
import { startRunner } from '../../server/workflows/runner.ts';
import { uuidOf } from '../support/a-log.ts';
import type { TestEventServer } from '../support/event-server.ts';
import { disagreementsIn } from '../support/folds-agree.ts';
import { ringOf } from '../support/key-rings.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';
import { until } from '../support/until.ts';
import { Actor } from './actor.ts';
import { differences } from './clearing.ts';
import { again, Crash, type Crashes, crashes } from './crashes.ts';
import { Office } from './office.ts';
import { type Outcome, outcomeIn } from './outcome.ts';
import { Party } from './party.ts';
import { Till } from './till.ts';
import * as weather from './weather.ts';

/** `silence`: days without actions between two stretches of `days`, so that late loans stay late. */
export type Size = { borrowers: number; days: number; silence: number };
const FIRST_DAY = localDate('2026-03-02');
const AT_ONCE = 12;
/** An end of day that appends a hundred times also dies a hundred times as often. */
const DEATHS_OF_A_CLOSING = 10_000;
const ANCHOR_SEED = Buffer.alloc(32, 7);

export class Simulation {
  readonly actors: Actor[] = [];
  readonly office: Office;
  readonly till: Till;
  readonly #chance: Chance;
  readonly #weather: Chance;
  readonly #size: Size;
  readonly #seed: number;
  #world: MoneyWorld;
  #crashes: Crashes;
  #today = FIRST_DAY;
  restarts = 0;
  torn = 0;
  readonly #reads: ReturnType<typeof createPool>;
  #projector: Awaited<ReturnType<typeof startProjector>> | undefined;
  #workflows: ReturnType<typeof startRunner> | undefined;

  static async open(seed: number, size: Size, events?: TestEventServer): Promise<Simulation> {
    const deaths = crashes(seed, 0.01);
    const world = await moneyWorld({
      workflows: false,
      through: deaths.through,
      busy: true,
      ...(events ? { events } : {}),
    });
    return new Simulation(seed, size, world, deaths, new Office(world, seed));
  }

  private constructor(seed: number, size: Size, world: MoneyWorld, deaths: Crashes, office: Office) {
    this.office = office;
    this.#seed = seed;
    this.#size = size;
    this.#world = world;
    this.#crashes = deaths;
    this.#chance = chanceOf(seed, 'world');
    this.#weather = chanceOf(seed, 'weather');
    this.till = new Till(world.kit.db, world.clock);
    this.#reads = createPool(world.addresses.databaseUrl, 4);
  }

  async run(): Promise<void> {
    await this.#startProjector();
    this.#startWorkflows();
    await this.#people();
    await this.#closing().runThrough(FIRST_DAY);
    await this.#weeks();
    this.#today = addDays(this.#today, this.#size.silence);
    await this.#weeks();
    await this.#settle();
  }

  async #weeks(): Promise<void> {
    const last = addDays(this.#today, this.#size.days);
    while (this.#today < last) {
      this.#today = addDays(this.#today, this.#chance.whole(1, 3));
      await this.#day();
    }
  }

  async #people(): Promise<void> {
    const numbers = postgresOfferNumbers(this.#world.pool);
    const applications = makeApplications({ ...this.#world.base, offerNumbers: numbers });
    const { office, till } = this;
    const { base, details, receiving } = this.#world;
    const nobody = { byPhone: async () => undefined };
    const incoming = makeIncomingMoney({
      ...base,
      accounts: nobody,
      loanOfOffer: office.loanOfOffer,
      details,
      receiving,
    });
    const place = { world: this.#world, applications, incoming, office, till };
    for (let i = 0; i < this.#size.borrowers; i++) {
      const id = uuidOf(`borrower ${this.#seed} ${i}`) as BorrowerId;
      const entrepreneur = chanceOf(this.#seed, 'person', i).hits(0.22);
      const borrower = await this.#world.borrower({ id, entrepreneur });
      this.actors.push(new Actor(new Party(place, borrower, this.#seed, i)));
    }
  }

  /** Some days are closed on time, some during payments, some twice at once, some late. */
  async #day(): Promise<void> {
    await this.#world.at(this.#today);
    await weather.changes(this.#world.kit.faults, this.#weather);
    const closing = this.#closing();
    const close = () => again(() => closing.runThrough(this.#today), DEATHS_OF_A_CLOSING);
    const beside = this.#chance.hits(0.4) ? [close(), close()] : [];
    await Promise.all([...beside, this.#act(), this.#world.kit.callbacks.deliverDue()]);
    if (this.#chance.hits(0.6)) await close();
    if (this.#chance.hits(0.2)) await this.#restartWorkflows();
    if (this.#chance.hits(0.2)) await this.#restartProjector();
  }

  async #act(): Promise<void> {
    const queue = [...this.actors];
    const worker = async () => {
      for (let actor = queue.shift(); actor; actor = queue.shift()) await actor.act(this.#today);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  #closing() {
    const { ledger, ids, clock, days, keptAnchors } = this.#world;
    const reads = loanReads(this.#reads);
    return makeEndOfDay({
      ledger,
      ids,
      clock,
      days,
      dueLoans: (day, after, limit) => reads.loansToClose(day, limit, after ?? undefined),
      readModelCaughtUp: () => this.#caughtUp(),
      afterDay: (day) =>
        anchorDay(
          {
            ledger,
            ids,
            clock,
            anchors: makeAnchors(ledger, ringOf(ANCHOR_SEED)),
            kept: [keptAnchors],
            log: () => undefined,
          },
          day,
        ),
      log: () => undefined,
    });
  }

  #head = () => this.#world.ledger.head({ prefixes: LEDGER_PREFIXES });

  async #caughtUp(): Promise<void> {
    const head = await this.#head();
    await until(() => head === 'start' || this.#position() >= head);
  }

  #position(): bigint {
    const at = this.#projector?.state().position ?? 'start';
    return at === 'start' ? -1n : at;
  }

  /** The projector sometimes dies in a batch, with rows written and the checkpoint not. */
  async #startProjector(): Promise<void> {
    let batches = 0;
    const beforeCheckpoint = () => {
      batches += 1;
      if (!chanceOf(this.#seed, 'batch', this.restarts, batches).hits(0.04)) return;
      this.torn += 1;
      throw new Crash('in a batch');
    };
    const { databaseUrl: url } = this.#world.addresses;
    const source = this.#world.ledger.feed;
    this.#projector = await startProjector({ url, source, models: READ_MODELS, failPoint: { beforeCheckpoint } });
  }

  async #restartProjector(): Promise<void> {
    this.restarts += 1;
    await this.#projector?.stop();
    await this.#startProjector();
  }

  #startWorkflows(): void {
    const { ledger, tasks, ids, workflows } = this.#world;
    const pace = { backoffMs: 20, maxBackoffMs: 200, pollMs: 100 };
    this.#workflows = startRunner({ ledger, tasks, ids, log: () => undefined }, workflows, pace);
  }

  async #restartWorkflows(): Promise<void> {
    this.restarts += 1;
    await this.#workflows?.stop();
    this.#startWorkflows();
  }

  /** Crashes end, withheld notices arrive and started work finishes. */
  async #settle(): Promise<void> {
    this.#crashes.end();
    await weather.clears(this.#world.kit.faults);
    for (const actor of this.actors) await actor.hears();
    await this.#rest();
    for (const actor of this.actors) await actor.asks();
    await this.#closing().runThrough(this.#today);
    await this.#world.kit.callbacks.deliverDue();
    await this.#rest();
    await this.#caughtUp();
  }

  async #rest(): Promise<void> {
    await this.#workflows?.idle(await this.#head());
    await until(async () => (await this.#unfinished()) === 0);
    await this.#workflows?.idle(await this.#head());
  }

  async #unfinished(): Promise<number> {
    const sql = "select count(*)::int n from ops.task where done_at is null and workflow <> 'payout-watch'";
    return (await this.#reads.query<{ n: number }>(sql)).rows[0]?.n ?? 0;
  }

  async verify(): Promise<{ code: number; out: string }> {
    const lines: string[] = [];
    const key = anchorKey(ANCHOR_SEED).publicKey;
    const args = ['verify', '--all', '--at-rest', '--key', key];
    const code = await audit(
      args,
      () => this.#world.addresses,
      (line) => void lines.push(line),
    );
    return { code, out: lines.join('\n') };
  }

  /** The streams that findings name, so that what was found can be looked at after the run. */
  async streamsIn(out: string): Promise<string[]> {
    const names = new Set(out.match(/^[a-z]+-[0-9a-f-]{36}(?= revision)/gm));
    const events = [];
    for (const name of names) for await (const event of this.#world.ledger.readRaw(name)) events.push(ndjson(event));
    return events;
  }

  get outcome(): Outcome {
    return outcomeIn(this.#reads, this.#world.ledger);
  }

  get differences(): ReturnType<typeof differences> {
    return differences(this.#world.ledger, this.#world.ids, this.till);
  }

  get disagreements(): Promise<string[]> {
    return disagreementsIn(this.#world.ledger);
  }

  get died(): { before: number; after: number } {
    return { before: this.#crashes.before, after: this.#crashes.after };
  }

  async close(): Promise<void> {
    this.#crashes.end();
    await this.#workflows?.stop();
    await this.#projector?.stop();
    await this.#reads.end();
    await this.#world.stop();
  }
}
