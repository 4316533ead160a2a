/** What the closing of a day is held against: plain appends of as much, and one UPDATE of the rows that it changes. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { applyWhole, readable } from '../../projections/apply.ts';
import { transaction } from '../../projections/generations.ts';
import { loanModel } from '../../projections/loan/project.ts';
import { loanReads, type ToClose } from '../../projections/loan/read.ts';
import { LOAN } from '../../projections/loan/table.ts';
import { createClient } from '../../projections/postgres.ts';
import { type LedgerRecord, schemaOf } from '../../projections/projection.ts';
import { columnNames, createIndexSql, createTableSql, list } from '../../projections/table.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import type { CommandId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Grown } from './grown.ts';
import type { Stack } from './world.ts';

const PAGE = 500;
/** Generations that nobody reads: one takes the projector's rows, the other the UPDATE's. */
const PROJECTED = 98;
const UPDATED = 99;

/** What the closing has written since `before`, as the projector will take it. */
export async function writtenSince({ stack }: Grown, before: bigint): Promise<LedgerRecord[][]> {
  const pages: LedgerRecord[][] = [];
  for await (const page of stack.ledger.feed.readAll({ prefixes: LEDGER_PREFIXES }, before, PAGE)) {
    pages.push(readable(page));
  }
  return pages;
}

/** Events a second of `loans` appends of the same events to new streams, `clients` at a time. */
export async function plainAppends(
  stack: Stack,
  loans: number,
  [page]: readonly LedgerRecord[][],
  clients: number,
): Promise<number> {
  const today = await stack.clock.today();
  const events = (page ?? []).filter(({ stream }) => stream === page?.[0]?.stream);
  let left = loans;
  const work = async (): Promise<void> => {
    while (left-- > 0) {
      const id = randomUUID() as CommandId;
      const actor = { role: 'system', id: 'bench' } as const;
      const ids = { commandId: id, causationId: id, correlationId: id };
      const context = { ...ids, actor, effectiveDate: today, recordedAt: stack.clock.now() };
      await stack.ledger.append(`bench-${id}`, 'none', events, context);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: clients }, work));
  return (loans * events.length * 1_000) / (performance.now() - began);
}

export type Shadow = Awaited<ReturnType<typeof shadowOf>>;

export async function shadowOf({ stack, url }: Grown) {
  const client = createClient(url);
  await client.connect();
  const [live, projected, updated] = [1, PROJECTED, UPDATED].map((generation) => schemaOf(loanModel.name, generation));
  for (const schema of [projected, updated]) {
    await client.query(`create schema ${schema}`);
    await client.query(createTableSql(String(schema), LOAN));
    await client.query(`insert into ${schema}.loan select * from ${live}.loan`);
    for (const index of createIndexSql(String(schema), LOAN)) await client.query(index);
    await client.query(`vacuum analyze ${schema}.loan`);
  }
  const names = columnNames(LOAN).filter((name) => name !== 'loan_id');
  const from = names.map((name) => `s."${name}"`).join(', ');
  let before = await positionOf(client);
  return {
    client,
    before: () => before,
    /** Milliseconds that the closing looks for its loans, page by page. */
    async findDue(day: LocalDate): Promise<number> {
      before = await positionOf(client);
      await client.query(`update ${updated}.loan t set (${list(names)}) = (${from}) from ${live}.loan s
        where s.loan_id = t.loan_id and s.position > t.position`);
      await client.query(
        `delete from ${projected}.loan t using ${live}.loan s where s.loan_id = t.loan_id and s.position > t.position`,
      );
      await client.query(`insert into ${projected}.loan select * from ${live}.loan on conflict do nothing`);
      const began = performance.now();
      const reads = loanReads(stack.reads);
      for (let last: ToClose | undefined; ; ) {
        const page: ToClose[] = await reads.loansToClose(day, PAGE, last);
        last = page.at(-1);
        if (!last) return performance.now() - began;
      }
    },
    /** Milliseconds of the raw statement, once the live rows are what the closing made of them. */
    async update(): Promise<number> {
      const began = performance.now();
      await client.query(
        `update ${updated}.loan t set (${list(names)}) = (${from}) from ${live}.loan s
         where s.loan_id = t.loan_id and s.position > $1`,
        [before.toString()],
      );
      return performance.now() - began;
    },
  };
}

async function positionOf(client: pg.Client): Promise<bigint> {
  const { rows } = await client.query<{ position: bigint }>('select max(position) as position from rm.checkpoint');
  return rows[0]?.position ?? 0n;
}

/** Milliseconds in which the projector's own code turns the closing's events into rows of the loan model, in batches as it takes them. */
export async function readModelPart(shadow: Shadow, pages: readonly LedgerRecord[][]): Promise<number> {
  const target = { model: loanModel, generation: PROJECTED };
  const began = performance.now();
  for (const page of pages) await transaction(shadow.client, () => applyWhole(shadow.client, target, page));
  return performance.now() - began;
}
