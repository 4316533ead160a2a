import { describe, expect, it } from 'vitest';
import { EVIDENCE_SLOTS, type EvidenceKind } from '../../../schema/reference/evidence.ts';
import { localDate } from '../../../schema/values/local-date.ts';
import { videoTypeOf } from '../../../server/domain/evidence/container.ts';
import { documentExpiry } from '../../../server/domain/evidence/document-expiry.ts';
import { evidenceWanted } from '../../../server/domain/evidence/rule.ts';
import { HASH, MONDAY, on, queued } from '../../support/a-loan.ts';

const filesOf = (kind: EvidenceKind) => EVIDENCE_SLOTS[kind].map((slot) => ({ slot, hash: HASH }));
const send = (kind: EvidenceKind, files = filesOf(kind)) => on(MONDAY, { type: 'SendEvidence', kind, files });
const checked = () => queued().when(on(MONDAY, { type: 'StartVerification' }));
const requested = (...kinds: EvidenceKind[]) =>
  checked().when(on(MONDAY, { type: 'RequestEvidence', kinds, reason: 'CHECK', by: 'ENGINE' }));
const taken = (kind: EvidenceKind) =>
  requested(kind)
    .when(send(kind))
    .when(on(MONDAY, { type: 'TakeForReview', verifierId: 'v-1' }));

describe('evidence of an application', () => {
  it('returns to the verifier only once every requested kind was sent', () => {
    const one = requested('DOCUMENT_PHOTOS', 'VIDEO_INTERVIEW').in('BACK_TO_REVISION').when(send('VIDEO_INTERVIEW'));
    one.in('BACK_TO_REVISION').when(send('DOCUMENT_PHOTOS')).in('REVISED_VERIFICATION');
  });

  it('is refused with a side missing, a second time, and where nobody requested it', () => {
    const photos = requested('DOCUMENT_PHOTOS');
    photos.refuses(send('DOCUMENT_PHOTOS', filesOf('DOCUMENT_PHOTOS').slice(1)), 'EVIDENCE_INCOMPLETE');
    photos.refuses(on(MONDAY, { type: 'ReturnRevision' }), 'EVIDENCE_INCOMPLETE');
    photos.refuses(send('VIDEO_INTERVIEW'), 'NOT_ALLOWED_NOW');
    photos.when(send('DOCUMENT_PHOTOS')).refuses(send('DOCUMENT_PHOTOS'), 'NOT_ALLOWED_NOW');
  });

  it('is accepted once, or requested again for a reason, until its days are over', () => {
    const accept = on(MONDAY, { type: 'AcceptEvidence', kind: 'DOCUMENT_PHOTOS', verifierId: 'v-1' });
    taken('DOCUMENT_PHOTOS').when(accept).in('MANUAL_VERIFICATION').refuses(accept, 'NOT_ALLOWED_NOW');
    taken('DOCUMENT_PHOTOS')
      .when(on(MONDAY, { type: 'RequestEvidence', kinds: ['DOCUMENT_PHOTOS'], reason: 'GLARE', by: 'VERIFIER' }))
      .in('BACK_TO_REVISION')
      .when(send('DOCUMENT_PHOTOS'))
      .in('REVISED_VERIFICATION');
  });
});

describe('when the decision engine requests evidence (R240, R241)', () => {
  const today = localDate('2026-11-20');
  it('the document counts through its last day, and expires soon within 30 days', () => {
    expect(documentExpiry(localDate('2026-11-19'), today)).toBe('EXPIRED');
    expect(documentExpiry(localDate('2026-11-20'), today)).toBe('SOON');
    expect(documentExpiry(localDate('2026-12-19'), today)).toBe('SOON');
    expect(documentExpiry(localDate('2026-12-20'), today)).toBe('VALID');
  });

  it('a document about to expire needs photos, an earlier dispute photos and video', () => {
    expect(evidenceWanted(localDate('2027-01-01'), false, today)).toBeNull();
    expect(evidenceWanted(localDate('2026-12-01'), false, today)).toEqual({
      kinds: ['DOCUMENT_PHOTOS'],
      reason: 'DOCUMENT_EXPIRING',
    });
    expect(evidenceWanted(localDate('2026-11-01'), false, today)?.reason).toBe('DOCUMENT_EXPIRED');
    expect(evidenceWanted(localDate('2027-01-01'), true, today)?.kinds).toEqual(['DOCUMENT_PHOTOS', 'VIDEO_INTERVIEW']);
  });
});

describe('the container of a recording', () => {
  const ebml = (docType: string) =>
    new Uint8Array([
      ...[0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 0x01, 0x42, 0x82, 0x80 + docType.length],
      ...Buffer.from(docType),
      ...new Array(40).fill(0),
    ]);
  it.each([
    ['webm', ebml('webm'), 'video/webm'],
    ['matroska', ebml('matroska'), undefined],
    ['mp4', Buffer.from('\0\0\0\x20ftypisom'), 'video/mp4'],
    ['a page', Buffer.from('<html><script>'), undefined],
    ['nothing', new Uint8Array(), undefined],
  ])('%s is told by its bytes', (_name, bytes, type) => expect(videoTypeOf(bytes)).toBe(type));
});
