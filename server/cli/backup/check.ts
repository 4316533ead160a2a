/** Proves a backup without restoring it: every row is there, and the log passes the audit. */
import type { RawEvent } from '../../adapters/ledger/verify-chain.ts';
import { anchorsAmong, auditEvents, type FileAudit } from '../audit-file.ts';
import { eventOf } from './log-rows.ts';
import { type Part, partsOf } from './read.ts';
import { Damaged, type Head, LOG_TABLE } from './script.ts';
import { linesOf } from './sealed-file.ts';

export type Checked = { head: Head; log: FileAudit };

/** Public keys of the anchors: those an auditor brought, or the instance's own. */
export type AnchorKeys = { brought: readonly string[]; own: readonly string[] };

/**
 * Reads the file twice, as the audit of an export does. A log before its first end of day has no anchor yet, so only a
 * key that somebody brought asks for one.
 * @throws Damaged
 */
export async function checkBackup(
  file: string,
  identities: readonly string[],
  { brought, own }: AnchorKeys,
): Promise<Checked> {
  let head: Head | undefined;
  const parts = () => partsOf(linesOf(file, identities));
  const anchors = await anchorsAmong(eventsOf(parts(), () => undefined));
  const keys = brought.length > 0 || anchors.length === 0 ? brought : own;
  const log = await auditEvents(
    anchors,
    eventsOf(parts(), (found) => (head = found)),
    keys,
  );
  if (!head) throw new Damaged('it is empty');
  return { head, log };
}

export const soundLog = ({ anchors }: FileAudit): string =>
  `Chains unbroken, ${anchors.count} anchors true, figures as the rules give them`;

async function* eventsOf(parts: AsyncGenerator<Part>, known: (head: Head) => void): AsyncGenerator<RawEvent> {
  for await (const part of parts) {
    if (part.is === 'head') known(part.head);
    if (part.is === 'table' && part.name === LOG_TABLE) for await (const row of part.rows) yield eventOf(row);
  }
}
