/** The providers' own books: money received, returned and paid out. */
import { subtract, type Tiyn } from '../../schema/values/money.ts';
import type { SandboxDb } from '../../server/adapters/sandbox-kit/tables.ts';
import type { Clock } from '../../server/ports/clock.ts';

export class Till {
  readonly #db: SandboxDb;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(db: SandboxDb, clock: Pick<Clock, 'now'>) {
    this.#db = db;
    this.#clock = clock;
  }

  async took(provider: string, externalId: string, amount: Tiyn): Promise<void> {
    const at = this.#clock.now();
    const rest = { kind: 'PAYMENT', state: 'PAID', reference: '', code: null, data: '{}' } as const;
    await this.#db
      .insertInto('sandbox.operation')
      .values({ ...rest, external_id: externalId, provider, key: externalId, amount, opened_at: at, operated_at: at })
      .execute();
  }

  /** A refund never exceeds what has not been returned yet. */
  async gaveBack(externalId: string, part: Tiyn, whole: Tiyn): Promise<void> {
    await this.#db
      .updateTable('sandbox.operation')
      .set(part === whole ? { state: 'REVERSED' } : { amount: subtract(whole, part) })
      .where('external_id', '=', externalId)
      .where('state', '=', 'PAID')
      .execute();
  }

  /** Negative where more was paid out than received. */
  async held() {
    const paid = (await this.#all()).filter(({ state }) => state === 'PAID');
    return paid.map(({ amount, ...row }) => ({
      ...row,
      externalId: row.external_id,
      amount: row.kind === 'PAYOUT' ? -amount : amount,
    }));
  }

  async counts(): Promise<Record<string, number>> {
    const all: Record<string, number> = {};
    for (const { provider, kind, state } of await this.#all())
      all[`${provider} ${kind} ${state}`] = (all[`${provider} ${kind} ${state}`] ?? 0) + 1;
    return all;
  }

  #all = () => this.#db.selectFrom('sandbox.operation').selectAll().execute();
}
