/** Verifies the whole log while its progress can be followed from any process (D0130). One runs at a time. */
import type { Actor } from '../../../schema/events/envelope.ts';
import type {
  LogVerification,
  LogVerifications,
  LogVerifier,
  VerificationProgress,
} from '../../ports/log-verification.ts';

export type LogVerificationDeps = {
  verifications: LogVerifications;
  verifier: LogVerifier;
  failed(error: unknown): void;
};

const WRITE_EVERY_MS = 1_000;
const MOST_FINDINGS = 1_000;

export type LogVerificationRuns = ReturnType<typeof makeLogVerification>;

export function makeLogVerification({ verifications, verifier, failed }: LogVerificationDeps) {
  /** The one that runs already, where there is one. */
  async function start(by: Actor): Promise<LogVerification> {
    const begun = await verifications.begin(by);
    if (begun) {
      void carryOut(begun.id);
      return begun;
    }
    const running = await verifications.last();
    if (!running) throw new Error('a verification runs, and none is kept');
    return running;
  }

  async function carryOut(id: string): Promise<void> {
    let now: VerificationProgress = { stage: 'LOG', share: 0, found: 0 };
    const timer = setInterval(() => void verifications.progress(id, now).catch(failed), WRITE_EVERY_MS);
    try {
      const { report, findings } = await verifier.verify((progress) => {
        now = progress;
      });
      clearInterval(timer);
      const found = findings.length;
      const outcome = found === 0 ? 'WHOLE' : 'FOUND';
      await verifications.end(id, { outcome, found, findings: findings.slice(0, MOST_FINDINGS), report });
    } catch (error) {
      clearInterval(timer);
      failed(error);
      await verifications.end(id, { outcome: 'FAILED', found: now.found, findings: [], report: null }).catch(failed);
    }
  }

  return { start, last: () => verifications.last() };
}
