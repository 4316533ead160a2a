/** P9 and P16, P10 to P12: a small and a far larger portfolio by turns, and the end of day on the larger. */
import type { LoanId } from '../../schema/values/ids.ts';
import { closings } from './closing-rows.ts';
import { type Grown, grow } from './grown.ts';
import { latencyOf, measure, PAIRS } from './harness.ts';
import { closingMemory, servingMemory } from './memory.ts';
import { payments } from './payments.ts';
import { closeConnections, FULL } from './world.ts';

const SMALL = FULL ? { loans: 10_000, due: 500, great: 1_500 } : { loans: 3_000, due: 60, great: 700 };
const LARGE = FULL ? { loans: 1_000_000, due: 500, great: 10_000 } : { loans: 10_000, due: 60, great: 1_500 };
const CALLS = FULL ? 400 : 200;
const CLIENTS = 8;

const began = performance.now();
const said = (what: string) =>
  process.stderr.write(`  ${((performance.now() - began) / 1_000).toFixed(0)} s: ${what}\n`);

/** One warm-up, one for each pair, and the great one. */
const days = PAIRS + 2;
const small = await grow(SMALL, days);
said(`${SMALL.loans} loans stand`);
const large = await grow(LARGE, days);
said(`${LARGE.loans} loans stand`);
process.env.BENCH_PIDS = [process.env.BENCH_PIDS, small.eventServer.pid(), large.eventServer.pid()].join(',');
const names = {
  small: `${SMALL.loans.toLocaleString('en')} loans`,
  large: `${LARGE.loans.toLocaleString('en')} loans`,
};

await lookups();
said('lookups');
await closings({ small, large, names });
said('closings');
await commands();
said('commands');
await servingMemory(small, large, names);
await closingMemory(small, large);
said('memory');
closeConnections();
for (const one of [small, large]) await one.close();

async function lookups(): Promise<void> {
  const [few, many] = await Promise.all([readsOf(small), readsOf(large)]);
  await measure({
    row: 'P9 one loan by its key, p50',
    unit: 'ms',
    control: { name: names.small, run: () => latencyOf(CALLS, few.one) },
    subject: { name: names.large, run: () => latencyOf(CALLS, many.one) },
  });
  await measure({
    row: 'P9 page of 50 active loans, p50',
    unit: 'ms',
    control: { name: names.small, run: () => latencyOf(CALLS, few.page) },
    subject: { name: names.large, run: () => latencyOf(CALLS, many.page) },
  });
}

async function readsOf({ stack, loanRead }: Grown) {
  const { rows } = await stack.reads.query<{ loan_id: LoanId; opened_position: bigint }>(
    'select loan_id, opened_position from rm.loan order by md5(loan_id::text) limit 500',
  );
  const any = () => rows[Math.floor(Math.random() * rows.length)] ?? rows[0];
  return {
    one: async () => {
      const id = any()?.loan_id;
      if (!id || (await loanRead.loan(id))?.state.application.loanId !== id) throw new Error('no such loan');
    },
    page: async () => {
      const after = any()?.opened_position;
      const { rows: found } = await loanRead.loans({ statuses: ['ACTIVE'] }, { first: 50, after });
      if (found.some((row) => row.status !== 'ACTIVE')) throw new Error('not a page of active loans');
    },
  };
}

async function commands(): Promise<void> {
  const [few, many] = await Promise.all([payments(small, CLIENTS), payments(large, CLIENTS)]);
  await measure({
    row: 'P9 append: a payment, loaded, decided, stored',
    unit: 'ms',
    control: { name: names.small, run: few },
    subject: { name: names.large, run: many },
  });
}
