/** R8: insurance is chosen with the offer and confirmed apart; a no lowers the total, and the agreement says so. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loanStream } from '../../schema/events/streams.ts';
import { tenge } from '../../schema/values/money.ts';
import { inFull } from '../support/in-full.ts';
import { done, heard } from '../support/json-client.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { complete, given } from '../support/lending-steps.ts';
import {
  aBorrower,
  aCaller,
  INSURANCE_CONSENTS,
  type LendingWorld,
  lendingWorld,
  TERMS,
} from '../support/lending-world.ts';
import { pdfText } from '../support/pdf-text.ts';

let world: LendingWorld;
let app: LendingApp;
beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
});
afterAll(async () => {
  await app.app.close();
  await world.close();
});

const INSURED = {
  ...TERMS,
  productType: 'INDIVIDUAL_PERSON_IL',
  amount: tenge(200_000),
  term: { unit: 'MONTH', count: 6 },
  insuranceAgreed: true,
} as const;

async function waiting() {
  const person = await aBorrower(world);
  const loan = await complete(world, person, INSURED);
  const who = () => ({ caller: aCaller(person.borrowerId), borrowerId: person.borrowerId });
  return { person, loan, who };
}

describe('insurance chosen with the offer', () => {
  it('insurance is priced in the offer and waits for an answer of its own', async () => {
    const { person, loan } = await waiting();
    expect(loan.status).toBe('WAITING_FOR_INSURANCE');
    const offer = await world.insurance.offer(person.borrowerId, loan.loanId);
    expect(offer).toMatchObject({ premium: tenge(2_000), totalWith: loan.price.total });
    expect(offer && offer.totalWithout < offer.totalWith - offer.premium + 1n).toBe(true);
  });

  inFull(`accepting it needs the insurer's consents, which the event names`, async () => {
    const { loan, who } = await waiting();
    expect(await world.insurance.answer(who(), loan.loanId, { accepted: true, consents: [] }, 'RU')).toMatchObject({
      refusal: { code: 'CONSENT_REQUIRED', field: INSURANCE_CONSENTS[0]?.type },
    });
    const answer = { accepted: true as const, consents: INSURANCE_CONSENTS };
    expect(given(await world.insurance.answer(who(), loan.loanId, answer, 'RU')).loan.status).toBe('ON_VERIFICATION');
    const { events } = await world.ledger.readLatest(loanStream(loan.loanId));
    expect(events.at(-1)).toMatchObject({ type: 'InsuranceAccepted', data: { consents: INSURANCE_CONSENTS } });
    expect(await world.insurance.answer(who(), loan.loanId, answer, 'RU')).toMatchObject({
      refusal: { code: 'NOT_ALLOWED_NOW' },
    });
  });

  it('declining it lowers the total, and the agreement that says so is kept under its hash', async () => {
    const { person, loan, who } = await waiting();
    const offer = await world.insurance.offer(person.borrowerId, loan.loanId);
    const after = given(await world.insurance.answer(who(), loan.loanId, { accepted: false }, 'RU')).loan;
    expect(after).toMatchObject({ status: 'ON_VERIFICATION', terms: { insuranceAgreed: false } });
    expect(after.price.total).toBe(offer?.totalWithout);
    expect(after.price.insurancePremium).toBe(0n);
    const kept = await world.documents.newest(person.borrowerId, loan.loanId, 'ADDITIONAL_AGREEMENT');
    const { events } = await world.ledger.readLatest(loanStream(loan.loanId));
    expect(events.at(-1)).toMatchObject({ type: 'InsuranceDeclined', data: { documentHash: kept?.hash } });
    const bytes = kept && (await world.documents.read(person.borrowerId, kept.hash));
    expect(bytes && pdfText(bytes)).toContain('2 000,00'.replace(' ', '\u00a0'));
  });

  inFull('only the borrower who chose it is asked, and no other person sees it', async () => {
    const plain = await complete(world, await aBorrower(world), { ...INSURED, insuranceAgreed: false });
    expect(plain.status).toBe('ON_VERIFICATION');
    const { loan } = await waiting();
    const stranger = await aBorrower(world);
    expect(await world.insurance.offer(stranger.borrowerId, loan.loanId)).toBeUndefined();
    const who = { caller: aCaller(stranger.borrowerId), borrowerId: stranger.borrowerId };
    expect(await world.insurance.answer(who, loan.loanId, { accepted: false }, 'RU')).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
  });

  it('GraphQL and /json take the same answer', async () => {
    const [one, two] = [await waiting(), await waiting()];
    const token = await app.tokenOf(one.person.borrowerId);
    const { body } = await app.graphql(
      token,
      'mutation($id: LoanId!) { answerInsurance(loanId: $id, accepted: false) { loan { status insuranceAgreed } errors { code } } }',
      { id: one.loan.loanId },
    );
    expect(body.data.answerInsurance).toEqual({
      loan: { status: 'ON_VERIFICATION', insuranceAgreed: false },
      errors: [],
    });
    const consents = INSURANCE_CONSENTS.map(({ type, hash }) => ({ type, hash }));
    const client = app.json(await app.tokenOf(two.person.borrowerId));
    const params = { path: { id: two.loan.loanId } };
    const answer = (body: { accepted: boolean; consents?: typeof consents }) =>
      heard(client.POST('/json/credit/{id}/insurance', { params, body }));
    expect((await done(client.GET('/json/credit/{id}/insurance', { params }))).data).toMatchObject({ premium: 2000 });
    expect((await answer({ accepted: true })).body).toMatchObject({
      code: 1,
      validationErrors: { [INSURANCE_CONSENTS[0]?.type ?? '']: 'error.consent.required' },
    });
    expect((await answer({ accepted: true, consents })).body).toMatchObject({
      code: 0,
      data: { status: 'ON_VERIFICATION' },
    });
  });
});
