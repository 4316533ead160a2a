/** Photos and video, from the request to the verdict, with real pictures, Postgres and the event store. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loanStream } from '../../schema/events/streams.ts';
import { EVIDENCE, EVIDENCE_SLOTS, type EvidenceKind, type EvidenceSlot } from '../../schema/reference/evidence.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { addDays } from '../../schema/values/local-date.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { inFull } from '../support/in-full.ts';
import { complete, given } from '../support/lending-steps.ts';
import { aBorrower, aCaller, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let runner: Runner;
beforeAll(async () => {
  world = await lendingWorld();
  runner = world.startWorkflows();
});
afterAll(async () => {
  await runner.stop();
  await world.close();
});

const ANNA = '00000000-0000-4000-8000-00000000000a';
const anna = () => aCaller(ANNA, 'verifier');
const who = ({ borrowerId }: TestPerson) => ({ caller: aCaller(borrowerId), borrowerId });
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const WEBM = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  Buffer.alloc(900_000, 7),
]);

/** Noise does not compress, so that the file has several parts. */
async function picture(width: number, height: number, seed = 1): Promise<Buffer> {
  const noise = Buffer.alloc(width * height * 3);
  for (let at = 0; at < noise.length; at++) noise[at] = (at * 31 * seed + (at >> 7) * 17) % 251;
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '51/1 9/1 0/1' } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function upload(person: TestPerson, loanId: LoanId, slot: EvidenceSlot, file: Uint8Array) {
  const parts = Math.max(1, Math.ceil(file.byteLength / EVIDENCE.partBytes));
  const of = { loanId, slot, fileHash: sha(file) };
  for (let part = 0; part < parts - 1; part++) {
    const content = file.subarray(part * EVIDENCE.partBytes, (part + 1) * EVIDENCE.partBytes);
    given(await world.evidences.putPart(who(person), of, { part, parts, content }));
  }
  const content = file.subarray((parts - 1) * EVIDENCE.partBytes);
  return world.evidences.putPart(who(person), of, { part: parts - 1, parts, content });
}

async function asked(...kinds: EvidenceKind[]) {
  const person = await aBorrower(world, 'manual-review');
  const { loanId } = await complete(world, person);
  await until(async () => (await world.loan(loanId)).status === 'ON_MANUAL_VERIFICATION');
  given(await world.office.take(anna(), loanId));
  given(await world.officeEvidences.request(anna(), loanId, kinds, 'CHECK'));
  return { person, loanId };
}

async function sentPhotos() {
  const { person, loanId } = await asked('DOCUMENT_PHOTOS');
  for (const slot of EVIDENCE_SLOTS.DOCUMENT_PHOTOS)
    given(await upload(person, loanId, slot, await picture(900, 600, slot.length)));
  given(await world.evidences.send(who(person), loanId, 'DOCUMENT_PHOTOS'));
  return { person, loanId };
}

describe('photos of the document', () => {
  it('go up in parts, a broken upload goes on, and what is kept has neither EXIF nor place', async () => {
    const { person, loanId } = await asked('DOCUMENT_PHOTOS');
    const file = await picture(1600, 1200);
    const parts = Math.ceil(file.byteLength / EVIDENCE.partBytes);
    expect(parts).toBeGreaterThan(1);
    const of = { loanId, slot: 'FRONT' as const, fileHash: sha(file) };
    const first = { part: 0, parts, content: file.subarray(0, EVIDENCE.partBytes) };
    given(await world.evidences.putPart(who(person), of, first));
    expect(await world.evidences.uploaded(person.borrowerId, of)).toEqual({ received: [0], done: false });
    expect(given(await upload(person, loanId, 'FRONT', file)).done).toBe(true);
    expect(given(await upload(person, loanId, 'FRONT', file)).done).toBe(true);

    const refused = await world.evidences.send(who(person), loanId, 'DOCUMENT_PHOTOS');
    expect(refused).toMatchObject({ refusal: { code: 'EVIDENCE_INCOMPLETE' } });
    given(await upload(person, loanId, 'BACK', await picture(900, 600)));
    expect(given(await world.evidences.send(who(person), loanId, 'DOCUMENT_PHOTOS')).loan.status).toBe(
      'REVISED_VERIFICATION',
    );
    const [kept] = await world.people.evidence.ofLoan(person.borrowerId, loanId);
    const content = await world.people.evidence.read(person.borrowerId, loanId, kept?.hash ?? '');
    const { exif, format, width } = await sharp(content?.content).metadata();
    expect({ exif, format, width }).toEqual({ exif: undefined, format: 'jpeg', width: 1600 });
  });

  it('are refused where the file is no picture, is damaged, too small, too large or not what was announced', async () => {
    const { person, loanId } = await asked('DOCUMENT_PHOTOS');
    const code = async (file: Uint8Array) => {
      const answer = await upload(person, loanId, 'FRONT', file);
      return 'refusal' in answer ? answer.refusal.code : 'taken';
    };
    const small = await picture(900, 470);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await code(Buffer.from('%PDF-1.7 no picture'))).toBe('PHOTO_UNREADABLE');
    expect(await code(svg)).toBe('PHOTO_UNREADABLE');
    expect(await code((await picture(900, 600)).subarray(0, 9_000))).toBe('PHOTO_UNREADABLE');
    expect(await code(bomb)).toBe('PHOTO_UNREADABLE');
    expect(await code(small)).toBe('PHOTO_SMALL');
    const of = { loanId, slot: 'BACK' as const, fileHash: sha(small) };
    const part = { part: 0, parts: 1, content: Buffer.from('other bytes') };
    expect(await world.evidences.putPart(who(person), of, part)).toMatchObject({
      refusal: { code: 'EVIDENCE_BROKEN' },
    });
    expect(await world.evidences.putPart(who(person), of, { ...part, parts: 12 })).toMatchObject({
      refusal: { code: 'EVIDENCE_TOO_LARGE' },
    });
    expect(await upload(person, loanId, 'ANSWER_1', WEBM.subarray(0, 90))).toMatchObject({
      refusal: { code: 'NOT_ALLOWED_NOW' },
    });
  });

  it('take no more room than 30 files and 300 MB of a loan, handed in or not (R1007)', async () => {
    const { person, loanId } = await asked('DOCUMENT_PHOTOS');
    const begin = (seed: string) => {
      const content = Buffer.from('the first of two parts');
      const of = { loanId, slot: 'FRONT' as const, fileHash: sha(Buffer.from(seed)) };
      return world.evidences.putPart(who(person), of, { part: 0, parts: 2, content });
    };
    const full = { refusal: { code: 'EVIDENCE_FULL', facts: { files: '30', megabytes: '300' } } };
    await world.pool.query(
      `insert into people.evidence_part (borrower_id, loan_id, slot, file_hash, part, content)
       select $1, $2, 'FRONT', at::text, 0, '' from generate_series(1, 599) as at`,
      [person.borrowerId, loanId],
    );
    given(await begin('the last that fits'));
    expect(await begin('one too many')).toMatchObject(full);
    await world.pool.query('delete from people.evidence_part where loan_id = $1', [loanId]);
    const keep = (files: number) =>
      world.pool.query(
        `insert into people.evidence (borrower_id, loan_id, slot, file_hash, hash, mime, bytes, content, kept_at, delete_on)
         select $1, $2, 'FRONT', at::text, at::text, 'image/jpeg', 1, '', now(), now() + interval '1 day'
         from generate_series(1, $3::int) as at on conflict do nothing`,
        [person.borrowerId, loanId, files],
      );
    await keep(29);
    given(await begin('the thirtieth'));
    await keep(30);
    expect(await begin('the thirty-first')).toMatchObject(full);
  });

  it('are seen only by the verifier who took the application, and each look is kept', async () => {
    const { loanId } = await sentPhotos();
    const before = await world.officeEvidences.read(aCaller('someone-else', 'verifier'), loanId, 'FRONT');
    expect(before).toMatchObject({ refusal: { code: 'NOT_ALLOWED_NOW' } });
    expect((await world.officeEvidences.of({ role: 'verifier', id: ANNA }, loanId))?.views).toEqual([]);
    given(await world.office.take(anna(), loanId));
    expect(given(await world.officeEvidences.read(anna(), loanId, 'FRONT')).mime).toBe('image/jpeg');
    expect((await world.officeEvidences.of({ role: 'verifier', id: ANNA }, loanId))?.views).toMatchObject([
      { slot: 'FRONT', viewer: ANNA },
    ]);
  });

  inFull(
    'requested again need new pictures; accepted ones are kept for years, the others go on their day',
    async () => {
      const { person, loanId } = await sentPhotos();
      given(await world.office.take(anna(), loanId));
      for (const stranger of [aCaller('someone-else', 'verifier'), aCaller('auditor', 'auditor')])
        expect(await world.officeEvidences.request(stranger, loanId, ['DOCUMENT_PHOTOS'], 'GLARE')).toMatchObject({
          refusal: { code: 'NOT_ALLOWED_NOW' },
        });
      const support = aCaller('operator', 'support');
      given(await world.officeEvidences.request(support, loanId, ['DOCUMENT_PHOTOS'], 'GLARE'));
      const again = await world.evidences.of(person.borrowerId, loanId);
      expect(again?.demands).toMatchObject([{ reason: 'GLARE', state: 'REQUESTED', files: [] }]);
      for (const slot of EVIDENCE_SLOTS.DOCUMENT_PHOTOS)
        given(await upload(person, loanId, slot, await picture(800, 600, 3)));
      given(await world.evidences.send(who(person), loanId, 'DOCUMENT_PHOTOS'));
      given(await world.office.take(anna(), loanId));
      given(await world.officeEvidences.accept(anna(), loanId, 'DOCUMENT_PHOTOS'));

      const today = await world.clock.today();
      await world.people.deleteDue(addDays(today, EVIDENCE.keptDays));
      const kept = await world.people.evidence.ofLoan(person.borrowerId, loanId);
      expect(kept.map(({ deleteOn }) => deleteOn)).toEqual(Array(2).fill(addDays(today, EVIDENCE.acceptedDays)));
    },
  );
});

describe('the video interview', () => {
  inFull('takes four recordings, and only WebM or MP4', async () => {
    const { person, loanId } = await asked('VIDEO_INTERVIEW');
    const page = await upload(person, loanId, 'ANSWER_1', Buffer.from('<html>'));
    expect(page).toMatchObject({ refusal: { code: 'VIDEO_FORMAT' } });
    for (const slot of EVIDENCE_SLOTS.VIDEO_INTERVIEW) given(await upload(person, loanId, slot, WEBM));
    given(await world.evidences.send(who(person), loanId, 'VIDEO_INTERVIEW'));
    const { events } = await world.ledger.readLatest(loanStream(loanId));
    expect(JSON.stringify(events.at(-1)?.data)).toContain(sha(WEBM));
    given(await world.office.take(anna(), loanId));
    const seen = given(await world.officeEvidences.read(anna(), loanId, 'ANSWER_4'));
    expect(sha(seen.content)).toBe(sha(WEBM));
  });
});

inFull('the engine itself requests photos where the document is about to expire', async () => {
  const person = await aBorrower(world);
  world.clock.set('2029-12-20');
  try {
    const { loanId } = await complete(world, person);
    await until(async () => (await world.loan(loanId)).status === 'BACK_TO_REVISION');
    expect((await world.loan(loanId)).evidence).toMatchObject([
      { kind: 'DOCUMENT_PHOTOS', reason: 'DOCUMENT_EXPIRING' },
    ]);
    const { next } = (await world.decisions.of(person.borrowerId, loanId)) ?? {};
    expect(next).toBe('DOCUMENT_PHOTOS');
  } finally {
    world.clock.set('2026-11-20');
  }
});
