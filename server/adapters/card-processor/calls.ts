/** What a processor was asked, written down before it is asked: one key, one number, one note, whatever is lost. */
import type pg from 'pg';
import { type Instant, instant } from '../../../schema/values/local-date.ts';

type Note = Readonly<Record<string, string>>;
export type Call = { readonly number: bigint; readonly key: string; readonly note: Note; readonly askedAt: Instant };

export type Calls = {
  /** `first` is true for one caller only; the others get what the first has written. */
  open(key: string, note?: Note): Promise<Call & { first: boolean }>;
  find(key: string): Promise<Call | undefined>;
  numbered(number: string): Promise<Call | undefined>;
  /** All whose key begins so. */
  under(prefix: string): Promise<readonly Call[]>;
  add(key: string, note: Note): Promise<void>;
  /** It is being asked anew; false where another caller was faster. */
  again(call: Call): Promise<boolean>;
  /** Certainly never taken by the processor. */
  forget(key: string): Promise<void>;
};

type Row = { number: bigint | string; key: string; note: Note; asked_at: Date };
const callOf = ({ number, key, note, asked_at }: Row): Call => ({
  number: BigInt(number),
  key,
  note,
  askedAt: instant(asked_at),
});

export function postgresCalls(pool: pg.Pool, processor: string): Calls {
  const rows = async (rest: string, ...values: unknown[]): Promise<Call[]> => {
    const { rows: found } = await pool.query<Row>(rest, [processor, ...values]);
    return found.map(callOf);
  };
  const COLUMNS = 'number, key, note, asked_at';
  const one = (where: string, value: string) =>
    rows(`select ${COLUMNS} from ops.processor_call where processor = $1 and ${where}`, value);
  const find = async (key: string) => (await one('key = $2', key))[0];
  return {
    async open(key, note = {}) {
      const [opened] = await rows(
        `insert into ops.processor_call (processor, key, note, asked_at) values ($1, $2, $3, clock_timestamp())
         on conflict do nothing returning ${COLUMNS}`,
        key,
        note,
      );
      const call = opened ?? (await find(key));
      if (!call) throw new Error(`the call ${key} has vanished`);
      return { ...call, first: opened !== undefined };
    },
    find,
    numbered: async (number) => (/^\d{1,18}$/.test(number) ? (await one('number = $2', number))[0] : undefined),
    under: (prefix) => one('starts_with(key, $2)', prefix),
    async add(key, note) {
      await rows('update ops.processor_call set note = note || $3::jsonb where processor = $1 and key = $2', key, note);
    },
    async again({ key, askedAt }) {
      const asked = await rows(
        `update ops.processor_call set asked_at = clock_timestamp() where processor = $1 and key = $2
         and date_trunc('milliseconds', asked_at) = $3 returning ${COLUMNS}`,
        key,
        askedAt,
      );
      return asked.length > 0;
    },
    async forget(key) {
      await rows('delete from ops.processor_call where processor = $1 and key = $2', key);
    },
  };
}
