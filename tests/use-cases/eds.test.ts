/** Above 75 MCI: a day to think it over, then a second consent by electronic signature (R23). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loanStream } from '../../schema/events/streams.ts';
import { tenge } from '../../schema/values/money.ts';
import { makeSandboxEds, type SandboxEds } from '../../server/adapters/eds/sandbox.ts';
import type { EdsCallback } from '../../server/ports/eds.ts';
import { type EdsUseCases, makeEds } from '../../server/use-cases/application/eds.ts';
import { signOfferCheck, signOfferHandler } from '../../server/use-cases/application/sign-offer.ts';
import { providerCaller } from '../../server/use-cases/kernel/provider-caller.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { inFull } from '../support/in-full.ts';
import { applied, faceShown, given, signedDocument } from '../support/lending-steps.ts';
import { aBorrower, aCaller, CONSENTS, type LendingWorld, lendingWorld, TERMS } from '../support/lending-world.ts';
import { LENDER } from '../support/papers.ts';
import { type Bench, providerBench } from '../support/provider-bench.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let bench: Bench;
let runner: Runner;
let provider: SandboxEds;
let eds: EdsUseCases;
beforeAll(async () => {
  [world, bench] = await Promise.all([lendingWorld(), providerBench()]);
  provider = makeSandboxEds(bench.kit);
  const offer = { ...world, lender: LENDER, publicUrl: 'http://localhost:4000', requiredConsents };
  eds = makeEds({
    ...world,
    sessions: world.providers.edsSessions,
    provider,
    publicUrl: 'http://localhost:4000',
    edsForOffer: true,
    offer: {
      check: signOfferCheck(offer),
      sign: signOfferHandler(offer),
      consents: requiredConsents,
    },
  });
  runner = world.startWorkflows();
});
afterAll(async () => {
  await runner.stop();
  await bench.stop();
  await world.close();
});

const requiredConsents = async () => CONSENTS;

const LARGE = {
  ...TERMS,
  productType: 'INDIVIDUAL_PERSON_IL',
  amount: tenge(350_000),
  term: { unit: 'MONTH', count: 12 },
} as const;

async function agreed() {
  world.clock.set('2026-11-20');
  const person = await aBorrower(world);
  const { borrowerId } = person;
  const who = () => ({ caller: aCaller(borrowerId), borrowerId });
  const { loanId } = await applied(world, person, LARGE);
  await signedDocument(world, person, loanId, 'OFFER');
  const figures = { statementHash: 'f'.repeat(64), monthlyIncome: tenge(900_000), monthsWithIncome: 6 };
  given(await world.statements.uploaded(who(), loanId, figures));
  await signedDocument(world, person, loanId, 'APPLICATION_FOR_TRANSFER_MONEY');
  await faceShown(world, person, loanId);
  await until(async () => (await world.loan(loanId)).status === 'WAITING_FOR_ISSUANCE_CONSENT');
  const ask = () => eds.request(aCaller(borrowerId), { borrowerId, loanId, locale: 'RU' });
  const state = async () => (await eds.state(borrowerId, loanId))?.status;
  return { borrowerId, loanId, who, ask, state };
}

/** Delivers the notices as the webhook does. */
async function hearProvider(): Promise<void> {
  await bench.kit.callbacks.deliverDue();
  for (const raw of bench.inbox.splice(0)) {
    const read = provider.readCallback(raw);
    if ('callback' in read) await eds.notified(providerCaller(provider.name, read.callback.externalId), read.callback);
  }
}

const operationOf = (url: string | null): string => new URL(url ?? '').pathname.split('/').at(-1) ?? '';

describe('the second consent', () => {
  it('it is refused before the 24 hours are over, with the time from which it can be given', async () => {
    const { ask, state } = await agreed();
    expect(await state()).toBe('TOO_EARLY');
    expect(await ask()).toMatchObject({
      refusal: { code: 'CONSENT_TOO_EARLY', facts: { date: '21.11.2026', time: '12:00' } },
    });
  });

  inFull('it shows the days and amounts of today, not those of the day of the offer', async () => {
    const { borrowerId, loanId } = await agreed();
    const planned = (await world.loan(loanId)).price;
    world.clock.set('2026-11-23');
    const shown = (await eds.state(borrowerId, loanId))?.price;
    expect(planned).toMatchObject({
      issueDate: '2026-11-20',
      rows: [{ date: '2026-12-20' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    });
    expect(shown).toMatchObject({ issueDate: '2026-11-23', rate: planned.rate, maturity: '2027-11-23' });
    expect(shown?.rows.map(({ date }) => date.slice(8))).toEqual(Array.from({ length: 12 }, () => '23'));
  });

  it('signing approves the loan: the event holds the hash of the signature, the registry the signature', async () => {
    const { borrowerId, loanId, ask, state } = await agreed();
    world.clock.set('2026-11-21');
    expect(await state()).toBe('READY');
    const first = given(await ask()).eds;
    expect(first.status).toBe('PENDING');
    expect(given(await ask()).eds.signUrl).toBe(first.signUrl);
    await provider.answer(operationOf(first.signUrl), true);
    await hearProvider();
    expect(await state()).toBe('SIGNED');
    const { events } = await world.ledger.readLatest(loanStream(loanId));
    const consent = events.find((event) => event.type === 'IssuanceConsentGiven');
    const offer = await world.documents.newest(borrowerId, loanId, 'OFFER');
    expect(consent?.data).toMatchObject({ signature: { documentType: 'OFFER', documentHash: offer?.hash } });
    const kept = (await world.documents.list(borrowerId, loanId)).find((file) => file.kind === 'CONSENT');
    expect(consent?.type === 'IssuanceConsentGiven' && consent.data.edsHash).toBe(kept?.hash);
    expect(events.at(-1)?.data).toMatchObject({ status: 'APPROVED' });
  });

  it('it belongs to the signed offer, though that was opened in the other language since', async () => {
    const { borrowerId, loanId, ask, state } = await agreed();
    const wish = { borrowerId, loanId, type: 'OFFER', locale: 'KK' } as const;
    const opened = given(await world.documents.prepare(wish)).document;
    world.clock.set('2026-11-21');
    const { signUrl } = given(await ask()).eds;
    await provider.answer(operationOf(signUrl), true);
    await hearProvider();
    expect(await state()).toBe('SIGNED');
    const { events } = await world.ledger.readLatest(loanStream(loanId));
    const offer = events.find((event) => event.type === 'OfferSigned');
    const consent = events.find((event) => event.type === 'IssuanceConsentGiven');
    const signed = offer?.type === 'OfferSigned' && offer.data.signature;
    expect(consent?.data).toMatchObject({ signature: signed });
    // A signed contract is the document that was shown.
    expect(signed).toMatchObject({ documentHash: opened.hash });
  });

  inFull(
    'after a refusal at eGov a new request is possible, and a signature under another document does not count',
    async () => {
      const { loanId, ask, state } = await agreed();
      world.clock.set('2026-11-21');
      await provider.answer(operationOf(given(await ask()).eds.signUrl), false);
      await hearProvider();
      expect(await state()).toBe('ERROR');
      const again = given(await ask()).eds;
      expect(again.status).toBe('PENDING');
      const operation = await provider.find(operationOf(again.signUrl));
      const forged: EdsCallback = {
        key: operation?.key ?? '',
        externalId: operation?.externalId ?? '',
        state: 'SIGNED',
        documentHash: '0'.repeat(64),
        signature: 'AAAA',
        operatedAt: world.clock.now(),
      };
      await eds.notified(providerCaller(provider.name, forged.externalId), forged);
      expect(await state()).toBe('ERROR');
      expect((await world.loan(loanId)).status).toBe('WAITING_FOR_ISSUANCE_CONSENT');
    },
  );

  inFull('after its time or a cancellation nothing can be signed', async () => {
    const late = await agreed();
    const gone = await agreed();
    world.clock.set('2026-11-27');
    expect(await late.ask()).toMatchObject({ refusal: { code: 'CONSENT_LAPSED' } });
    expect(await late.state()).toBe('LAPSED');
    world.clock.set('2026-11-21');
    given(await world.applications.cancelIssuanceConsent(gone.who(), gone.loanId));
    expect(await gone.ask()).toMatchObject({ refusal: { code: 'NOT_ALLOWED_NOW' } });
  });

  it("another borrower's consent is not found, and a silent provider is tried again later", async () => {
    const { loanId, ask } = await agreed();
    const stranger = await aBorrower(world);
    expect(await eds.state(stranger.borrowerId, loanId)).toBeUndefined();
    world.clock.set('2026-11-21');
    await bench.kit.faults.set(provider.name, 'LOST_ANSWER');
    expect(await ask()).toMatchObject({ refusal: { code: 'TRY_LATER' } });
    await bench.kit.faults.set(provider.name, 'NONE');
  });
});

describe('the offer, where the lender takes no code for it (R343)', () => {
  async function shown() {
    world.clock.set('2026-11-20');
    const person = await aBorrower(world);
    const { borrowerId } = person;
    const { loanId } = await applied(world, person);
    const wish = { borrowerId, loanId, locale: 'RU' } as const;
    const { document } = given(await world.documents.prepare({ ...wish, type: 'OFFER' }));
    const ask = (ticks = CONSENTS) => eds.offer.request(aCaller(borrowerId), { ...wish, hash: document.hash, ticks });
    const state = async () => (await eds.offer.state(borrowerId, loanId))?.status;
    return { borrowerId, loanId, document, ask, state };
  }

  it('a signature at eGov signs it once: the event and the copy name the signature', async () => {
    const { borrowerId, loanId, document, ask, state } = await shown();
    expect(await state()).toBe('READY');
    expect(await ask([])).toMatchObject({ refusal: { code: 'CONSENT_REQUIRED' } });
    const first = given(await ask()).eds;
    expect(first.status).toBe('PENDING');
    expect(given(await ask()).eds.signUrl).toBe(first.signUrl);
    await provider.answer(operationOf(first.signUrl), true);
    await hearProvider();
    expect(await state()).toBe('SIGNED');
    const { events } = await world.ledger.readLatest(loanStream(loanId));
    const offers = events.filter((event) => event.type === 'OfferSigned');
    const kept = (await world.documents.list(borrowerId, loanId)).find((file) => file.kind === 'CONSENT');
    expect(offers).toMatchObject([{ data: { signature: { documentHash: document.hash }, edsHash: kept?.hash } }]);
    expect((await world.files.sourceOf(borrowerId, document.hash))?.signature).toEqual({ eds: kept?.hash });
    const file = (await world.documents.list(borrowerId, loanId)).find(({ hash }) => hash === document.hash);
    expect(file?.signedAt).not.toBeNull();
    expect(file && 'content' in given(await world.documents.copy(file))).toBe(true);
    expect(await ask()).toMatchObject({ refusal: { code: 'NOT_ALLOWED_NOW' } });
  });

  inFull(
    'a QR code that ran out may be asked for again, also in another language, and its late signature counts',
    async () => {
      const { borrowerId, loanId, ask, state } = await shown();
      const first = given(await ask()).eds;
      const back = `update ops.eds_session set expires_at = expires_at - interval '6 minutes' where loan_id = $1`;
      await world.pool.query(back, [loanId]);
      expect(await state()).toBe('ERROR');
      await world.pool.query(`update people.account set locale = 'KK' where id = $1`, [borrowerId]);
      const again = given(await ask()).eds;
      expect(again.status).toBe('PENDING');
      expect(again.signUrl).not.toBe(first.signUrl);
      await provider.answer(operationOf(first.signUrl), true);
      await hearProvider();
      expect((await world.loan(loanId)).status).not.toBe('INITIAL');
      expect(await state()).toBe('SIGNED');
    },
  );

  inFull(
    'a refusal at eGov may be repeated, an offer that changed meanwhile may not, another file neither',
    async () => {
      const { borrowerId, loanId, ask, state } = await shown();
      await provider.answer(operationOf(given(await ask()).eds.signUrl), false);
      await hearProvider();
      expect(await state()).toBe('ERROR');
      // The page comes back from eGov without the ticks; those of the same offer still count.
      const again = given(await ask([])).eds;
      expect(again.status).toBe('PENDING');
      expect((await world.loan(loanId)).status).toBe('INITIAL');
      world.clock.set('2026-11-21');
      await provider.answer(operationOf(again.signUrl), true);
      await hearProvider();
      expect(await state()).toBe('ERROR');
      expect(await ask()).toMatchObject({ refusal: { code: 'DOCUMENT_CHANGED' } });
      const wish = { borrowerId, loanId, locale: 'RU', hash: 'a'.repeat(64), ticks: CONSENTS } as const;
      expect(await eds.offer.request(aCaller(borrowerId), wish)).toMatchObject({ refusal: { code: 'NOT_SHOWN' } });
    },
  );
});
