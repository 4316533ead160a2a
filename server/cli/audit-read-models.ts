/** Folds each stream again in memory and compares the tables field by field. */
import type pg from 'pg';
import { type Generation, holdGenerations } from '../../projections/generations.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { Packed } from '../../projections/packed.ts';
import { partsOf, reachedIn } from '../../projections/partitions.ts';
import { createClient } from '../../projections/postgres.ts';
import { follows, type LedgerRecord, type ReadModel, schemaOf } from '../../projections/projection.ts';
import type { Overlay } from '../../projections/rows.ts';
import { postgresLoader } from '../../projections/store.ts';
import { type Cell, columnNames, keyOf, type Row, type Table } from '../../projections/table.ts';
import type { Account } from '../../schema/reference/accounts.ts';
import { atRevision, type Finding, finding, type Said, say, withParts } from '../../schema/reference/findings.ts';
import { rowsOf } from './audit-fold.ts';

/** The journal's daily turnover spans many streams, so it is compared with the journal itself. */
const ACROSS_STREAMS = ['journal_day'];
type Streams = readonly (readonly LedgerRecord[])[];

/** The other streams have no rows. */
export const FOLLOWED = [...new Set(READ_MODELS.flatMap((model) => model.follows))];

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

  /** Takes a snapshot, whose tables stay when a rebuild replaces them; returns the position of its furthest model. */
  async open(): Promise<bigint> {
    await this.#client.connect();
    this.#live = await holdGenerations(this.#client, READ_MODELS);
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
      if (position < furthest) this.#found(say('MODEL', { model: name }), say('MODEL_BEHIND', { position, furthest }));
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

  #schemaOf({ name }: ReadModel): string {
    return schemaOf(name, this.#live.get(name)?.generation ?? 0);
  }

  /** Not the view, which may show another generation by now. */
  #named(table: string): string {
    const model = READ_MODELS.find(({ tables }) => tables.some(({ name }) => name === table));
    return model ? `${this.#schemaOf(model)}.${table}` : table;
  }

  #found(place: Said, said: Said): void {
    this.findings.push(finding(place, said));
  }

  async compare(
    groups: AsyncIterable<Streams> | Iterable<Streams>,
    upTo: bigint,
    onCompared: (streams: number) => void = () => undefined,
  ): Promise<void> {
    for await (const streams of groups) {
      const overlays: Overlay[] = [];
      for (const events of streams)
        overlays.push(...(await this.#fold(events.filter((event) => event.position <= upTo))));
      await this.#compareRows(overlays);
      onCompared(streams.length);
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
      if (taken.refused) {
        const { event, why } = taken.refused;
        this.#found(atRevision(event), withParts(say('MODEL_REFUSES', { model: model.name }), why));
      }
      overlays.push(taken.overlay);
    }
    return overlays;
  }

  async #compareRows(overlays: readonly Overlay[]): Promise<void> {
    for (const model of READ_MODELS) {
      const schema = this.#schemaOf(model);
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
      const place = say('ROW', { table: table.name, key: table.key.map((name) => row[name]).join(' ') });
      if (!found) this.#found(place, say('ROW_MISSING'));
      else for (const difference of differences(table, row, found)) this.#found(place, difference);
    }
  }

  /**
   * Names streams that were removed or cut after the last anchor: the read models have seen how far each one went.
   * @param lastOf in the log, up to `upTo`
   */
  async compareHeads(lastOf: (stream: string) => bigint | undefined, upTo: bigint): Promise<void> {
    for (let after = ''; ; ) {
      const { rows } = await this.#client.query<{ stream: string; revision: bigint }>(
        'select stream, revision from rm.stream_head where stream > $1 and position <= $2 order by stream limit 10000',
        [after, upTo],
      );
      for (const { stream, revision } of rows) {
        const there = lastOf(stream);
        if (there === undefined) this.#found(say('STREAM', { stream }), say('STREAM_REMOVED', { revision }));
        else if (there < revision) this.#found(say('STREAM', { stream }), say('STREAM_SHORTENED', { there, revision }));
      }
      const last = rows.at(-1);
      if (!last) return;
      after = last.stream;
    }
  }

  /** Rows without an event, the journal's turnover, the trial balance, open loans. */
  async compareWhole(totals: ReadonlyMap<Account, bigint>): Promise<void> {
    for (const [table, expected] of this.#expected) {
      const { rows } = await this.#client.query<{ n: bigint }>(`select count(*) n from ${this.#named(table)}`);
      const stored = rows[0]?.n ?? 0n;
      if (stored !== BigInt(expected)) this.#found(say('TABLE', { table }), say('ROW_COUNT', { stored, expected }));
    }
    const turnovers = await this.#client.query<{ account: string; day: string }>(
      `select coalesce(d.account, e.account) as account, coalesce(d.business_date, e.business_date)::text as day
       from ${this.#named('journal_day')} d full join (
         select business_date, account, count(*) n, coalesce(sum(amount) filter (where amount > 0), 0) debit,
           coalesce(-sum(amount) filter (where amount < 0), 0) credit from ${this.#named('journal_entry')} group by 1, 2) e
           using (business_date, account)
       where (d.debit, d.credit, d.postings) is distinct from (e.debit, e.credit, e.n)`,
    );
    for (const { account, day } of turnovers.rows)
      this.#found(say('TURNOVER', { account }), say('TURNOVER_UNEQUAL', { day }));
    const several = await this.#client.query<{ borrower: string; count: bigint }>(
      `select borrower_id::text as borrower, count(*) from ${this.#named('loan')}
       where status not in ('FINISHED','CESSION','REJECTED','REJECTED_BY_FRAUD','CANCELED','ANNULLED','REMITTANCE_CANCELED')
       group by borrower_id having count(*) > 1`,
    );
    for (const { borrower, count } of several.rows)
      this.#found(say('BORROWER', { borrower }), say('SEVERAL_OPEN_LOANS', { count }));
    const { rows } = await this.#client.query<{ account: Account; balance: bigint }>(
      `select account, sum(debit - credit) as balance from ${this.#named('journal_day')} group by account`,
    );
    const sum = rows.reduce((all, row) => all + row.balance, 0n);
    if (sum !== 0n) this.#found(say('TRIAL_BALANCE'), say('TRIAL_BALANCE_UNEVEN', { tiyn: sum }));
    for (const account of new Set([...totals.keys(), ...rows.map((row) => row.account)])) {
      const stored = rows.find((row) => row.account === account)?.balance ?? 0n;
      const posted = totals.get(account) ?? 0n;
      if (stored !== posted) this.#found(say('ACCOUNT', { account }), say('ACCOUNT_UNEQUAL', { stored, posted }));
    }
  }
}

function differences(table: Table, expected: Row, found: Row): Said[] {
  return columnNames(table).flatMap((name) => {
    const [stored, replayed] = [plain(found[name]), plain(expected[name])];
    if (stored === replayed) return [];
    if (expected[name] instanceof Packed) return [say('DOCUMENT_UNEQUAL', { column: name })];
    return [say('CELL_UNEQUAL', { column: name, stored: String(stored), replayed: String(replayed) })];
  });
}

const plain = (cell: Cell | undefined): Cell | undefined => (cell instanceof Packed ? `${cell}` : cell);
