/**
 * A terminal and a wallet: they check the contract before they take money, and report once or more, now or days later.
 */
import { addDays, type Instant, type LocalDate, latest } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import type { PaidIn } from '../../server/ports/incoming-provider.ts';
import type { LoanView } from '../../server/use-cases/loan/loan-view.ts';
import { again } from './crashes.ts';
import { giveBack } from './giving-back.ts';
import type { Party } from './party.ts';

const WAYS = ['terminal', 'wallet'] as const;
const UNKNOWN = 'NS-2000-000001';

export class Counters {
  readonly #party: Party;

  constructor(party: Party) {
    this.#party = party;
  }

  /** One payment in twelve has a wrong number or was not checked, so the money waits for the office. */
  async pay({ offerNumber, issuedOn }: LoanView, amount: Tiyn, day: LocalDate): Promise<void> {
    const { chance, place, wire } = this.#party;
    const source = { name: WAYS[chance.whole(0, 1)] ?? 'terminal', freeText: false };
    const text = chance.hits(0.08) ? UNKNOWN : chance.hits(0.5) ? offerNumber : offerNumber.toLowerCase();
    const checked = await again(() => place.incoming.check(source, text));
    if (!checked.found && chance.hits(0.5)) return;
    const paidOn = chance.hits(0.15) ? latest(addDays(day, -chance.whole(1, 9)), issuedOn ?? day) : day;
    const operatedAt = `${paidOn}T10:00:00.000Z` as Instant;
    const externalId = this.#party.id<string>();
    const notice: PaidIn = { outcome: 'SUCCEEDED', externalId, text, amount, currency: 'KZT', operatedAt };
    await place.till.took(source.name, externalId, amount);
    if (text === UNKNOWN) this.#party.astray(source.name, externalId);
    const word = (of: PaidIn) => () => place.incoming.paid(source, of);
    if (chance.hits(0.2)) wire.hold(word(notice), addDays(day, chance.whole(1, 6)));
    else await wire.say(word(notice));
    if (!chance.hits(0.12)) return;
    await giveBack(this.#party, notice, day, (part) => word({ ...notice, ...part }));
  }
}
