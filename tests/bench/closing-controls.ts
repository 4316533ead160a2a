/** Controls for the end-of-day run: as many plain appends, and one UPDATE of the rows that it changes. */

import { randomUUID } from 'node:crypto';
import { applyWhole, readable } from '../../projections/apply.ts';
import { liveGenerations, transaction } from '../../projections/generations.ts';
import { loanModel } from '../../projections/loan/project.ts';
import type { ToClose } from '../../projections/loan/read.ts';
import { LOAN } from '../../projections/loan/table.ts';
import { type LedgerRecord, schemaOf } from '../../projections/projection.ts';
import { columnNames, createIndexSql, createTableSql, list } from '../../projections/table.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { streamNamed } from '../../schema/events/streams.ts';
import type { CommandId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Grown } from './grown.ts';
import type { Measured } from './harness.ts';
import type { Stack } from './world.ts';

const PAGE = 500;
/** A table version without readers: yesterday's loan rows, changed once by the projector and once by one UPDATE. */
const SHADOW = 99;

export async function writtenSince({ stack }: Grown, before: bigint): Promise<LedgerRecord[][]> {
  const pages: LedgerRecord[][] = [];
  for await (const page of stack.ledger.feed.readAll({ prefixes: LEDGER_PREFIXES }, before, PAGE)) {
    pages.push(readable(page));
  }
  return pages;
}

/** Events a second: each loan gets a new stream with as many events as the run wrote to its first loan. */
export async function plainAppends(
  { ledger, clock }: Pick<Stack, 'ledger' | 'clock'>,
  loans: number,
  [page]: readonly LedgerRecord[][],
  { clients, atOnce }: { clients: number; atOnce: 'all' | 'one' },
): Promise<Measured> {
  const today = await clock.today();
  const events = (page ?? []).filter(({ stream }) => stream === page?.[0]?.stream);
  const batches = atOnce === 'all' ? [events] : events.map((event) => [event]);
  let left = loans;
  const work = async (): Promise<void> => {
    while (left-- > 0) {
      for (const batch of batches) {
        const id = randomUUID() as CommandId;
        const actor = { role: 'system', id: 'bench' } as const;
        const ids = { commandId: id, causationId: id, correlationId: id };
        const context = { ...ids, actor, effectiveDate: today, recordedAt: clock.now() };
        await ledger.append(streamNamed(`bench-${id}`), 'none', batch, context);
      }
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: clients }, work));
  const ops = loans * events.length;
  return { value: (ops * 1_000) / (performance.now() - began), ops };
}

export type Shadow = Awaited<ReturnType<typeof shadowOf>>;

/** Changes the rows of a day in both ways, on a copy of the loan table with all its indexes. */
export async function shadowOf({ client, loanRead }: Grown) {
  const live = schemaOf(loanModel.name, (await liveGenerations(client)).get(loanModel.name)?.generation ?? 1);
  const shadow = schemaOf(loanModel.name, SHADOW);
  await client.query(`create schema ${shadow}`);
  await client.query(createTableSql(shadow, LOAN));
  await client.query(`insert into ${shadow}.loan select * from ${live}.loan`);
  for (const index of createIndexSql(shadow, LOAN)) await client.query(index);
  await client.query(`vacuum analyze ${shadow}.loan`);
  const names = columnNames(LOAN).filter((name) => name !== 'loan_id');
  const updateFrom = (table: string) => `update ${shadow}.loan t set (${list(names)})
    = (${names.map((name) => `s."${name}"`)}) from ${table} s where s.loan_id = t.loan_id`;

  async function findDue(day: LocalDate): Promise<number> {
    const began = performance.now();
    let found = 0;
    for (let last: ToClose | undefined; ; ) {
      const page: ToClose[] = await loanRead.loansToClose(day, PAGE, last);
      last = page.at(-1);
      found += page.length;
      if (!last) return found === 0 ? Number.NaN : performance.now() - began;
    }
  }

  return {
    findDue,
    before: (day: LocalDate) => keep('before', `next_action_date <= '${day}'`),
    after: (position: bigint) => keep('changed', `position > ${position}`),
    /** Milliseconds in which the projector turns the day's events into rows, in its usual batches. */
    async projected(pages: readonly LedgerRecord[][]): Promise<number> {
      const target = { model: loanModel, generation: SHADOW };
      const began = performance.now();
      for (const page of pages) await transaction(client, () => applyWhole(client, target, page));
      return performance.now() - began;
    },
    async updated(): Promise<number> {
      const began = performance.now();
      await client.query(updateFrom('changed'));
      return performance.now() - began;
    },
    async reset(): Promise<void> {
      await client.query(updateFrom('before'));
      await client.query(`vacuum ${shadow}.loan`);
    },
  };

  async function keep(name: string, which: string): Promise<void> {
    await client.query(`drop table if exists ${name}`);
    await client.query(`create temp table ${name} as select * from ${live}.loan where ${which}`);
    await client.query(`analyze ${name}`);
  }
}
