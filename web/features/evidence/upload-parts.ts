import type { EvidenceSlot } from '../../generated/cabinet/graphql.ts';
import { freshKey } from '../../lib/idempotency.ts';
import { upload } from '../../lib/upload.ts';

/** The server's size of a part, from schema/reference/evidence.ts. */
const PART_BYTES = 512 * 1024;
const PATH = '/json/document/evidence/part';

type File = { readonly loanId: string; readonly slot: EvidenceSlot; readonly blob: Blob };
/** `lost`: the connection broke; the same file goes on from its last part. */
export type UploadEnd =
  | { readonly kind: 'done' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly text: string };

/** Sends the parts that the server does not have yet. `onProgress` gets 0 to 1. */
export async function uploadParts(
  { loanId, slot, blob }: File,
  onProgress: (share: number) => void,
): Promise<UploadEnd> {
  const query = new URLSearchParams({ creditId: loanId, slot, hash: await hashOf(blob) });
  const before = await uploaded(query);
  if (!before) return { kind: 'lost' };
  if (before.done) return { kind: 'done' };
  const parts = Math.max(1, Math.ceil(blob.size / PART_BYTES));
  const missing = Array.from({ length: parts }, (_, part) => part).filter((part) => !before.received.includes(part));
  // The last part makes the file, so one part is sent even if all have arrived.
  const toSend = missing.length > 0 ? missing : [parts - 1];
  for (const [at, part] of toSend.entries()) {
    const bytes = blob.slice(part * PART_BYTES, (part + 1) * PART_BYTES);
    const path = `${PATH}?${query}&part=${part}&parts=${parts}`;
    const sent = parts - toSend.length + at;
    const outcome = await upload(path, bytes, {
      idempotencyKey: freshKey(),
      contentType: 'application/octet-stream',
      onProgress: (share) => onProgress((sent + share) / parts),
    });
    if (outcome.kind !== 'done') return { kind: 'lost' };
    if (outcome.data.refusal !== undefined) return { kind: 'refused', text: outcome.data.refusal };
  }
  return { kind: 'done' };
}

type Uploaded = { readonly received: readonly number[]; readonly done: boolean };

async function uploaded(query: URLSearchParams): Promise<Uploaded | undefined> {
  try {
    const response = await fetch(`${PATH}?${query}`, { credentials: 'same-origin' });
    const body = (await response.json()) as { code?: number; data?: Uploaded };
    return body.code === 0 ? body.data : undefined;
  } catch {
    return undefined;
  }
}

async function hashOf(blob: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
