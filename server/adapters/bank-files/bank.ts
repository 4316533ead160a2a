/** Payouts and incoming money through files of any bank: BANK_PAYOUT=files, BANK_TRANSFER=files (D0118). */
import type pg from 'pg';
import { bankCodeOf, type Iban, parseIban } from '../../../schema/values/iban.ts';
import { type Instant, type LocalDate, localDate } from '../../../schema/values/local-date.ts';
import { tiyn } from '../../../schema/values/money.ts';
import type { BankFiles } from '../../ports/bank-files.ts';
import type { BankPayout } from '../../ports/bank-payout.ts';
import type { IncomingProvider, PaidIn } from '../../ports/incoming-provider.ts';
import type { PayoutOrder, PayoutPurpose, PayoutStatus } from '../../ports/payout-provider.ts';
import type { Sealer } from '../../ports/secrets.ts';
import { noonOf } from './answer.ts';
import { entryPlace, type Told } from './apply-statement.ts';
import { BANK_FILES, type Booked, postgresBook, type Waiting } from './book.ts';
import { readAll } from './inbox.ts';
import { oneByOne } from './one-by-one.ts';
import { type Charset, writeOneC } from './one-c.ts';
import { type Batch, type Payer, type Purpose, plain } from './order.ts';
import { putOut, type Written, writeWaiting } from './outbox.ts';
import { type Positions, writePain001 } from './pain001.ts';
import type { OpenPlace } from './place.ts';
import { readAnswer, type Statements } from './read.ts';
import { postgresStatements } from './statement.ts';

export type Format =
  | { readonly kind: 'pain.001'; readonly positions: Positions }
  | { readonly kind: '1c'; readonly charset: Charset };
export type BankFilesOptions = {
  readonly payer: Payer;
  readonly format: Format;
  readonly statements: Statements;
  readonly purposes: Readonly<Record<PayoutPurpose, Purpose>>;
  /** BIN or account of payment organisations that settle to this account. */
  readonly providers: readonly string[];
  /** BIN or account from which banks send payouts back, where their statements do not say so. */
  readonly returners: readonly string[];
  /** Of the bank's code in an account number. */
  readonly bics: Readonly<Record<string, string>>;
  readonly place: OpenPlace;
  readonly now: () => Promise<Instant>;
  readonly today: () => Promise<LocalDate>;
  warn(facts: object): void;
};

const TAKEN_AT_ONCE = 100;
const ALMATY_MS = 5 * 3_600_000;

export type FileBank = { payout: BankPayout; incoming: IncomingProvider; files: BankFiles };

export function fileBank(pool: pg.Pool, sealer: Sealer, options: BankFilesOptions): FileBank {
  const book = postgresBook(pool, sealer);
  const { purposes, payer, format } = options;
  const bicOf = (iban: Iban): string => options.bics[bankCodeOf(iban)] ?? '';

  async function write(messageId: string, waiting: readonly Waiting[]): Promise<Written> {
    const madeAt = new Date(Date.parse(await options.now()) + ALMATY_MS).toISOString();
    const orders = waiting.map((one) => {
      const { text, ...codes } = purposes[one.purpose];
      return { ...one, text: `${text} ${one.reference}`, codes };
    });
    const batch: Batch = { messageId, madeAt, day: await options.today(), payer, orders, bicOf };
    const stamp = madeAt.slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
    const name = `nesie-${stamp}-${messageId.slice(3, 11)}`;
    return format.kind === '1c'
      ? { name: `${name}.txt`, bytes: writeOneC(batch, format.charset) }
      : { name: `${name}.xml`, bytes: Buffer.from(writePain001(batch, format.positions)) };
  }

  const read = (bytes: Uint8Array) => readAnswer(bytes, { account: payer.account, statements: options.statements });

  async function pay({ key, purpose, amount, destination, recipient }: PayoutOrder) {
    const refused = refusalOf(destination);
    if (refused || destination.kind !== 'IBAN')
      return { state: 'REJECTED', externalId: null, code: refused ?? 'DESTINATION' } as const;
    const payee = { iban: destination.iban, name: recipient.fullName, iin: recipient.iin };
    const { reference } = await book.open(key, amount, { payee, purpose });
    return { state: 'ACCEPTED', externalId: reference } as const;
  }

  const refusalOf = (destination: PayoutOrder['destination']): string | undefined => {
    if (destination.kind !== 'IBAN') return 'DESTINATION';
    return bicOf(destination.iban) ? undefined : 'NO_BIC';
  };

  const payout: BankPayout = {
    name: BANK_FILES,
    pay,
    async inquire(key) {
      const order = await book.find(key);
      return order ? statusOf(order) : { state: 'NOT_FOUND' };
    },
    recall: async (key) => ((await book.recall(key)) ? 'RECALLED' : 'TOO_LATE'),
    checksOwners: false,
    ownerCheck: async (iban) => (bicOf(iban) ? 'UNCHECKED' : 'UNREACHED'),
    readCallback: () => ({ problem: 'UNSIGNED' }),
  };

  const incoming: IncomingProvider = {
    name: 'bank-transfer',
    freeText: true,
    readCallback: () => ({ problem: 'UNSIGNED' }),
    /** An order to the account from which the money came; SENT once the bank has paid it. */
    async sendBack({ key, externalId, amount }) {
      const from = await toldOf(pool, sealer, externalId);
      const iban = from && parseIban(from.account);
      if (!from || !iban || !bicOf(iban)) return 'UNKNOWN';
      const payee = { iban, name: from.name, iin: from.iin };
      const order = await book.open(key, amount, { payee, purpose: 'REFUND' });
      return order.state === 'PAID' ? 'SENT' : 'UNKNOWN';
    },
  };

  const files: BankFiles = {
    async exchange() {
      while (await writeWaiting(pool, sealer, write));
      const place = await options.place();
      try {
        const { providers, returners } = options;
        const source = { account: payer.account, providers, returners };
        // What the bank says is heard also while it takes nothing.
        await oneByOne([
          () => putOut(pool, sealer, place),
          () => readAll({ pool, sealer, read, source, warn: options.warn }, place),
        ]);
      } finally {
        await place.close();
      }
    },
    came: () => uncounted(pool, sealer),
    counted: async (id) => void (await pool.query('update ops.bank_entry set counted = true where id = $1', [id])),
    async returned() {
      const orders = await book.returned();
      return orders.map(({ key, reference: externalId, code, operatedAt }) => ({
        ...{ key, externalId, operatedAt },
        code: code ?? '',
      }));
    },
    told: book.told,
    statements: postgresStatements(pool),
  };
  return { payout, incoming, files };
}

function statusOf({ state, reference: externalId, code, operatedAt }: Booked): PayoutStatus {
  const at = operatedAt;
  switch (state) {
    case 'WAITING':
    case 'WRITTEN':
      return { state: 'ACCEPTED', externalId };
    case 'PAID':
      return at ? { state, externalId, operatedAt: at } : { state: 'UNKNOWN' };
    case 'CANCELED':
      return at ? { state, externalId, operatedAt: at } : { state: 'UNKNOWN' };
    // Before anybody heard that it was paid; afterwards `returned` tells it.
    case 'REJECTED':
    case 'RETURNED':
      return at ? { state: 'REJECTED', externalId, code: code ?? '', operatedAt: at } : { state: 'UNKNOWN' };
  }
}

async function toldOf(pool: pg.Pool, sealer: Sealer, id: string): Promise<Told | undefined> {
  const { rows } = await pool.query<{ sealed: string | null }>('select sealed from ops.bank_entry where id = $1', [id]);
  const sealed = rows[0]?.sealed;
  return sealed ? (JSON.parse(sealer.open(entryPlace(id), sealed)) as Told) : undefined;
}

async function uncounted(pool: pg.Pool, sealer: Sealer): Promise<PaidIn[]> {
  const { rows } = await pool.query<{ id: string; amount: string; operated_on: string; sealed: string }>(
    `select id, amount::text, operated_on::text, sealed from ops.bank_entry
     where kind = 'INCOMING' and not counted order by operated_on, id limit ${TAKEN_AT_ONCE}`,
  );
  return rows.map(({ id, amount, operated_on, sealed }) => {
    const told = JSON.parse(sealer.open(entryPlace(id), sealed)) as Told;
    return {
      outcome: 'SUCCEEDED',
      externalId: id,
      text: [told.text, told.name, told.iin]
        .filter(Boolean)
        .map((one) => plain(one, 120))
        .join('; '),
      amount: tiyn(BigInt(amount)),
      currency: 'KZT',
      operatedAt: noonOf(localDate(operated_on)),
    };
  });
}
