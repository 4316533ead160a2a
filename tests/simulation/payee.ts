/**
 * Payout to an account, a card or a post office. Each sometimes refuses; at the post office money is fetched, left or
 * recalled.
 */

import { TEST_CARD_ENDINGS } from '../../schema/reference/card-rejections.ts';
import { POST_OFFICES } from '../../schema/reference/post-offices.ts';
import type { CardId, LoanId } from '../../schema/values/ids.ts';
import { type Instant, instant } from '../../schema/values/local-date.ts';
import { PROCESSING_KZ } from '../../server/adapters/card-processor/dialects/processing-kz.ts';
import { POST_OFFICE } from '../../server/adapters/post-office/sandbox.ts';
import { makeBook } from '../../server/adapters/sandbox-kit/book.ts';
import type { ChosenDestination } from '../../server/ports/payout-destinations.ts';
import type { Caller } from '../../server/use-cases/kernel/event-context.ts';

import type { LoanView } from '../../server/use-cases/loan/loan-view.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { anIban } from '../support/a-borrower.ts';
import { HASH } from '../support/a-loan.ts';
import { again } from './crashes.ts';
import { choose, type Party } from './party.ts';

const FOR_TRANSFER = { documentType: 'APPLICATION_FOR_TRANSFER_MONEY', documentHash: HASH } as const;
const HELD = 42;
type Card = Extract<ChosenDestination, { kind: 'CARD' }>;

export class Payee {
  readonly #party: Party;
  #card: Card | undefined;
  readonly #forgotten = new Set<LoanId>();

  constructor(party: Party) {
    this.#party = party;
  }

  /**
   * The bank refuses one account in eight and one card in five. The post office accepts all, but one payout in four is
   * never fetched.
   */
  async chosen({ loanId, repeat }: Pick<LoanView, 'loanId' | 'repeat'>) {
    const { chance, world, borrower } = this.#party;
    const kind = choose(chance, [
      [55, 'IBAN' as const],
      [20, 'POST' as const],
      [repeat ? 60 : 0, 'CARD' as const],
    ]);
    const destination = await this.#destination(kind);
    if (kind === 'POST' && chance.hits(0.25)) this.#forgotten.add(loanId);
    const chosen = { loanId, borrowerId: borrower.id, destination };
    const hash = await world.destinations.hashOf(chosen);
    await world.destinations.keep({ ...chosen, hash }, world.clock.now());
    const cardId = destination.kind === 'CARD' ? destination.cardId : null;
    // A card deleted before the payout is no longer what was signed.
    if (cardId && chance.hits(0.1)) await this.#throwAway(cardId);
    return {
      type: 'ChoosePayoutMethod',
      method: { kind, cardId, hash },
      signature: FOR_TRANSFER,
    } as const;
  }

  async #destination(kind: ChosenDestination['kind']): Promise<ChosenDestination> {
    const { chance } = this.#party;
    if (kind === 'CARD') return this.card();
    if (kind === 'IBAN') return { kind, iban: anIban(chance.hits(0.12) ? '0099' : '1111') };
    const office = POST_OFFICES[chance.whole(0, POST_OFFICES.length - 1)];
    if (!office) throw new Error('no post office');
    return { kind, postOfficeId: office.id };
  }

  async card(): Promise<Card> {
    const { chance, world, borrower } = this.#party;
    if (this.#card && chance.hits(0.6)) return this.#card;
    const cardId = this.#party.id<CardId>();
    const refused = Object.keys(TEST_CARD_ENDINGS);
    const ending = chance.hits(0.2) ? refused[chance.whole(0, refused.length - 1)] : '22';
    const token = `${cardId.replaceAll('-', '').slice(0, 24)}.MASTERCARD.${ending}`;
    const maskedPan = `5169 49** **** 00${ending}`;
    const startedAt = world.clock.now();
    const expiresAt: Instant = instant(new Date(Date.parse(startedAt) + 3_600_000));
    const opened = { id: cardId, borrowerId: borrower.id, provider: PROCESSING_KZ.name, returnPath: '/', triesLeft: 3 };
    const limit = { since: startedAt, most: Number.POSITIVE_INFINITY };
    await world.cards.open({ ...opened, startedAt, expiresAt, limit });
    const known = { token, fingerprint: cardId, brand: 'MASTERCARD', maskedPan, lastFour: `00${ending}` } as const;
    await world.cards.registered(cardId, { ...known, heldAmount: HELD }, startedAt);
    await world.cards.tryAmount(cardId, HELD, startedAt, { borrower: limit, card: limit });
    this.#card = { kind: 'CARD', cardId, token, maskedPan };
    return this.#card;
  }

  async #throwAway(cardId: CardId): Promise<void> {
    await this.#party.world.cards.remove(cardId, this.#party.world.clock.now());
    this.#card = undefined;
  }

  async underWay({ loanId, payoutMethod }: LoanView): Promise<void> {
    const { chance, world } = this.#party;
    const atPost = payoutMethod?.kind === 'POST';
    const act = choose<() => Promise<unknown>>(chance, [
      [atPost && !this.#forgotten.has(loanId) ? 60 : 0, () => this.#atCounter(loanId, (id) => world.post.complete(id))],
      [atPost ? 4 : 0, () => this.#atCounter(loanId, (_, key) => world.post.recall(key))],
      [30, () => this.ask(loanId)],
      [6, () => this.#recall(loanId)],
      [10, async () => undefined],
    ]);
    await act();
  }

  async #atCounter(loanId: LoanId, act: (externalId: string, key: string) => Promise<unknown>): Promise<void> {
    const { world } = this.#party;
    const key = (await loadLoan(world.ledger, loanId))?.payout?.key;
    const waits = key && (await makeBook(world.kit.db, POST_OFFICE, world.kit).byKey(key));
    if (waits) await act(waits.externalId, key);
  }

  /** A status request makes us ask the provider. */
  async ask(loanId: LoanId): Promise<void> {
    const caller = this.#party.caller();
    await again(() => this.#party.world.sending.watch(caller, loanId));
  }

  async #recall(loanId: LoanId): Promise<void> {
    const caller = this.#party.caller();
    const both: Caller = {
      ...caller,
      actor: { role: 'verifier', id: 'second' },
      askedBy: { role: 'support', id: 'first' },
    };
    await again(() => this.#party.world.sending.recall(both, loanId, 'OFFICE'));
  }

  async afterRefusal(loan: LoanView): Promise<void> {
    if (this.#party.chance.hits(0.2)) await this.#recall(loan.loanId);
    else await this.#party.command(loan.loanId, await this.chosen(loan));
  }
}
