/** How the parts of the product are, told in the same way on /readyz, to Prometheus and to the administrator (R890). */
import type { OpenAmount, PartName } from '../../schema/reference/operations.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { RetentionReport } from './retention.ts';

export type Part = {
  readonly name: PartName;
  readonly ok: boolean;
  /** What is wrong, and what to do; undefined where nothing is. */
  readonly why: string | undefined;
  /** Seconds, megabytes or a count, as the part says; null without a figure. */
  readonly amount: OpenAmount;
  /** Providers that fail, rounds that stand still. */
  readonly names: readonly string[];
};

export type Queue = { readonly workflow: string; readonly open: number; readonly oldestSeconds: number };

export type Operations = {
  /** The parts that this installation has. */
  readonly names: readonly PartName[];
  /** @throws where the part cannot be looked at */
  part(name: PartName): Promise<Part>;
  /** All of them; one that cannot be looked at is in trouble. */
  parts(): Promise<readonly Part[]>;
  /** Workflows with open tasks. */
  queues(): Promise<readonly Queue[]>;
  retention(): Promise<readonly RetentionReport[]>;
  lastClosedDay(): Promise<LocalDate | null>;
};
