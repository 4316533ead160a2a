/** One row per port, so that every process sees the same switch. */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Fault, FaultMode, Faults, FaultyPort } from '../../ports/faults.ts';
import { FAULTY_PORTS } from '../../ports/faults.ts';
import { ProviderUnavailable } from '../../ports/provider.ts';

export const postgresFaults = (pool: pg.Pool): Faults => {
  const of = async (port: FaultyPort): Promise<Fault> => {
    const { rows } = await pool.query<{ mode: FaultMode; delay_ms: number }>(
      'select mode, delay_ms from sandbox.fault where port = $1',
      [port],
    );
    return { port, mode: rows[0]?.mode ?? 'ok', delayMs: rows[0]?.delay_ms ?? 0 };
  };
  return {
    pass: async (port, signal) => answerAs(await of(port), signal),
    set: async ({ port, mode, delayMs }) => {
      await pool.query(
        `insert into sandbox.fault (port, mode, delay_ms) values ($1, $2, $3)
         on conflict (port) do update set mode = excluded.mode, delay_ms = excluded.delay_ms`,
        [port, mode, delayMs],
      );
    },
    all: () => Promise.all(FAULTY_PORTS.map(of)),
  };
};

async function answerAs({ port, mode, delayMs }: Fault, signal: AbortSignal | undefined): Promise<'ok' | 'garbage'> {
  switch (mode) {
    case 'ok':
      return 'ok';
    case 'slow':
      await wait(delayMs, undefined, signal ? { signal } : {}).catch(() => {
        throw new ProviderUnavailable(`${port}: no answer in time`);
      });
      return 'ok';
    case 'down':
      throw new ProviderUnavailable(`${port}: connection refused`);
    case 'garbage':
      return 'garbage';
  }
}
