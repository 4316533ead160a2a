/** A verification of the whole log that runs for minutes: who began it, how far it is, what it has found. */
import type { Actor } from '../../schema/events/envelope.ts';
import type { Finding } from '../../schema/reference/findings.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';

export type VerificationStage = 'LOG' | 'READ_MODELS' | 'ACCESS_LOG';

/** `share`: of the stage, from 0 to 1; `found`: findings so far. */
export type VerificationProgress = {
  readonly stage: VerificationStage;
  readonly share: number;
  readonly found: number;
};

export type VerificationReport = {
  readonly events: number;
  readonly streams: number;
  /** Facts of loans that were computed again. */
  readonly recomputed: number;
  readonly anchors: number;
  readonly lastAnchor: { readonly date: LocalDate; readonly hash: string } | null;
  readonly accessRows: number;
};

/** FAILED: it could not be carried through; INTERRUPTED: its process ended first. */
export type VerificationOutcome = 'RUNNING' | 'WHOLE' | 'FOUND' | 'FAILED' | 'INTERRUPTED';

export type LogVerification = VerificationProgress & {
  readonly id: string;
  readonly by: Actor;
  readonly beganAt: Instant;
  readonly endedAt: Instant | null;
  readonly outcome: VerificationOutcome;
  /** The first ones. */
  readonly findings: readonly Finding[];
  readonly report: VerificationReport | null;
};

export type VerificationEnd = Pick<LogVerification, 'outcome' | 'found' | 'findings' | 'report'>;

export type LogVerifications = {
  /** Undefined while another one runs. */
  begin(by: Actor): Promise<LogVerification | undefined>;
  /** Also says that its process is alive. */
  progress(id: string, progress: VerificationProgress): Promise<void>;
  end(id: string, end: VerificationEnd): Promise<void>;
  last(): Promise<LogVerification | undefined>;
};

/** Does the work away from the thread that answers requests. */
export type LogVerifier = {
  verify(
    onProgress: (progress: VerificationProgress) => void,
  ): Promise<{ readonly report: VerificationReport; readonly findings: readonly Finding[] }>;
};
