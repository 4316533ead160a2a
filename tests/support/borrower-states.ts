/** Borrowers in the states in which something is refused them. */
import { slotStream } from '../../schema/events/streams.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { commandAccount } from '../../server/use-cases/balance/balance.ts';
import { closeDays, issued, on, paymentId } from './a-loan.ts';
import { writtenLoan } from './a-written-loan.ts';
import type { LendingApp } from './lending-app.ts';
import { applied, complete, given } from './lending-steps.ts';
import { aBorrower, aCaller, type LendingWorld, type TestPerson } from './lending-world.ts';
import { asIs, lent } from './lent.ts';
import { slotContext } from './slot-events.ts';
import type { Story } from './spec.ts';
import { until } from './until.ts';

const TODAY = '2026-11-20';
/** What the bank of a test card holds. */
export const HELD = 42;
const VISA = { brand: 'VISA', maskedPan: '4400 43** **** 1111', lastFour: '1111' } as const;

export const late = (last: string) => (story: Story) => closeDays(story, '2026-03-13', last);
export const ceded = (story: Story) => {
  const price = { price: tenge(40_000), payBy: localDate('2026-07-16') };
  const notified = late('2026-06-15')(story).when(on('2026-06-15', { type: 'IssueCessionNotice', buyer: 'Collect' }));
  return closeDays(notified, '2026-06-16', '2026-07-15').when(
    on('2026-07-15', { type: 'AgreeCession', buyer: 'Collect', ...price }),
  );
};

export type BorrowerStates = ReturnType<typeof borrowerStates>;

export function borrowerStates(world: LendingWorld, app: LendingApp) {
  async function aPerson(key?: string, band?: number) {
    world.clock.set(TODAY);
    const person = await aBorrower(world, key, band);
    return { person, token: await app.tokenOf(person.borrowerId) };
  }
  async function anApplication(key?: string, band?: number) {
    const { person, token } = await aPerson(key, band);
    const { loanId } = await applied(world, person);
    return { person, token, loanId };
  }
  /** A loan that runs, on a day; `tell` adds to its story. */
  async function running(day: string, tell = asIs, start = issued()) {
    const { person, loanId } = await lent(world, day, tell, start);
    return { person, loanId, token: await app.tokenOf(person.borrowerId) };
  }
  /** A loan that ended long ago. */
  async function past(day: string, tell: (story: Story) => Story, start = issued()) {
    const { person, token } = await aPerson();
    const loanId = await writtenLoan(world, person, [[day, tell]], start);
    const claimed = { type: 'SlotClaimed', data: { loanId, tookOverFrom: null } } as const;
    const released = { type: 'SlotReleased', data: { loanId } } as const;
    await world.ledger.append(slotStream(person.borrowerId), 'none', [claimed, released], slotContext());
    return { person, token };
  }
  const slotFree = (token: string) =>
    until(async () => {
      const answer = await app.graphql(token, '{ canGetCredit { reason { code } } }');
      return answer.body.data.canGetCredit.reason?.code !== 'LOAN_EXISTS';
    });
  async function rejected(key: string, status: 'REJECTED' | 'REJECTED_BY_FRAUD') {
    const { person, token } = await aPerson(key);
    const { loanId } = await complete(world, person);
    await until(async () => (await world.loan(loanId)).status === status);
    await slotFree(token);
    return { person, token, loanId };
  }
  async function aCard({ borrowerId }: TestPerson, held = true) {
    await world.borrowers.markFaceVerified(borrowerId, world.clock.now());
    given(await world.cards.start(aCaller(borrowerId), { borrowerId, returnPath: '/ru/new-card', locale: 'RU' }));
    const [card] = await world.providers.cards.ofBorrower(borrowerId, world.clock.now());
    if (!card) throw new Error('no card');
    const known = { ...VISA, token: `token-${card.id}`, fingerprint: `print-${card.id}`, heldAmount: HELD };
    if (held) await world.providers.cards.registered(card.id, known, world.clock.now());
    return card;
  }
  async function activeCard(person: TestPerson) {
    const card = await aCard(person);
    given(await world.cards.complete({ borrowerId: person.borrowerId, cardId: card.id, amount: HELD }));
    return card;
  }

  return {
    aPerson,
    anApplication,
    running,
    past,
    aCard,
    activeCard,
    refused: () => rejected('reject-60-plus', 'REJECTED'),
    fraudulent: () => rejected('fraud', 'REJECTED_BY_FRAUD'),
    ceded: () => past('2026-07-15', (story) => ceded(story).when(on('2026-07-15', { type: 'ConfirmCession' }))),
    writtenOff: () => {
      const day = '2026-06-15';
      const off = (story: Story) => late(day)(story).when(on(day, { type: 'WriteOff', reason: 'OFFICE' }));
      return past(day, (story) => off(story).when(on(day, { type: 'CloseLoan' })));
    },
    reversalOwed: async () => {
      const { person, token } = await aPerson();
      const owed = { type: 'OweReversal', amount: tenge(500), loanId: null, paymentId: paymentId(3) } as const;
      await commandAccount(world, aCaller(person.borrowerId), person.borrowerId, owed);
      return { person, token };
    },
    appliedThrice: async () => {
      const { person, token } = await aPerson();
      const who = { caller: aCaller(person.borrowerId), borrowerId: person.borrowerId };
      for (let at = 0; at < 3; at += 1) {
        const { loanId } = await applied(world, person);
        given(await world.applications.cancel(who, loanId));
        await slotFree(token);
      }
      return { person, token };
    },
    /** Its processor has not answered whether the card was charged. */
    chargeInDoubt: async () => {
      const { person, token } = await aPerson();
      const card = await activeCard(person);
      await world.providers.kit.faults.set('processing-kz', 'LOST_ANSWER');
      const charge = { amount: 1_500, cardId: card.number };
      const headers = { 'x-auth-token': token };
      await app.app.inject({ method: 'POST', url: '/json/payment/common/one-click-payment', headers, payload: charge });
      await world.providers.kit.faults.set('processing-kz', 'NONE');
      return { person, token, card };
    },
    earn: ({ borrowerId }: TestPerson, loanId: Parameters<typeof world.bonus.earn>[1], interest: number) =>
      world.bonus.earn(aCaller(borrowerId), loanId, {
        paymentId: paymentId(901),
        interest: tenge(interest),
        paidOn: localDate('2026-03-05'),
      }),
  };
}
