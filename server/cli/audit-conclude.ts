/** What a verification says at its end: how much is proved, and by what. */
import { type Finding, finding, say } from '../../schema/reference/findings.ts';
import type { AnchorCheck } from '../adapters/ledger/check-anchors.ts';
import type { FiguresFound } from '../use-cases/audit/audit-figures.ts';
import type { LogAudit } from './audit-log.ts';
import type { Out } from './audit-out.ts';
import { report } from './audit-print.ts';

/** What the auditor has kept: public keys, and hashes of anchors. */
export type Brought = { keys: readonly string[]; anchors: readonly string[] };

export async function sayLog({ say, tell }: Out, { events, streams }: LogAudit, found = ''): Promise<void> {
  tell({ events, streams: streams.length });
  await say(`${events} events in ${streams.length} streams${found}`);
}

/** Only the installation has the key of the codes, so an auditor's file is checked without it. */
export async function sayCodes({ say, tell }: Out, { codes }: LogAudit): Promise<void> {
  const { isPossible, checked, retired } = codes;
  tell({ codes: isPossible ? { checked, retired } : null });
  if (!isPossible) return await say('The codes of the events were not checked: only the installation has their key.');
  const spoken = retired > 0 ? `; ${retired} are of a key that was taken away: the anchors speak for them` : '';
  await say(`${checked} events have the code of a key of this installation${spoken}.`);
}

/** Up to which time the auditor's keys and hashes prove the file, and how much of it is unproved. */
export function proofOf(anchors: AnchorCheck, { keys, anchors: hashes }: Brought): string {
  const proving = keys.length > 0 ? anchors.last : anchors.known.findLast(({ hash }) => hashes.includes(hash));
  if (!proving) return 'Nothing but the file itself says that it is what was written.';
  const { anchor, recordedAt } = proving;
  const after = anchors.after(proving);
  const rest =
    after > 0
      ? `Not proved: ${after} events written after it, which their chains and figures alone speak for.`
      : 'The file has no later event; that none was written, only a later anchor can say.';
  return `Proved to be what was written up to the anchor of ${anchor.date}, signed ${recordedAt}. ${rest}`;
}

export const checkedOf = (log: LogAudit, anchors: AnchorCheck, figures: FiguresFound): string[] => [
  'chains unbroken',
  ...(log.codes.isPossible ? ['codes true'] : []),
  'written down in the order of time',
  ...(anchors.count > 0 ? ['anchors true'] : []),
  ...(figures.recomputed > 0 ? ['figures as the rules give them'] : []),
  ...(log.totals.size > 0 ? ['postings sum to zero'] : []),
];

export const sentence = (checked: readonly string[]): string => {
  const text = checked.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

type Looked = { log: LogAudit; anchors: AnchorCheck };

export async function conclude(
  out: Out,
  { log, anchors }: Looked,
  found: readonly Finding[],
  brought: Brought,
  good: string,
): Promise<number> {
  const lookups = brought.anchors.map((hash) => lookUp(anchors, hash, found.length === 0));
  for (const { line } of lookups) if (line) await out.say(line);
  const missing = lookups.flatMap(({ finding }) => (finding ? [finding] : []));
  const checked = log.events > 0 ? good : 'There is nothing to check: 0 events.';
  const code = await report(out, [...found, ...missing], checked);
  if (code === 0) out.tell({ checked });
  return log.events > 0 ? code : 1;
}

/**
 * Each anchor contains the hash of the one before, so one kept hash proves everything up to it, whoever has the key.
 */
function lookUp(anchors: AnchorCheck, hash: string, clean: boolean): { line?: string; finding?: Finding } {
  const found = anchors.known.find((known) => known.hash === hash);
  if (!found) {
    return { finding: finding(say('KEPT_ANCHOR', { hash }), say('KEPT_ANCHOR_GONE')) };
  }
  const { end, anchor } = found;
  const proof = clean
    ? 'everything up to it is as it was then'
    : 'what was found below contradicts it or came after it';
  return { line: `The anchor you kept is that of ${anchor.date}, through position ${end}: ${proof}.` };
}

export async function sayAnchors({ say, tell }: Out, anchors: AnchorCheck, trusted: readonly string[]): Promise<void> {
  const { last, count, loose } = anchors;
  tell({ anchors: count, loose, lastAnchor: last ? { date: last.anchor.date, hash: last.hash } : null });
  if (!last) return await say('No anchors: an end cut off cannot be seen, nor a chain written anew.');
  await say(`${count} anchors, the last of ${last.anchor.date}: ${last.hash}`);
  if (loose > 0) await say(`${loose} events since then wait for the next anchor.`);
  if (trusted.length > 0) return;
  await say(`The key is the one that the anchors name, ${last.anchor.publicKey}`);
  await say('Whoever forges all of them brings a key of his own: compare it, or give it with --key.');
}
