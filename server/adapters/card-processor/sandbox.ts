/** The sandbox processors: hosted pages, a small hold, payments, transfers to cards, notices in the form of each. */
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
import type { CallbackReply } from '../../ports/signed-callback.ts';
import { type Book, makeBook, type Operation } from '../sandbox-kit/book.ts';
import type { SandboxKit } from '../sandbox-kit/kit.ts';
import { makeSandboxPayouts } from '../sandbox-kit/payouts.ts';
import { sendBack } from '../sandbox-kit/send-back.ts';
import type { CardDialect } from './dialects/dialect.ts';
import { PROCESSING_KZ } from './dialects/processing-kz.ts';
import { paymentNotice, paymentState, registeredNotice, rejectedNotice } from './notices.ts';
import { type Brand, brandOf, CHALLENGE_CODE, CHALLENGE_HOURS, CHALLENGED, codeOf, luhnValid } from './test-cards.ts';

/** One processor with its book. */
type Desk = { readonly kit: SandboxKit; readonly book: Book; readonly dialect: CardDialect };

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

export function makeSandboxCardProcessor(kit: SandboxKit, dialect: CardDialect = PROCESSING_KZ): SandboxCardProcessor {
  const { name, path, wire, reply } = dialect;
  const book = makeBook(kit.db, name, kit, dialect.newId);
  const desk = { kit, book, dialect };
  if (wire) kit.callbacks.speak(name, wire);
  const { complete: _complete, ...payouts } = makeSandboxPayouts(kit, {
    name,
    path,
    recalls: dialect.recalls,
    book,
    refusal,
    paysAtOnce: true,
  });

  async function open(kind: 'CARD' | 'PAYMENT', request: HostedRequest, amount = tenge(0)): Promise<Hosted> {
    const line = await kit.line(name);
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
    callbackPath: path,
    ...(reply ? { reply: (...said: Parameters<CallbackReply>) => reply(kit.keysOf(name))(...said) } : {}),
    startRegistration: (request) => open('CARD', request),
    startPayment: (request) => open('PAYMENT', request, request.amount),
    chargeCard: (request) => chargeToken(desk, request),
    async inquirePayment(key) {
      const line = await kit.line(name);
      if (!line.requestArrives || !line.answerArrives) return 'UNAVAILABLE';
      const operation = await book.byKey(key);
      return (operation && paymentState(operation)) ?? 'UNPAID';
    },
    readCallback: (raw) => dialect.read(kit.keysOf(name), raw, book),
    find: (id) => book.byId(id),
    async typed(externalId, pan) {
      const operation = await book.byId(externalId);
      if (!operation) return undefined;
      const digits = pan.replace(/\D/g, '');
      const brand = luhnValid(digits) ? brandOf(digits) : undefined;
      if (!brand) return { problem: 'NUMBER' };
      return operation.kind === 'CARD'
        ? register(desk, operation, digits, brand)
        : charge(desk, operation, digits, brand);
    },
    async challenged(externalId, code) {
      const operation = await book.byId(externalId);
      if (operation?.data.challenge === undefined) return undefined;
      const over = operation.data.challenge <= (await kit.businessNow());
      const refused = over || code !== CHALLENGE_CODE ? '3DS' : null;
      return back((await settleCharge(desk, operation, refused)) ?? operation)?.next;
    },
    sendBack: (order) => sendBack(kit, book, name, order),
    async reverse(externalId) {
      const operatedAt = await kit.businessNow();
      const reversed = await book.settle(externalId, 'PAID', { state: 'REVERSED', operatedAt });
      const notice = reversed && paymentNotice(reversed);
      if (notice) await kit.callbacks.post(name, path, notice);
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
async function chargeToken(desk: Desk, request: ChargeRequest): Promise<ChargeAnswer> {
  const { kit, book, dialect } = desk;
  const line = await kit.line(dialect.name);
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
  const settled = await settleCharge(desk, operation, code);
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

async function settleCharge({ kit, book, dialect }: Desk, operation: Operation, code: string | null) {
  const state = code === null ? 'PAID' : 'REJECTED';
  const settled = await book.settle(operation.externalId, 'OPEN', { state, code, operatedAt: await kit.businessNow() });
  const notice = settled && paymentNotice(settled);
  if (notice) await kit.callbacks.post(dialect.name, dialect.path, notice);
  return settled;
}

async function charge(desk: Desk, operation: Operation, pan: string, brand: Brand): Promise<Typed> {
  const code = brand === 'VISA' ? codeOf(pan.slice(-2)) : null;
  return back((await settleCharge(desk, operation, code)) ?? operation);
}

async function register(desk: Desk, operation: Operation, pan: string, brand: Brand): Promise<Typed> {
  const { kit, book, dialect } = desk;
  const code = brand === 'VISA' ? codeOf(pan.slice(-2)) : null;
  const state = code === null ? 'PAID' : 'REJECTED';
  const card = registeredCard(kit, pan, brand);
  const settled = await book.settle(operation.externalId, 'OPEN', {
    state,
    code,
    operatedAt: await kit.businessNow(),
    data: code === null ? { card: JSON.stringify(card) } : {},
  });
  if (!settled) return back(operation);
  const notice = code === null ? registeredNotice(settled, card) : rejectedNotice(settled);
  await kit.callbacks.post(dialect.name, dialect.path, notice);
  if (code === null) await tellHold(kit, settled, card);
  return back(settled);
}

const registeredCard = (kit: SandboxKit, pan: string, brand: Brand): RegisteredCard => ({
  token: `${randomBytes(12).toString('hex')}.${brand}.${pan.slice(-2)}`,
  fingerprint: createHmac('sha256', kit.config.secrets()[0]).update(pan).digest('hex').slice(0, 32),
  brand,
  maskedPan: `${pan.slice(0, 4)} ${pan.slice(4, 6)}** **** ${pan.slice(-4)}`,
  lastFour: pan.slice(-4),
  heldAmount: randomInt(10, 100),
});

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

/** The pages are the same for all processors; an operation stands in the book of one. */
export async function ownerOf(
  processors: readonly SandboxCardProcessor[],
  externalId: string,
): Promise<SandboxCardProcessor | undefined> {
  const known = await Promise.all(processors.map(async (one) => ((await one.find(externalId)) ? [one] : [])));
  return known.flat()[0];
}
