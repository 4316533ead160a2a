/**
 * The sandbox processor "processing-kz": hosted pages, a small hold, payments, transfers to cards, signed callbacks.
 */
import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { addHours, instant } from '../../../schema/values/local-date.ts';
import { tenge } from '../../../schema/values/money.ts';
import { parsePhone } from '../../../schema/values/phone.ts';
import type {
  CardProcessor,
  ChargeAnswer,
  ChargeRequest,
  Hosted,
  HostedRequest,
  RegisteredCard,
} from '../../ports/card-processor.ts';
import type { PayoutOrder } from '../../ports/payout-provider.ts';
import { type Book, makeBook, type Operation } from '../sandbox-kit/book.ts';
import type { SandboxKit } from '../sandbox-kit/kit.ts';
import { makeSandboxPayouts } from '../sandbox-kit/payouts.ts';
import { sendBack } from '../sandbox-kit/send-back.ts';
import { paymentNotice, paymentState, readCardCallback, registeredNotice, rejectedNotice } from './notices.ts';
import { type Brand, brandOf, CHALLENGE_CODE, CHALLENGE_HOURS, CHALLENGED, codeOf, luhnValid } from './test-cards.ts';

export const CARD_PROCESSOR = 'processing-kz';
export const CARD_PROCESSOR_PATH = '/webhooks/card-processor';

export type Typed = { problem: 'NUMBER' } | { done: boolean; next: string } | undefined;

export type SandboxCardProcessor = CardProcessor & {
  find(externalId: string): Promise<Operation | undefined>;
  /** Undefined for an unknown operation. */
  typed(externalId: string, pan: string): Promise<Typed>;
  /** Answers a challenge with a code, empty for a refusal. Where the browser goes; undefined for no challenge. */
  challenged(externalId: string, code: string): Promise<string | undefined>;
  reverse(externalId: string): Promise<void>;
};

const data = ({ returnUrl, failureUrl, locale, phone }: HostedRequest) => ({ returnUrl, failureUrl, locale, phone });

export function makeSandboxCardProcessor(kit: SandboxKit): SandboxCardProcessor {
  const book = makeBook(kit.db, CARD_PROCESSOR, kit);
  const { complete: _complete, ...payouts } = makeSandboxPayouts(kit, {
    name: CARD_PROCESSOR,
    path: CARD_PROCESSOR_PATH,
    book,
    refusal,
    paysAtOnce: true,
  });

  async function open(kind: 'CARD' | 'PAYMENT', request: HostedRequest, amount = tenge(0)): Promise<Hosted> {
    const line = await kit.line(CARD_PROCESSOR);
    if (!line.requestArrives) return 'UNAVAILABLE';
    const { key, reference } = request;
    const { operation } = await book.open({ kind, key, reference, amount, data: data(request), state: 'OPEN' });
    if (!line.answerArrives) return 'UNAVAILABLE';
    const page = new URL(`/pay/card/${operation.externalId}`, kit.config.publicUrl);
    page.searchParams.set('lang', request.locale === 'KK' ? 'kz' : 'ru');
    return { redirectUrl: page.href, externalId: operation.externalId };
  }

  return {
    ...payouts,
    startRegistration: (request) => open('CARD', request),
    startPayment: (request) => open('PAYMENT', request, request.amount),
    chargeCard: (request) => chargeToken(kit, book, request),
    async inquirePayment(key) {
      const line = await kit.line(CARD_PROCESSOR);
      if (!line.requestArrives || !line.answerArrives) return null;
      const operation = await book.byKey(key);
      return (operation && paymentState(operation)) ?? 'UNPAID';
    },
    readCallback: (raw) => readCardCallback(kit.keysOf(CARD_PROCESSOR), raw),
    find: (id) => book.byId(id),
    async typed(externalId, pan) {
      const operation = await book.byId(externalId);
      if (!operation) return undefined;
      const digits = pan.replace(/\D/g, '');
      const brand = luhnValid(digits) ? brandOf(digits) : undefined;
      if (!brand) return { problem: 'NUMBER' };
      return operation.kind === 'CARD'
        ? register(kit, book, operation, digits, brand)
        : charge(kit, book, operation, digits, brand);
    },
    async challenged(externalId, code) {
      const operation = await book.byId(externalId);
      if (operation?.data.challenge === undefined) return undefined;
      const over = operation.data.challenge <= (await kit.businessNow());
      const refused = over || code !== CHALLENGE_CODE ? '3DS' : null;
      return back((await settleCharge(kit, book, operation, refused)) ?? operation)?.next;
    },
    sendBack: (order) => sendBack(kit, book, CARD_PROCESSOR, order),
    async reverse(externalId) {
      const operatedAt = await kit.businessNow();
      const reversed = await book.settle(externalId, 'PAID', { state: 'REVERSED', operatedAt });
      const notice = reversed && paymentNotice(reversed);
      if (notice) await kit.callbacks.post(CARD_PROCESSOR, CARD_PROCESSOR_PATH, notice);
    },
  };
}

/** The token holds what the sandbox must remember of the card, and nothing that can pay. */
const TOKEN = /^[0-9a-f]{24}\.(VISA|MASTERCARD)\.(\d{2})$/;

async function refusal({ destination }: PayoutOrder): Promise<string | null> {
  const match = destination.kind === 'CARD' ? TOKEN.exec(destination.token) : null;
  return match ? codeOf(match[2] ?? '') : 'TOKEN';
}

/** The bank answers at once and repeats the answer in its callback; a repeated key returns the first result. */
async function chargeToken(kit: SandboxKit, book: Book, request: ChargeRequest): Promise<ChargeAnswer> {
  const line = await kit.line(CARD_PROCESSOR);
  if (!line.requestArrives) return { state: 'UNKNOWN' };
  const { key, reference, token, amount, returnUrl, failureUrl } = request;
  const match = TOKEN.exec(token);
  const challenge = match?.[2] === CHALLENGED ? { challenge: addHours(await kit.businessNow(), CHALLENGE_HOURS) } : {};
  const data = { returnUrl, failureUrl, ...challenge };
  const { operation } = await book.open({ kind: 'PAYMENT', key, reference, amount, data, state: 'OPEN' });
  if (operation.data.challenge && operation.state === 'OPEN') {
    return line.answerArrives ? challengeOf(kit, operation, request) : { state: 'UNKNOWN' };
  }
  const code = match ? codeOf(match[2] ?? '') : 'TOKEN';
  const settled = await settleCharge(kit, book, operation, code);
  if (!line.answerArrives) return { state: 'UNKNOWN' };
  const known = settled ?? (await book.byKey(key)) ?? operation;
  return known.state === 'REJECTED'
    ? { state: 'REJECTED', code: known.code ?? '' }
    : { state: 'ACCEPTED', externalId: known.externalId };
}

function challengeOf(kit: SandboxKit, { externalId, data }: Operation, { locale }: ChargeRequest): ChargeAnswer {
  const page = new URL(`/pay/challenge/${externalId}`, kit.config.publicUrl);
  page.searchParams.set('lang', locale === 'KK' ? 'kz' : 'ru');
  return { state: 'CHALLENGE', externalId, redirectUrl: page.href, until: instant(new Date(data.challenge ?? '')) };
}

async function settleCharge(kit: SandboxKit, book: Book, operation: Operation, code: string | null) {
  const state = code === null ? 'PAID' : 'REJECTED';
  const settled = await book.settle(operation.externalId, 'OPEN', { state, code, operatedAt: await kit.businessNow() });
  const notice = settled && paymentNotice(settled);
  if (notice) await kit.callbacks.post(CARD_PROCESSOR, CARD_PROCESSOR_PATH, notice);
  return settled;
}

async function charge(kit: SandboxKit, book: Book, operation: Operation, pan: string, brand: Brand): Promise<Typed> {
  const code = brand === 'VISA' ? codeOf(pan.slice(-2)) : null;
  return back((await settleCharge(kit, book, operation, code)) ?? operation);
}

async function register(kit: SandboxKit, book: Book, operation: Operation, pan: string, brand: Brand): Promise<Typed> {
  const code = brand === 'VISA' ? codeOf(pan.slice(-2)) : null;
  const state = code === null ? 'PAID' : 'REJECTED';
  const settled = await book.settle(operation.externalId, 'OPEN', { state, code, operatedAt: await kit.businessNow() });
  if (!settled) return back(operation);
  if (code !== null) {
    await kit.callbacks.post(CARD_PROCESSOR, CARD_PROCESSOR_PATH, rejectedNotice(settled));
    return back(settled);
  }
  const card: RegisteredCard = {
    token: `${randomBytes(12).toString('hex')}.${brand}.${pan.slice(-2)}`,
    fingerprint: createHmac('sha256', kit.config.secret).update(pan).digest('hex').slice(0, 32),
    brand,
    maskedPan: `${pan.slice(0, 4)} ${pan.slice(4, 6)}** **** ${pan.slice(-4)}`,
    lastFour: pan.slice(-4),
    heldAmount: randomInt(10, 100),
  };
  await kit.callbacks.post(CARD_PROCESSOR, CARD_PROCESSOR_PATH, registeredNotice(settled, card));
  await tellHold(kit, settled, card);
  return back(settled);
}

/** The card holder's bank reports the held amount by SMS. */
async function tellHold(kit: SandboxKit, operation: Operation, card: RegisteredCard): Promise<void> {
  const to = parsePhone(operation.data.phone ?? '');
  if (!to) return;
  const text =
    operation.data.locale === 'KK'
      ? `Банк: *${card.lastFour} картасында ${card.heldAmount} ₸ бұғатталды.`
      : `Банк: на карте *${card.lastFour} заблокировано ${card.heldAmount} ₸.`;
  await kit.sms.send({ key: `hold:${operation.externalId}`, to, text, code: String(card.heldAmount) });
}

const back = (operation: Operation) => {
  const paid = operation.state === 'PAID';
  return { done: paid, next: operation.data[paid ? 'returnUrl' : 'failureUrl'] ?? '/' };
};
