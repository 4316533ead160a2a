/** Tables of vendors' sessions, the task queue and the sandbox. */
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { migrateSchema } from '../../projections/migrate.ts';
import * as operations from './migrations/2026-12-04-operations.ts';
import * as sandbox from './migrations/2026-12-05-sandbox.ts';
import * as providerTrouble from './migrations/2026-12-26-provider-trouble.ts';
import * as faceVendorsAndEds from './migrations/2026-12-28-face-vendors-and-eds.ts';
import * as processorCalls from './migrations/2027-01-03-processor-calls.ts';
import * as processorNumbers from './migrations/2027-01-03-processor-numbers.ts';
import * as sanctionList from './migrations/2027-01-12-sanction-list.ts';
import * as askedEds from './migrations/2027-01-16-asked-eds.ts';
import * as smsNumbers from './migrations/2027-01-17-sms-numbers.ts';
import * as bankFiles from './migrations/2027-01-18-bank-files.ts';
import * as faceFlows from './migrations/2027-01-18-face-flows.ts';
import * as logVerifications from './migrations/2027-01-19-log-verifications.ts';
import * as timestamps from './migrations/2027-01-19-timestamps.ts';
import * as bureauAnswers from './migrations/2027-01-26-bureau-answers.ts';
import * as logMove from './migrations/2027-01-26-log-move.ts';
import * as workerLease from './migrations/2027-02-12-worker-lease.ts';
import * as bankStatements from './migrations/2027-02-13-bank-statements.ts';
import * as lostFrames from './migrations/2027-02-14-lost-frames.ts';
import * as rounds from './migrations/2027-02-15-rounds.ts';
import * as backupNote from './migrations/2027-02-26-backup-note.ts';
import * as takenAsks from './migrations/2027-03-01-taken-asks.ts';
import * as bankProof from './migrations/2027-03-02-bank-proof.ts';
import * as knownLog from './migrations/2027-03-08-known-log.ts';

const MIGRATIONS = {
  '2026-12-04-operations': operations,
  '2026-12-05-sandbox': sandbox,
  '2026-12-26-provider-trouble': providerTrouble,
  '2026-12-28-face-vendors-and-eds': faceVendorsAndEds,
  '2027-01-03-processor-calls': processorCalls,
  '2027-01-03-processor-numbers': processorNumbers,
  '2027-01-12-sanction-list': sanctionList,
  '2027-01-16-asked-eds': askedEds,
  '2027-01-17-sms-numbers': smsNumbers,
  '2027-01-18-face-flows': faceFlows,
  '2027-01-18-bank-files': bankFiles,
  '2027-01-19-log-verifications': logVerifications,
  '2027-01-19-timestamps': timestamps,
  '2027-01-26-bureau-answers': bureauAnswers,
  '2027-01-26-log-move': logMove,
  '2027-02-12-worker-lease': workerLease,
  '2027-02-13-bank-statements': bankStatements,
  '2027-02-14-lost-frames': lostFrames,
  '2027-02-15-rounds': rounds,
  '2027-02-26-backup-note': backupNote,
  '2027-03-01-taken-asks': takenAsks,
  '2027-03-02-bank-proof': bankProof,
  '2027-03-08-known-log': knownLog,
};

export const migrateAdapters = (pool: pg.Pool, upTo?: string): Promise<void> =>
  migrateSchema(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }), 'ops', MIGRATIONS, { upTo });
