/** The orders to the bank in Postgres. Recall and writing out lock the same row, so that one of them comes first. */
import type pg from 'pg';
import { type Instant, instant } from '../../../schema/values/local-date.ts';
import { type Tiyn, tiyn } from '../../../schema/values/money.ts';
import type { PayoutPurpose } from '../../ports/payout-provider.ts';
import type { Sealer } from '../../ports/secrets.ts';
import { type Payee, referenceOf } from './order.ts';

export const STATES = ['WAITING', 'WRITTEN', 'CANCELED', 'PAID', 'REJECTED', 'RETURNED'] as const;
export type OrderState = (typeof STATES)[number];
export type Booked = {
  readonly key: string;
  readonly reference: string;
  readonly number: string;
  readonly amount: Tiyn;
  readonly state: OrderState;
  readonly code: string | null;
  readonly operatedAt: Instant | null;
};
export type Waiting = Pick<Booked, 'key' | 'reference' | 'number' | 'amount'> & ToBank;
/** Sealed until the bank has it. Orders from before refunds had a purpose of their own lack it: they pay loans. */
export type ToBank = { readonly payee: Payee; readonly purpose: PayoutPurpose };

export type Book = {
  /** The first call of a key counts. */
  open(key: string, amount: Tiyn, to: ToBank): Promise<Booked>;
  find(key: string): Promise<Booked | undefined>;
  /** Before it is written to a file, and for a key that never comes; false afterwards. */
  recall(key: string): Promise<boolean>;
  /** Returned by the bank after they were paid, and not told. */
  returned(): Promise<readonly (Booked & { readonly operatedAt: Instant })[]>;
  told(key: string, followed: boolean): Promise<void>;
};

type Row = {
  key: string;
  reference: string;
  number: string;
  amount: string;
  state: OrderState;
  code: string | null;
  operated_at: Date | null;
};
export const COLUMNS = 'key, reference, number::text, amount::text, state, code, operated_at';
export const bookedOf = ({ operated_at, amount, ...row }: Row): Booked => ({
  ...row,
  amount: tiyn(BigInt(amount)),
  operatedAt: operated_at && instant(operated_at),
});

/** The name of the provider whose payouts are these orders. */
export const BANK_FILES = 'bank-files';

const NEW_ORDER = `insert into ops.bank_order (key, reference, amount, sealed, state, operated_at)
  select $1, $2, $3, $4, coalesce(paid.state, $5), coalesce((paid.operated_on + time '12:00') at time zone interval '5 hours', $6)
  from (select 1) one left join lateral (
    select 'PAID' as state, operated_on from ops.bank_entry
    where reference = $2 and not credit and amount = $3 and kind = 'OTHER' limit 1) paid on true
  on conflict (key) do nothing`;

export function toBankOf(sealer: Sealer, key: string, sealed: string): ToBank {
  const { purpose = 'LOAN', ...payee } = JSON.parse(sealer.open(placeOf(key), sealed)) as Payee & Partial<ToBank>;
  return { payee, purpose };
}

export const placeOf = (key: string): string => `bank_order:${key}`;

export function postgresBook(pool: pg.Pool, sealer: Sealer): Book {
  const rows = async (text: string, values: unknown[]) => (await pool.query<Row>(text, values)).rows.map(bookedOf);
  const find = async (key: string) => (await rows(`select ${COLUMNS} from ops.bank_order where key = $1`, [key]))[0];
  /** A debit of the bank that names the order comes first after a restore from a backup: the order was paid. */
  const add = (key: string, amount: Tiyn, sealed: string | null, state: OrderState) =>
    pool.query(NEW_ORDER, [key, referenceOf(key), amount, sealed, state, state === 'CANCELED' ? new Date() : null]);
  return {
    find,
    async open(key, amount, { payee, purpose }) {
      await add(key, amount, sealer.seal(placeOf(key), JSON.stringify({ ...payee, purpose })), 'WAITING');
      const order = await find(key);
      if (!order) throw new Error('the order has vanished');
      return order;
    },
    async recall(key) {
      await add(key, tiyn(0n), null, 'CANCELED');
      await pool.query(
        `update ops.bank_order set state = 'CANCELED', sealed = null, operated_at = clock_timestamp()
         where key = $1 and state = 'WAITING'`,
        [key],
      );
      return (await find(key))?.state === 'CANCELED';
    },
    async returned() {
      const found = await rows(
        `select ${COLUMNS} from ops.bank_order where state = 'RETURNED' and not told order by key limit 100`,
        [],
      );
      return found.flatMap(({ operatedAt, ...one }) => (operatedAt ? [{ ...one, operatedAt }] : []));
    },
    async told(key, followed) {
      await pool.query('update ops.bank_order set told = true, problem = coalesce(problem, $2) where key = $1', [
        key,
        followed ? null : 'returned, and the ledger cannot follow',
      ]);
    },
  };
}
