/** Folds each stream again in memory and compares the tables field by field. */
import type pg from 'pg';
import { type Generation, liveGenerations } from '../../projections/generations.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { Packed } from '../../projections/packed.ts';
import { partsOf, reachedIn } from '../../projections/partitions.ts';
import { createClient } from '../../projections/postgres.ts';
import { follows, type LedgerRecord, schemaOf } from '../../projections/projection.ts';
import type { Overlay } from '../../projections/rows.ts';
import { postgresLoader } from '../../projections/store.ts';
import { type Cell, columnNames, keyOf, type Row, type Table } from '../../projections/table.ts';
import type { Account } from '../../schema/reference/accounts.ts';
import { type Finding, whereOf } from '../adapters/ledger/chains.ts';
import { rowsOf } from './audit-fold.ts';

/** The journal's daily turnover spans many streams, so it is compared with the journal itself. */
const ACROSS_STREAMS = ['journal_day'];
const STREAMS_AT_ONCE = 200;

export type ReadStream = (stream: string) => Promise<readonly LedgerRecord[]>;

export class ReadModelAudit {
  readonly findings: Finding[] = [];
  readonly #client: pg.Client;
  readonly #expected = new Map<string, number>();
  #live = new Map<string, Generation>();
  /** Of the models that are split. */
  readonly #parts = new Map<string, Awaited<ReturnType<typeof partsOf>>>();

  constructor(databaseUrl: string) {
    this.#client = createClient(databaseUrl);
  }

  /** Takes a snapshot; returns the position of the furthest model in it. */
  async open(): Promise<bigint> {
    await this.#client.connect();
    await this.#client.query('begin isolation level repeatable read read only');
    this.#live = await liveGenerations(this.#client);
    for (const generation of this.#live.values()) {
      const parts = await partsOf(this.#client, generation);
      if (parts.length > 0) this.#parts.set(generation.model, parts);
    }
    const ofParts = [...this.#parts.values()].flat().map(({ position }) => position ?? -1n);
    const positions = [...READ_MODELS.map(({ name }) => this.positionOf(name)), ...ofParts];
    const furthest = positions.toSorted((a, b) => Number(b - a))[0] ?? -1n;
    // Lanes beside each other stand at different events all the time.
    if (this.#parts.size > 0) return furthest;
    for (const { name } of READ_MODELS) {
      const position = this.positionOf(name);
      if (position < furthest) this.#found(name, `stands still at ${position}, the others are at ${furthest}`);
    }
    return furthest;
  }

  /** Each model, and each partition, is compared up to its own position, so a stopped one hides no fault. */
  positionOf(model: string): bigint {
    return this.#live.get(model)?.position ?? -1n;
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  #found(where: string, what: string): void {
    this.findings.push({ where, what });
  }

  async compare(
    streams: readonly string[],
    read: ReadStream,
    upTo: bigint,
    onShare: (share: number) => void = () => undefined,
  ): Promise<void> {
    for (let at = 0; at < streams.length; at += STREAMS_AT_ONCE) {
      onShare(at / streams.length);
      const part = streams.slice(at, at + STREAMS_AT_ONCE);
      const all = await Promise.all(part.map(read));
      const seen = all.map((events) => events.filter((event) => event.position <= upTo));
      const overlays: Overlay[] = [];
      for (const events of seen) overlays.push(...(await this.#fold(events)));
      await this.#compareRows(overlays);
    }
  }

  /** After an event that a model cannot apply, its rows before it. */
  async #fold(events: readonly LedgerRecord[]): Promise<Overlay[]> {
    const stream = events[0]?.stream;
    const overlays: Overlay[] = [];
    for (const model of READ_MODELS) {
      if (stream === undefined || !follows(model, stream)) continue;
      const reached = reachedIn(this.#parts.get(model.name) ?? [], this.positionOf(model.name), stream);
      const taken = await rowsOf(
        model,
        events.filter((event) => event.position <= reached),
      );
      if (taken.refused)
        this.#found(whereOf(taken.refused.event), `${model.name} cannot take it: ${taken.refused.why}`);
      overlays.push(taken.overlay);
    }
    return overlays;
  }

  async #compareRows(overlays: readonly Overlay[]): Promise<void> {
    for (const model of READ_MODELS) {
      const schema = schemaOf(model.name, this.#live.get(model.name)?.generation ?? 0);
      for (const table of model.tables.filter(({ name }) => !ACROSS_STREAMS.includes(name))) {
        const entries = overlays.flatMap((overlay) => [...(overlay.tables.get(table.name)?.entries.values() ?? [])]);
        const expected = entries.flatMap((entry) => (entry.row ? [entry.row] : []));
        this.#expected.set(table.name, (this.#expected.get(table.name) ?? 0) + expected.length);
        if (expected.length > 0) await this.#compareTable(schema, table, expected);
      }
    }
  }

  async #compareTable(schema: string, table: Table, expected: readonly Row[]): Promise<void> {
    const stored = await postgresLoader(this.#client, schema).byKeys(table, expected);
    const byKey = new Map(stored.map((row) => [keyOf(table, row), row]));
    for (const row of expected) {
      const found = byKey.get(keyOf(table, row));
      const where = `${table.name} ${table.key.map((name) => row[name]).join(' ')}`;
      if (!found) this.#found(where, 'is missing from the read model');
      else for (const difference of differences(table, row, found)) this.#found(where, difference);
    }
  }

  /** Rows without an event, the journal's turnover, the trial balance, open loans. */
  async compareWhole(totals: ReadonlyMap<Account, bigint>): Promise<void> {
    for (const [table, expected] of this.#expected) {
      const { rows } = await this.#client.query<{ n: bigint }>(`select count(*) n from rm.${table}`);
      if (rows[0]?.n !== BigInt(expected)) this.#found(table, `has ${rows[0]?.n} rows, ${expected} by replay`);
    }
    await this.#none(
      `select coalesce(d.account, e.account) as where, 'turnover of ' || coalesce(d.business_date, e.business_date) || ' is not that of its postings' as what
       from rm.journal_day d full join (
         select business_date, account, count(*) n, coalesce(sum(amount) filter (where amount > 0), 0) debit,
           coalesce(-sum(amount) filter (where amount < 0), 0) credit from rm.journal_entry group by 1, 2) e
           using (business_date, account)
       where (d.debit, d.credit, d.postings) is distinct from (e.debit, e.credit, e.n)`,
    );
    await this.#none(
      `select borrower_id::text as where, 'has ' || count(*) || ' open loans' as what from rm.loan
       where status not in ('FINISHED','CESSION','REJECTED','REJECTED_BY_FRAUD','CANCELED','ANNULLED','REMITTANCE_CANCELED')
       group by borrower_id having count(*) > 1`,
    );
    const { rows } = await this.#client.query<{ account: Account; balance: bigint }>(
      'select account, sum(debit - credit) as balance from rm.journal_day group by account',
    );
    const sum = rows.reduce((all, row) => all + row.balance, 0n);
    if (sum !== 0n) this.#found('trial balance', `sums to ${sum} tiyn`);
    for (const account of new Set([...totals.keys(), ...rows.map((row) => row.account)])) {
      const stored = rows.find((row) => row.account === account)?.balance ?? 0n;
      const posted = totals.get(account) ?? 0n;
      if (stored !== posted) this.#found(`account ${account}`, `is ${stored} in the read model, ${posted} in the log`);
    }
  }

  async #none(sql: string): Promise<void> {
    this.findings.push(...(await this.#client.query<Finding>(sql)).rows);
  }
}

function differences(table: Table, expected: Row, found: Row): string[] {
  return columnNames(table).flatMap((name) => {
    const [stored, replayed] = [plain(found[name]), plain(expected[name])];
    if (stored === replayed) return [];
    const whole = expected[name] instanceof Packed;
    return [
      whole ? `${name} is not that of a replay` : `${name} is ${stored} in the read model, ${replayed} by replay`,
    ];
  });
}

const plain = (cell: Cell | undefined): Cell | undefined => (cell instanceof Packed ? `${cell}` : cell);
