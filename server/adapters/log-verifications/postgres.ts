import type pg from 'pg';
import type { Actor } from '../../../schema/events/envelope.ts';
import { instant } from '../../../schema/values/local-date.ts';
import type {
  LogVerification,
  LogVerifications,
  VerificationOutcome,
  VerificationStage,
} from '../../ports/log-verification.ts';

/** A process that has said nothing for so long is gone. */
const SILENT_SECONDS = 30;

type Row = {
  id: string;
  by_id: string;
  by_role: Actor['role'];
  began_at: Date;
  ended_at: Date | null;
  stage: VerificationStage;
  share: number;
  found: number;
  outcome: VerificationOutcome;
  silent: boolean;
  findings: LogVerification['findings'];
  report: LogVerification['report'];
};

const SHOWN = `id, by_id, by_role, began_at, ended_at, stage, share, found, outcome, findings, report,
  heard_at < now() - interval '${SILENT_SECONDS} seconds' as silent`;

const LAST = `select ${SHOWN} from ops.log_verification order by began_at desc limit 1`;

export function postgresLogVerifications(pool: pg.Pool): LogVerifications {
  return {
    async begin({ id, role }) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query("select pg_advisory_xact_lock(hashtext('ops.log_verification'))");
        const [last] = (await client.query<Row>(LAST)).rows;
        const runs = last && shaped(last).outcome === 'RUNNING';
        const begun = runs
          ? undefined
          : await client.query<Row>(
              `insert into ops.log_verification (by_id, by_role) values ($1, $2) returning ${SHOWN}`,
              [id, role],
            );
        await client.query('commit');
        return begun?.rows[0] && shaped(begun.rows[0]);
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    async progress(id, { stage, share, found }) {
      await pool.query(
        `update ops.log_verification set stage = $2, share = $3, found = $4, heard_at = now()
         where id = $1 and ended_at is null`,
        [id, stage, share, found],
      );
    },
    async end(id, { outcome, found, findings, report }) {
      await pool.query(
        `update ops.log_verification set outcome = $2, found = $3, findings = $4, report = $5, ended_at = now(),
           share = case when $2 in ('WHOLE', 'FOUND') then 1 else share end where id = $1 and ended_at is null`,
        [id, outcome, found, JSON.stringify(findings), JSON.stringify(report)],
      );
    },
    async last() {
      const [row] = (await pool.query<Row>(LAST)).rows;
      return row && shaped(row);
    },
  };
}

const shaped = ({ by_id, by_role, began_at, ended_at, silent, outcome, ...row }: Row): LogVerification => ({
  ...row,
  by: { id: by_id, role: by_role },
  beganAt: instant(began_at),
  endedAt: ended_at && instant(ended_at),
  outcome: outcome === 'RUNNING' && silent ? 'INTERRUPTED' : outcome,
});
