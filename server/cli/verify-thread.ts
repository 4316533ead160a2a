/** `verify --all` in a thread of its own, so that the one that answers requests goes on (D0130). */
import { parentPort, workerData } from 'node:worker_threads';
import type { Finding } from '../../schema/reference/findings.ts';
import { openLedger } from '../adapters/ledger/eventstore.ts';
import type { VerificationJob, VerificationSaid } from '../compose/verification-thread.ts';
import type { VerificationProgress, VerificationReport } from '../ports/log-verification.ts';
import type { Facts } from './audit-out.ts';
import { verifyAll } from './audit-verify.ts';

const QUIET = { info: () => {}, warn: () => {} };
const NOTHING: VerificationReport = {
  events: 0,
  streams: 0,
  recomputed: 0,
  anchors: 0,
  lastAnchor: null,
  accessRows: 0,
};

const { eventStoreUrl, laggingUrl, ownKeys, codeKeys, peopleSeeds, timestampRoots, ...at } =
  workerData as VerificationJob;
const say = (said: VerificationSaid): void => parentPort?.postMessage(said);
const ledger = openLedger({ url: eventStoreUrl, laggingUrl, log: QUIET });
try {
  let report = NOTHING;
  const findings: Finding[] = [];
  const tell = ({ findings: found, ...facts }: Facts): void => {
    if (Array.isArray(found)) findings.push(...(found as Finding[]));
    const known = Object.entries(facts).filter(([name]) => name in NOTHING);
    report = { ...report, ...Object.fromEntries(known) };
  };
  const desk = { ...at, eventStoreUrl, ledger, out: { say: () => undefined, tell } };
  const onProgress = (progress: VerificationProgress) => say({ progress });
  await verifyAll(desk, { keys: [], anchors: [] }, { ownKeys, codeKeys, peopleSeeds, onProgress, timestampRoots });
  say({ ended: { report, findings } });
} finally {
  await ledger.close();
}
