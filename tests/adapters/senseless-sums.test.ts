/**
 * A notice whose sum cannot be one is refused as unreadable, so its provider does not repeat it for ever and nothing
 * is credited (R1042). Each door by which money comes in is here; what is over the ceiling comes in and is set aside.
 */
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { CALLBACKS } from '../../schema/gateway/callbacks.ts';
import { type Instant, instant } from '../../schema/values/local-date.ts';
import { readAnswer } from '../../server/adapters/bank-files/read.ts';
import { makeSandboxBankTransfer } from '../../server/adapters/bank-transfer/sandbox.ts';
import { sandboxCardProcessors } from '../../server/adapters/card-processor/all.ts';
import { callbackOfNotice } from '../../server/adapters/card-processor/notices.ts';
import { gatewayCards } from '../../server/adapters/gateway/cards.ts';
import { type BridgeSettings, bridgeOf } from '../../server/adapters/gateway/client.ts';
import { gatewayIncoming } from '../../server/adapters/gateway/incoming.ts';
import { portKey, signedHeaders } from '../../server/adapters/gateway/signature.ts';
import { makeSandboxKit } from '../../server/adapters/sandbox-kit/kit.ts';
import { SIGNATURE_HEADER, sign } from '../../server/adapters/sandbox-kit/signature.ts';
import type { SandboxTables } from '../../server/adapters/sandbox-kit/tables.ts';
import { makeSandboxTerminal } from '../../server/adapters/terminal/sandbox.ts';
import { makeSandboxWallet } from '../../server/adapters/wallet/sandbox.ts';
import type { RawCallback } from '../../server/ports/signed-callback.ts';
import type { Vendor } from '../../server/provider-settings.ts';
import { ACCOUNT, camt053 } from '../support/a-file-bank.ts';
import { ROOT_KEY } from '../support/gateway-line.ts';

const AT: Instant = '2026-03-02T07:00:00.000Z' as Instant;
const seconds = Date.parse(AT) / 1000;
/** Nothing is asked of it: a notice is read before anything is stored. */
const db = new Kysely<SandboxTables>({
  dialect: new PostgresDialect({ pool: openPool({ host: '127.0.0.1', port: 1 }) }),
});
afterAll(() => db.destroy());
const kit = makeSandboxKit({
  db,
  config: { publicUrl: 'http://127.0.0.1:1', secrets: () => ['a secret', 'of before'], latencyMs: 0 },
  clock: { now: () => AT, businessNow: async () => AT, today: async () => '2026-03-02' as never },
  sms: { send: async () => 'sent' },
});
const settings: BridgeSettings = { url: 'http://127.0.0.1:1', keys: [ROOT_KEY], now: () => AT, warn: () => undefined };

type Outcome = 'SUCCEEDED' | 'REVERSED';
/** What a door makes of a sum: a notice of money, or none. */
type Door = (sum: unknown, outcome: Outcome) => unknown;
/** Its notice names no sum: the provider is asked what came. */
const ASKS = 'asks';

const signedBy =
  (name: string) =>
  (notice: object): RawCallback => {
    const body = JSON.stringify(notice);
    const [key = ''] = kit.keysOf(name);
    return {
      headers: { [SIGNATURE_HEADER]: sign(key, body, seconds) },
      body: Buffer.from(body),
      path: '/',
      receivedAt: AT,
    };
  };

const sandboxIncoming =
  (provider: ReturnType<typeof makeSandboxTerminal>): Door =>
  (amount, outcome) => {
    const notice = {
      type: 'pay',
      operationId: '1',
      outcome,
      text: 'NS-2026-000123',
      amount,
      currency: 'KZT',
      operatedAt: AT,
    };
    return provider.readCallback(signedBy(provider.name)(notice));
  };

const cardNotice = (amount: unknown, outcome: Outcome) => ({
  ...{
    type: 'payment',
    operationId: '1',
    reference: 'r',
    outcome,
    amount,
    currency: 'KZT',
    code: null,
    operatedAt: AT,
  },
});

/** The sandbox plays three processors, each with a notice of its own. */
const SANDBOX_CARDS: Readonly<Record<string, Door | typeof ASKS>> = {
  'processing-kz': (amount, outcome) => {
    const [processor] = sandboxCardProcessors(kit);
    return processor.readCallback(signedBy(processor.name)(cardNotice(amount, outcome)));
  },
  epay: ASKS,
  'freedom-pay': (amount, outcome) => callbackOfNotice(cardNotice(amount, outcome)),
};

/** A bridge says tiyn as a number, where a sandbox says tenge as a text. */
const tiynOf = (sum: unknown): unknown => (typeof sum === 'string' && sum.trim() !== '' ? Number(sum) * 100 : sum);
const overBridge = (port: 'cards' | 'terminal' | 'wallet' | 'bank-transfer', notice: object): RawCallback => {
  const body = JSON.stringify({ timestamp: AT, ...notice });
  return {
    headers: signedHeaders([portKey(ROOT_KEY, 'callbacks', port)], 'msg_1', AT, body),
    body: Buffer.from(body),
    path: '/',
    receivedAt: AT,
  };
};
const bridgedCards: Door = (sum, outcome) =>
  gatewayCards(bridgeOf('cards', settings)).readCallback(
    overBridge('cards', {
      type: outcome === 'SUCCEEDED' ? 'payment.succeeded' : 'payment.reversed',
      data: { externalId: '1', reference: 'r', amount: tiynOf(sum), currency: 'KZT', code: null, operatedAt: AT },
    }),
  );
const bridged =
  (port: 'terminal' | 'wallet' | 'bank-transfer'): Door =>
  (sum, outcome) =>
    gatewayIncoming(bridgeOf(port, settings), false).readCallback(
      overBridge(port, {
        type: outcome === 'SUCCEEDED' ? 'money.received' : 'money.reversed',
        data: { externalId: '1', text: 'NS-2026-000123', amount: tiynOf(sum), currency: 'KZT', operatedAt: AT },
      }),
    );

const bankFile: Door = (sum) => {
  const text = camt053([{ credit: true, amount: '1.00' }], ACCOUNT, null).replace('>1.00<', `>${sum}<`);
  const answer = readAnswer(Buffer.from(text), { account: ACCOUNT, statements: 'camt' });
  const entries = 'entries' in answer ? answer.entries : [];
  return entries.length > 0 ? { callback: entries } : { problem: 'UNREADABLE' };
};

type MoneyPort = 'CARDS' | 'TERMINAL' | 'WALLET' | 'BANK_TRANSFER';
/** A new provider of one of these does not compile without its door. */
const DOORS: { readonly [P in MoneyPort]: { readonly [V in Vendor<P>]: Door | typeof ASKS } } = {
  CARDS: { sandbox: ASKS, gateway: bridgedCards, 'freedom-pay': ASKS, epay: ASKS },
  TERMINAL: { sandbox: sandboxIncoming(makeSandboxTerminal(kit)), gateway: bridged('terminal') },
  WALLET: { sandbox: sandboxIncoming(makeSandboxWallet(kit)), gateway: bridged('wallet') },
  BANK_TRANSFER: {
    sandbox: sandboxIncoming(makeSandboxBankTransfer(kit)),
    gateway: bridged('bank-transfer'),
    files: bankFile,
  },
};

const doors = [
  ...Object.entries(DOORS).flatMap(([port, vendors]) =>
    Object.entries(vendors).map(([vendor, door]) => [`${port} ${vendor}`, door] as const),
  ),
  ...Object.entries(SANDBOX_CARDS).map(([name, door]) => [`CARDS sandbox, ${name}`, door] as const),
].flatMap(([name, door]) => (door === ASKS ? [] : [[name, door] as const]));

const SENSELESS: readonly unknown[] = [
  ...[
    '0',
    '0.00',
    '-0.01',
    '-40000.00',
    '40000.001',
    '0.001',
    'NaN',
    'Infinity',
    '1e5000',
    '',
    ' ',
    'x',
    '9'.repeat(20),
  ],
  ...[null, undefined, {}, []],
];

describe('a sum that cannot be one', () => {
  it.each(doors)('%s takes a sum that can', (_, door) => {
    expect(door('40000.00', 'SUCCEEDED')).toBeDefined();
    expect(door('40000.00', 'SUCCEEDED')).not.toHaveProperty('problem');
    expect(door('0.01', 'SUCCEEDED')).not.toHaveProperty('problem');
  });

  it.each(doors)('%s refuses it as unreadable, coming and going back', (_, door) => {
    for (const outcome of ['SUCCEEDED', 'REVERSED'] as const)
      for (const sum of SENSELESS)
        expect([sum, door(sum, outcome) ?? { problem: 'UNREADABLE' }]).toEqual([sum, { problem: 'UNREADABLE' }]);
  });

  it('is met at each processor that the sandbox plays', () => {
    expect(sandboxCardProcessors(kit).map(({ name }) => name)).toEqual(Object.keys(SANDBOX_CARDS));
  });

  it('is met at each door of the bridge whose notice names a sum', () => {
    const named = Object.entries(CALLBACKS).filter(([, { notice }]) =>
      notice.options.some(({ shape: { data } }) => 'amount' in data.shape),
    );
    expect(named.map(([port]) => port.toUpperCase().replace('-', '_')).toSorted()).toEqual(
      Object.keys(DOORS).toSorted(),
    );
  });
});

it('a failed payment may name no sum', () => {
  expect(callbackOfNotice({ ...cardNotice('0.00', 'SUCCEEDED'), outcome: 'FAILED' })).toMatchObject({
    outcome: 'FAILED',
  });
});

it.each([0, -100])('a bridge that is asked and names %s tiyn has not answered', async (amount) => {
  const bridge = bridgeOf('cards', settings);
  const inquire = async () => ({
    status: 'SUCCEEDED',
    externalId: '1',
    reference: 'r',
    amount: BigInt(amount),
    currency: 'KZT',
    code: null,
    operatedAt: instant(new Date(AT)),
  });
  expect(await gatewayCards({ ...bridge, inquire: inquire as typeof bridge.inquire }).inquirePayment('r')).toBe(
    'UNAVAILABLE',
  );
});
