/** A loan signed through a bridge: the borrower's own key, and where there is an NCANode, its check (R901). */
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loanStream } from '../../schema/events/streams.ts';
import { instant } from '../../schema/values/local-date.ts';
import { ncanodeChecker } from '../../server/adapters/eds/ncanode.ts';
import { bridgeOf } from '../../server/adapters/gateway/client.ts';
import { gatewayEds } from '../../server/adapters/gateway/eds.ts';
import type { Eds } from '../../server/ports/eds.ts';
import { makeEds } from '../../server/use-cases/application/eds.ts';
import { makeEdsFollow } from '../../server/use-cases/application/eds-follow.ts';
import { signOfferCheck, signOfferHandler } from '../../server/use-cases/application/sign-offer.ts';
import { providerCaller } from '../../server/use-cases/kernel/provider-caller.ts';
import { startAsking } from '../support/asking.ts';
import { type EdsLine, edsLine } from '../support/eds-line.ts';
import { cmsOf, issued } from '../support/eds-signers.ts';
import { gatewayLine, notice } from '../support/gateway-line.ts';
import { inFull } from '../support/in-full.ts';
import { applied, given } from '../support/lending-steps.ts';
import { aBorrower, aCaller, CONSENTS, type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { LENDER } from '../support/papers.ts';
import { until } from '../support/until.ts';

const STRANGER = '850101300015';
let world: LendingWorld;
let line: EdsLine;
let bridge: Awaited<ReturnType<typeof gatewayLine>>;
let stopAsking = async () => {};
const said: string[] = [];
beforeAll(async () => {
  [world, line, bridge] = await Promise.all([lendingWorld(), edsLine(), gatewayLine()]);
});
beforeEach(() => void Object.assign(line.world, { ncanode: 'up', ocsp: 'good' }));
afterEach(async () => {
  await stopAsking();
  expect(said).toEqual([]);
});
afterAll(async () => {
  line.stop();
  await bridge.line.stop();
  await world.close();
});

const checker = () => ncanodeChecker({ url: line.ncanodeUrl, now: () => new Date(), warn: () => undefined });

async function shown(provider: Eds) {
  const requiredConsents = async () => CONSENTS;
  const offer = { ...world, lender: LENDER, publicUrl: 'http://localhost:4000', requiredConsents };
  const sessions = world.providers.edsSessions;
  const eds = makeEds({
    ...world,
    ...{ sessions, provider, publicUrl: 'http://localhost:4000', edsForOffer: true },
    offer: { check: signOfferCheck(offer), sign: signOfferHandler(offer), consents: requiredConsents },
  });
  const follow = makeEdsFollow({ ...world, provider, sessions, eds });
  const begin = () => {
    stopAsking = startAsking(follow.begin, (error) => said.push(error));
  };
  begin();

  world.clock.set('2026-11-20');
  const person = await aBorrower(world);
  const { borrowerId } = person;
  const { loanId } = await applied(world, person);
  const wish = { borrowerId, loanId, locale: 'RU' } as const;
  const { document } = given(await world.documents.prepare({ ...wish, type: 'OFFER' }));
  const ask = () => eds.offer.request(aCaller(borrowerId), { ...wish, hash: document.hash, ticks: CONSENTS });
  given(await ask());
  const { iin = '' } = (await world.borrowers.find(borrowerId)) ?? {};
  const pdf = Buffer.from((await world.files.read(borrowerId, document.hash)) ?? []);
  const row = async () =>
    (
      await world.pool.query<{ id: string; signature: string | null }>(
        'select id, signature from ops.eds_session where loan_id = $1 order by requested_at desc limit 1',
        [loanId],
      )
    ).rows[0];
  /** What the bridge tells, as the webhook hears it. */
  async function told(signature: string, signer?: { iin: string }) {
    const facts = { key: (await row())?.id, externalId: 'e', documentHash: document.hash, signature, signer };
    const read = provider.readCallback(
      notice('eds', 'signature.signed', { ...facts, operatedAt: instant(new Date()) }),
    );
    if ('callback' in read) await eds.notified(providerCaller(provider.name, 'e'), read.callback);
    return 'problem' in read ? read.problem : undefined;
  }
  const cmsBy = async (signerIin: string) =>
    cmsOf(pdf, [await issued({ name: 'ИМЯ', iin: signerIin, serial: 0x41 }, line.root)]);
  const state = async () => eds.offer.state(borrowerId, loanId);
  const status = async () => (await state())?.status;
  return { borrowerId, loanId, iin, begin, ask, row, told, cmsBy, state, status };
}

describe('a bridge without an NCANode of ours', () => {
  const bare = () => gatewayEds(bridgeOf('eds', bridge.settings));

  inFull("another person's key signs nothing, the page says so, and the borrower may sign anew", async () => {
    const { loanId, iin, ask, told, state, status } = await shown(bare());
    await told('AAAA', { iin: STRANGER });
    expect(await state()).toMatchObject({ status: 'ERROR', failure: 'OTHER_PERSON' });
    expect((await world.loan(loanId)).status).toBe('INITIAL');
    given(await ask());
    await told('AAAA', { iin });
    expect(await status()).toBe('SIGNED');
  });

  it('nobody named is no signature', async () => {
    const { told, status } = await shown(bare());
    expect(await told('AAAA')).toBe('UNREADABLE');
    expect(await status()).toBe('PENDING');
  });

  it('the signature is kept, and the event has its hash', async () => {
    const { borrowerId, loanId, iin, told } = await shown(bare());
    await told('AAAA', { iin });
    const hash = createHash('sha256').update(Buffer.from('AAAA', 'base64')).digest('hex');
    expect(Buffer.from((await world.files.read(borrowerId, hash)) ?? []).toString('base64')).toBe('AAAA');
    const { events } = await world.ledger.readLatest(loanStream(loanId));
    expect(events.find(({ type }) => type === 'OfferSigned')?.data).toMatchObject({ edsHash: hash });
  });
});

describe('a bridge with an NCANode of ours', () => {
  const checked = () => gatewayEds(bridgeOf('eds', bridge.settings), checker());

  it('a signature of another person is found out, whomever the bridge names', async () => {
    const { loanId, iin, told, cmsBy, state, status } = await shown(checked());
    await told(await cmsBy(STRANGER), { iin });
    await until(async () => (await status()) === 'ERROR');
    expect(await state()).toMatchObject({ failure: 'OTHER_PERSON' });
    expect((await world.loan(loanId)).status).toBe('INITIAL');
  });

  it('what is no signature of the document signs nothing', async () => {
    const { iin, told, state, status } = await shown(checked());
    await told('AAAA', { iin });
    await until(async () => (await status()) === 'ERROR');
    expect(await state()).toMatchObject({ failure: 'DOCUMENT' });
  });

  inFull('a good one waits sealed while NCANode is down, and counts when it answers, once', async () => {
    line.world.ncanode = 'down';
    const { loanId, iin, begin, row, told, cmsBy, status } = await shown(checked());
    const cms = await cmsBy(iin);
    const asked = line.seen.length;
    for (const _again of [1, 2]) await told(cms);
    await until(() => line.seen.length > asked);
    const kept = await row();
    expect(Buffer.from(kept?.signature ?? '', 'base64').includes(Buffer.from(cms, 'base64').subarray(60, 90))).toBe(
      false,
    );
    expect(await status()).toBe('PENDING');
    await stopAsking();
    line.world.ncanode = 'up';
    await world.pool.query('update ops.eds_session set taken_until = now() where loan_id = $1', [loanId]);
    begin();
    await until(async () => (await status()) === 'SIGNED');
    await stopAsking();
    const { events } = await world.ledger.readLatest(loanStream(loanId));
    expect(events.filter(({ type }) => type === 'OfferSigned')).toHaveLength(1);
    expect(await row()).toMatchObject({ signature: null });
  });
});
