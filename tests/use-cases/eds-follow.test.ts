/** A loan signed by SIGEX and NCANode: asked by the worker, over HTTP, down to the event on the ledger (R581, R582). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loanStream } from '../../schema/events/streams.ts';
import { ncanodeChecker } from '../../server/adapters/eds/ncanode.ts';
import { sigexEds } from '../../server/adapters/eds/sigex.ts';
import { makeEds } from '../../server/use-cases/application/eds.ts';
import { makeEdsFollow } from '../../server/use-cases/application/eds-follow.ts';
import { signOfferCheck, signOfferHandler } from '../../server/use-cases/application/sign-offer.ts';
import { startAsking } from '../support/asking.ts';
import { type EdsLine, edsLine } from '../support/eds-line.ts';
import { cmsOf, issued } from '../support/eds-signers.ts';
import { inFull } from '../support/in-full.ts';
import { applied, given } from '../support/lending-steps.ts';
import { aBorrower, aCaller, CONSENTS, type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { LENDER } from '../support/papers.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let line: EdsLine;
let eds: ReturnType<typeof makeEds>;
let follow: ReturnType<typeof makeEdsFollow>;
let stopAsking: () => Promise<void>;
const said: string[] = [];

beforeAll(async () => {
  [world, line] = await Promise.all([lendingWorld(), edsLine()]);
  const warn = (reason: string) => said.push(reason);
  const checker = ncanodeChecker({ url: line.ncanodeUrl, now: () => new Date(), warn });
  const provider = sigexEds({ url: line.sigexUrl, checker, warn, holdMs: 300 });
  const requiredConsents = async () => CONSENTS;
  const offer = { ...world, lender: LENDER, publicUrl: 'http://localhost:4000', requiredConsents };
  const sessions = world.providers.edsSessions;
  eds = makeEds({
    ...world,
    sessions,
    provider,
    publicUrl: 'http://localhost:4000',
    edsForOffer: true,
    offer: { check: signOfferCheck(offer), sign: signOfferHandler(offer), consents: requiredConsents },
  });
  follow = makeEdsFollow({ ...world, provider, sessions, eds });
});
const begin = () => {
  stopAsking = startAsking(follow.begin, (error) => said.push(error));
};
beforeEach(() => {
  Object.assign(line.world, { sigex: 'up', ncanode: 'up', ocsp: 'good' });
  said.length = 0;
  begin();
});
afterAll(async () => {
  line.stop();
  await world.close();
});

async function shown() {
  world.clock.set('2026-11-20');
  const person = await aBorrower(world);
  const { borrowerId } = person;
  const { loanId } = await applied(world, person);
  const wish = { borrowerId, loanId, locale: 'RU' } as const;
  const { document } = given(await world.documents.prepare({ ...wish, type: 'OFFER' }));
  const ask = () => eds.offer.request(aCaller(borrowerId), { ...wish, hash: document.hash, ticks: CONSENTS });
  const state = async () => eds.offer.state(borrowerId, loanId);
  const status = async () => (await state())?.status;
  const pdf = await world.files.read(borrowerId, document.hash);
  const iin = (await world.borrowers.find(borrowerId))?.iin ?? '';
  const own = await issued({ name: 'ИМЯ', iin, serial: 0x41 }, line.root);
  const link = given(await ask()).eds.signUrl ?? '';
  line.scan(link);
  return { borrowerId, loanId, document, pdf: Buffer.from(pdf ?? []), own, link, ask, state, status };
}

describe('a signature that is asked for', () => {
  it('signs the offer once, after the bytes shown went to SIGEX and the check is passed', async () => {
    const { loanId, document, pdf, own, link, state, status } = await shown();
    expect((await state())?.qrImage).toMatch(/^data:image\/gif/);
    await until(async () => line.procedure(link)?.document?.equals(pdf) === true);
    line.answer(link, { cms: await cmsOf(pdf, [own]) });
    await until(async () => (await status()) === 'SIGNED');
    await stopAsking();
    const { events } = await world.ledger.readLatest(loanStream(loanId));
    const offers = events.filter(({ type }) => type === 'OfferSigned');
    expect(offers).toMatchObject([{ data: { signature: { documentHash: document.hash } } }]);
    const { rows } = await world.pool.query('select handle, signature from ops.eds_session where loan_id = $1', [
      loanId,
    ]);
    expect(rows).toEqual([{ handle: null, signature: null }]);
  });

  inFull("another person's key signs nothing, the page says so, and a new QR code may be asked for", async () => {
    const { pdf, link, ask, state, status, loanId } = await shown();
    const stranger = await issued({ name: 'ИНОЙ', iin: '850101300015', serial: 0x42 }, line.root);
    line.answer(link, { cms: await cmsOf(pdf, [stranger]) });
    await until(async () => (await status()) === 'ERROR');
    await stopAsking();
    expect(await state()).toMatchObject({ failure: 'OTHER_PERSON', signUrl: null });
    expect((await world.loan(loanId)).status).toBe('INITIAL');
    expect(given(await ask()).eds.status).toBe('PENDING');
  });

  it('waits sealed while OCSP is silent, survives the worker, and counts when OCSP answers', async () => {
    line.world.ocsp = 'silent';
    const { loanId, pdf, own, link, ask, state, status } = await shown();
    const cms = await cmsOf(pdf, [own]);
    line.answer(link, { cms });
    const kept = async () =>
      (await world.pool.query('select signature from ops.eds_session where loan_id = $1', [loanId])).rows;
    await until(async () => (await kept())[0].signature !== null && line.seen.length > 1);
    await stopAsking();
    const [{ signature }] = await kept();
    expect(Buffer.from(signature, 'base64').includes(Buffer.from(cms, 'base64').subarray(60, 90))).toBe(false);
    // Past the life of the QR code it is still being checked: nobody has to sign again.
    await world.pool.query(`update ops.eds_session set expires_at = now() - interval '1 minute', taken_until = now()`);
    expect(await state()).toMatchObject({ status: 'PENDING', signUrl: null });
    expect(given(await ask()).eds.signUrl).toBeNull();
    line.world.ocsp = 'good';
    line.world.sigex = 'down';
    begin();
    await until(async () => (await status()) === 'SIGNED');
    await stopAsking();
  });

  inFull('who never signs is told after twenty minutes at the latest, and no worker asks any more', async () => {
    const { status, loanId } = await shown();
    await stopAsking();
    await world.pool.query(
      `update ops.eds_session set requested_at = now() - interval '21 minutes' where loan_id = $1`,
      [loanId],
    );
    begin();
    await until(async () => (await status()) === 'ERROR');
    await stopAsking();
    const left = `select 1 from ops.eds_session where loan_id = $1 and handle is not null`;
    expect((await world.pool.query(left, [loanId])).rows).toEqual([]);
  });
});
