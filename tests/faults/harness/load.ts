/**
 * Borrowers' lives over GraphQL. Each write is pressed with one key until it is answered, and each answer is written
 * down: at the end the log must have exactly those facts.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { graphqlDriver } from '../../e2e/drivers/graphql.ts';
import { type World, worldAt } from '../../e2e/world.ts';
import { openLedgerForReading } from '../../support/ledger-reading.ts';
import { anApplicant } from '../../support/person.ts';
import { PressingClient } from '../../support/pressing-client.ts';

/** An acknowledged step, and the event that the stream of the loan must hold once. */
type Ack = { loanId: string; type: string; amount?: bigint };
const PAUSE_MS = 4_000;

type Call = { at: number; ms: number };

class TimedClient extends PressingClient {
  readonly #calls: Call[];

  constructor(url: string, calls: Call[]) {
    super(url);
    this.#calls = calls;
  }
  override async call(query: string, variables: Record<string, unknown> = {}, key: string = randomUUID()) {
    const began = Date.now();
    const answer = await super.call(query, variables, key);
    this.#calls.push({ at: began, ms: Date.now() - began });
    return answer;
  }
}

export class Load {
  readonly acks: Ack[] = [];
  /** Lives that were given up, with the reason. */
  readonly abandoned: string[] = [];
  /** What failed requests said, and how often. */
  readonly trouble = new Map<string, number>();
  /** Each call with all its presses. */
  readonly calls: Call[] = [];
  lives = 0;
  readonly #place: { url: string; databaseUrl: string; eventStoreUrl: string };
  readonly #random: () => number;
  readonly #borrowers: number;
  #running: Promise<void>[] = [];
  #going = true;

  constructor(place: Load['place'], borrowers: number, random: () => number) {
    this.#place = place;
    this.#borrowers = borrowers;
    this.#random = random;
  }
  get place() {
    return this.#place;
  }

  start(): void {
    this.#running = Array.from({ length: this.#borrowers }, () => this.#liveOn());
  }
  async stop(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#running);
  }

  /** One whole life. @throws where it does not get to its end */
  async live(random = this.#random): Promise<void> {
    const world: World = worldAt(this.#place);
    const client = new TimedClient(world.url, this.calls);
    try {
      const driver = graphqlDriver(world, client);
      const applicant = anApplicant(random);
      await driver.register(applicant);
      const loanId = await driver.apply({ amount: 100_000, days: 20 });
      const acked = (type: string, amount?: bigint) =>
        void this.acks.push(amount === undefined ? { loanId, type } : { loanId, type, amount });
      acked('LoanApplied');
      await driver.signOffer(loanId);
      acked('OfferSigned');
      await driver.takeMoneyToIban(loanId, applicant.iban);
      acked('PayoutMethodChosen');
      await driver.passBiometry(loanId);
      await driver.waitUntilActive(loanId);
      acked('LoanIssued');
      await driver.pay(loanId, 10_000);
      acked('PaymentReceived', 1_000_000n);
      if (random() < 0.5) {
        await driver.repayInFull(loanId);
        await driver.waitUntilFinished(loanId);
        acked('LoanClosed');
      }
      this.lives += 1;
    } finally {
      for (const said of client.trouble) this.trouble.set(said, (this.trouble.get(said) ?? 0) + 1);
    }
  }

  async #liveOn(): Promise<void> {
    while (this.#going) {
      await this.live().catch((error: Error) => void this.abandoned.push(error.message.slice(0, 200)));
      await sleep(PAUSE_MS * this.#random());
    }
  }

  /** Milliseconds of calls begun in between: the median, and what 95 of 100 did not exceed. */
  latency(from: number, to: number): { calls: number; p50: number; p95: number } {
    const all = this.calls.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms);
    const sorted = all.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    return { calls: sorted.length, p50: at(0.5), p95: at(0.95) };
  }

  /** Acknowledged facts that the log has not, or has twice. */
  async complaints(): Promise<string[]> {
    const said: string[] = [];
    for (const loanId of new Set(this.acks.map((ack) => ack.loanId))) {
      const events = await openLedgerForReading(this.#place.eventStoreUrl, `loan-${loanId}`);
      for (const { type, amount } of this.acks.filter((ack) => ack.loanId === loanId)) {
        const found = events.filter(
          (event) => event.type === type && (amount === undefined || amountOf(event) === amount),
        );
        if (found.length !== 1) said.push(`loan-${loanId}: ${type} acknowledged, ${found.length} in the log`);
      }
    }
    return said;
  }
}

const amountOf = ({ data }: { data: unknown }): bigint => BigInt((data as { amount: string | number }).amount);
