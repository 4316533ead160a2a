/** Each row of what a borrower may not do now: of whom it is true, he is refused in both channels (R660). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACT_GUARDS, type Act, refusalsOf } from '../../schema/reference/act-guards.ts';
import type { RefusalCode } from '../../schema/reference/refusals.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { completed, SAVE_EMPLOYMENT, SAVE_PERSONAL, stepsOf } from '../support/access-client.ts';
import { prolonging } from '../support/an-agreement.ts';
import { type BorrowerStates, borrowerStates, late } from '../support/borrower-states.ts';
import { type Asker, bothChannels, codeIn } from '../support/both-channels.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';

let world: LendingWorld;
let app: LendingApp;
let states: BorrowerStates;
let runner: Runner;
let access: AccessApp;
beforeAll(async () => {
  access = await accessApp();
  world = await lendingWorld();
  app = await lendingApp(world);
  states = borrowerStates(world, app);
  runner = world.startWorkflows();
});
afterAll(async () => {
  await access.close();
  await runner.stop();
  await app.app.close();
  await world.close();
});

const { graphql, json } = bothChannels(() => app);
type Answers = readonly (string | undefined)[];

const TERMS =
  '{ productType: INDIVIDUAL_PERSON_SPL, pricing: FLEXIBLE, amount: "100000", term: 20, purpose: 1, fastIssue: false, insuranceAgreed: false }';
const applying = async (one: Asker): Promise<Answers> => [
  await graphql(one, `mutation { apply(input: ${TERMS}) { errors { code } } }`),
  await json(one, 'POST', 'credit', { purpose: 1, amount: 100_000, term: 20, 'creditProduct.id': 1 }),
];
const addingCard = async (one: Asker): Promise<Answers> => [
  await graphql(one, 'mutation { startCardRegistration(returnPath: "/ru/new-card") { errors { code } } }'),
  await json(one, 'POST', 'payment/common/start-card-registration', {}),
];
type CardOf = { id: string; number: number };
const removing = async (one: Asker, { id, number }: CardOf): Promise<Answers> => [
  await graphql(one, `mutation { deleteCard(cardId: "${id}") { errors { code } } }`),
  await json(one, 'POST', `payment/common/delete-payment-card?cardId=${number}`),
];
const spending = async (one: Asker & { loanId: string }): Promise<Answers> => [
  await graphql(one, `mutation { spendBonus(loanId: "${one.loanId}", amount: "100") { errors { code } } }`),
  await json(one, 'POST', 'account/spendBonus', { creditId: one.loanId, amount: 100 }),
];
const numbering = async (one: Asker): Promise<Answers> => [
  await graphql(one, 'mutation { requestNewPhoneCode(phone: "77019998877") { errors { code } } }'),
  await json(one, 'POST', 'profile/phone/edit/sms', { newPhone: '77019998877' }),
];
const addressing = async (one: Asker): Promise<Answers> => [
  await graphql(one, 'mutation { requestEmailCode(email: "other@example.kz") { errors { code } } }'),
  await json(one, 'POST', 'profile/email/edit', { email: 'other@example.kz' }),
];
const random = chance(seedOf('acts and their guards'));
/** A complete registration that writes a form again, changed. */
async function rewriting(step: 'employment' | 'personal', change: object): Promise<Answers> {
  const person = anApplicant(random);
  const client = await completed(access, person);
  const form = { ...stepsOf(person)[step], ...change };
  const asked = await client.mutate(step === 'employment' ? SAVE_EMPLOYMENT : SAVE_PERSONAL, { input: form });
  const path = step === 'employment' ? 'employmentData' : 'personalData';
  return [codeIn(asked), codeIn((await client.post(`/json/profile/${path}/edit`, form)).body)];
}

const withBonuses = async (...given: Parameters<BorrowerStates['running']>) => {
  const one = await states.running(...given);
  await states.earn(one.person, one.loanId, 200_000);
  return one;
};

const MADE: { readonly [A in Act]: Readonly<Record<(typeof ACT_GUARDS)[A][number][0], () => Promise<Answers>>> } = {
  signIn: {
    passwordBlocked: async () => {
      const { phone } = anApplicant(random);
      const wrong = { phone, birthDate: '1990-01-01', password: 'Wrong2026x' };
      for (let at = 0; at < 5; at++) await json({ token: null }, 'POST', 'login', wrong);
      const mutation = 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }';
      const asked = [await graphql({ token: null }, mutation, { input: wrong })];
      return [...asked, await json({ token: null }, 'POST', 'login', wrong)];
    },
  },
  apply: {
    openLoan: async () => applying(await states.anApplication()),
    lockedForEver: async () => applying(await states.fraudulent()),
    reversalOwed: async () => applying(await states.reversalOwed()),
    ceded: async () => applying(await states.ceded()),
    writtenOff: async () => applying(await states.writtenOff()),
    locked: async () => applying(await states.refused()),
    appliedEnough: async () => applying(await states.appliedThrice()),
  },
  addCard: { faceUnproved: async () => addingCard(await states.aPerson()) },
  removeCard: {
    openLoan: async () => {
      const one = await states.anApplication();
      return removing(one, await states.activeCard(one.person));
    },
    paymentPending: async () => {
      const one = await states.chargeInDoubt();
      return removing(one, one.card);
    },
  },
  spendBonus: {
    overdue: async () => spending(await withBonuses('2026-03-14', late('2026-03-14'))),
    otherStatus: async () => spending(await withBonuses('2026-03-10', (story) => prolonging(story, '2026-03-10', 14))),
    limitReached: async () => {
      const one = await withBonuses('2026-03-08');
      const all = `mutation { spendBonus(loanId: "${one.loanId}", amount: "840") { errors { code } } }`;
      expect(await graphql(one, all)).toBeUndefined();
      return spending(one);
    },
    noInterest: async () => spending(await withBonuses('2026-03-02')),
  },
  changePhone: { unproved: async () => numbering(await states.aPerson()) },
  confirmEmail: { unproved: async () => addressing(await states.aPerson()) },
  changeEmail: { emailKnown: () => rewriting('employment', { email: 'other@example.kz' }) },
  changeIdentity: { registered: () => rewriting('personal', { lastName: 'Новая' }) },
};

const ROWS = (Object.keys(ACT_GUARDS) as Act[]).flatMap((act) =>
  ACT_GUARDS[act].map(([why, code]): readonly [Act, string, RefusalCode] => [act, why, code]),
);

describe.each(ROWS)('%s, %s', (act, why, code) => {
  it(`answers ${code} in both channels`, async () => {
    const made: Readonly<Record<string, () => Promise<Answers>>> = MADE[act];
    // The word of a card in use is one that clients of /json compare (R105).
    const answers = (await made[why]?.())?.map((one) => (one === 'borrowerHasActiveApplicationOrCredit' ? code : one));
    expect(answers).toEqual([code, code]);
    expect(refusalsOf(act)).toContain(code);
  });
});
