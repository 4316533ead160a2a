/** Somebody signed in who names what belongs to others, or sends more than was asked for. One server for all. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../schema/events/envelope.ts';
import { LIFE } from '../../schema/rest/examples/life.ts';
import type { Call, Example } from '../../schema/rest/examples/values.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { tenge } from '../../schema/values/money.ts';
import { FIELD_POLICIES } from '../../server/api/field-policies.ts';
import { pay, paymentId } from '../support/a-loan.ts';
import { aProvedCard } from '../support/a-proved-card.ts';
import { readWholeLog } from '../support/ledger-reading.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { applied, given } from '../support/lending-steps.ts';
import { aBorrower, aCaller, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';
import { lent } from '../support/lent.ts';
import { callOf, type Literals, rootField } from '../support/root-calls.ts';
import { shortOf } from '../support/size.ts';

const DAY = '2026-03-12';
let world: LendingWorld;
let app: LendingApp;
let stranger: TestPerson;
let strangers: string;
beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
  world.clock.set(DAY);
  stranger = await aBorrower(world);
  strangers = await app.tokenOf(stranger.borrowerId);
});
afterAll(async () => {
  await app.app.close();
  await world.close();
});

const quoted = (value: string | number) => JSON.stringify(String(value));
const NAMES = ['LoanId', 'PaymentId', 'CardId', 'BiometrySessionId', 'BorrowerId', 'ID'];
const named = Object.entries(FIELD_POLICIES)
  .filter(([, policy]) => policy.includes('borrower'))
  .map(([name]) => name)
  .filter((name) => rootField(name).args.some(({ type }) => NAMES.includes(String(type).replace(/[[\]!]/g, ''))));

const TERMS =
  '{ productType: INDIVIDUAL_PERSON_SPL, pricing: FLEXIBLE, amount: "50000", term: 10, purpose: 10, fastIssue: false, insuranceAgreed: false }';
const literalsOf = (ids: Record<string, string>): Literals => ({
  ...Object.fromEntries(NAMES.map((name) => [name, quoted(ids[name] ?? randomUUID())])),
  ids: `[${quoted(ids.ID ?? randomUUID())}]`,
  hash: quoted(ids.hash ?? 'f'.repeat(64)),
  DocumentType: 'OFFER',
  PayoutMethodInput: `{ kind: CARD, cardId: ${quoted(ids.CardId ?? randomUUID())} }`,
  TermsInput: TERMS,
});

/** The same answer for what is somebody’s and for what never was, once the ids are taken out. */
async function answerTo(token: string, name: string, literals: Literals): Promise<string> {
  const { status, body } = await app.graphql(token, callOf(name, literals, 2));
  const text = JSON.stringify({ status, body });
  const ids = NAMES.concat('hash').map((one) => literals[one] ?? '');
  return ids.reduce((all, id) => all.replaceAll(id.replace(/^"|"$/g, ''), 'ID'), text);
}

type Owner = { person: TestPerson; loanId: LoanId; cardId?: string; hash?: string };

async function aDebtor(): Promise<Owner> {
  const owner = await lent(world, DAY, (story) => story.when(pay(DAY, tenge(20_000), 902)));
  return { ...owner, cardId: (await aProvedCard(world, owner.person)).id };
}

async function anApplicant(): Promise<Owner> {
  const person = await aBorrower(world);
  const { loanId } = await applied(world, person);
  const wish = { borrowerId: person.borrowerId, loanId, type: 'OFFER', locale: 'RU' } as const;
  return { person, loanId, hash: given(await world.documents.prepare(wish)).document.hash };
}

async function idsOf({ person: { borrowerId }, loanId, cardId, hash }: Owner, token: string): Promise<Literals> {
  const who = { caller: aCaller(borrowerId), borrowerId };
  const { session } = given(await world.biometry.start(who, 'CHANGE_PHONE', null, 'RU'));
  const [open] = (await app.graphql(token, '{ openSessions { id } }')).body.data.openSessions;
  return literalsOf({
    LoanId: loanId,
    BorrowerId: borrowerId,
    PaymentId: paymentId(902),
    BiometrySessionId: session.id,
    ID: open.id,
    ...(cardId ? { CardId: cardId } : {}),
    ...(hash ? { hash } : {}),
  });
}

describe('the ids of somebody else', () => {
  const owners = [
    ['who has a loan, a card and a payment', aDebtor],
    ['who has applied', anApplicant],
  ] as const;
  test.each(shortOf(1, owners))(
    'of a person %s get the answer of ids that never were, from every field, and change nothing',
    async (_, make) => {
      const owner = await make();
      const token = await app.tokenOf(owner.person.borrowerId);
      const [theirs, nobodys] = [await idsOf(owner, token), literalsOf({})];
      const seen = async () => [
        await readWholeLog(world.events.url),
        (await app.graphql(token, `{ ${OWN_VIEW} }`)).body,
      ];
      const before = await seen();
      const told: string[] = [];
      let owned = 0;
      for (const name of named) {
        const [found, unknown] = [await answerTo(strangers, name, theirs), await answerTo(strangers, name, nobodys)];
        if (found !== unknown || !found.startsWith('{"status":200')) told.push(`${name}: ${found} | ${unknown}`);
        if (name.startsWith('Query.') && (await answerTo(token, name, theirs)) !== unknown) owned += 1;
      }
      expect(told).toEqual([]);
      // Otherwise the question would be wrong, and a refusal would mean nothing.
      expect(owned).toBeGreaterThan(6);
      expect(await seen()).toEqual(before);
    },
  );
});

const OWN_VIEW =
  'currentLoan { id status amount } cards { id } openSessions { id } balance notices { id } profile { id }';

const HOSTILE = [
  "x' or 1=1; drop table people.person; --",
  'a\u0000b',
  '%_\\',
  '<img src=x onerror=alert(1)>\r\nX: y',
  '\u202e\ufeff\ud83d\ude00',
];

const tokens = new Map<string, string | null>([['anonymous', null]]);
async function tokenOf(role: string): Promise<string | null> {
  if (role === 'borrower') return strangers;
  if (!tokens.has(role)) tokens.set(role, await app.staff(role as Role));
  return tokens.get(role) ?? null;
}
const persons = async () => (await world.pool.query('select count(*)::int as left from people.person')).rows[0].left;

test('text of an attacker in GraphQL is refused or kept as text, never a fault', async () => {
  const taking = Object.entries(FIELD_POLICIES).filter(([name]) =>
    rootField(name).args.some(({ type }) => /^(String|ID|\w+Input)!?$/.test(String(type))),
  );
  expect(taking.length).toBeGreaterThan(40);
  const before = await persons();
  const faults: string[] = [];
  let sound = 0;
  for (const [name, [role = 'anonymous']] of taking) {
    const token = await tokenOf(role);
    const statusOf = async (text: string) => {
      const literal = JSON.stringify(text);
      return [text, (await app.graphql(token, callOf(name, { String: literal, ID: literal }))).status] as const;
    };
    // No read models run here: a field that needs them fails with any text.
    if ((await statusOf('plain'))[1] >= 500) continue;
    sound += 1;
    const failed = (await Promise.all(HOSTILE.map(statusOf))).filter(([, status]) => status >= 500);
    faults.push(...failed.map(([text]) => `${name} ${JSON.stringify(text)}`));
  }
  expect(sound).toBeGreaterThan(taking.length - 8);
  expect(faults).toEqual([]);
  expect(await persons()).toBe(before);
});

/** Every text of an example, one after another, replaced. */
function spoiled(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one) => spoiled(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spoiled(one, text)]));
}

test('text of an attacker over /json is refused or kept as text, never a fault', async () => {
  const calls = Object.values(LIFE)
    .flatMap((all) => Object.entries(all) as [Call, Example][])
    .filter(([call, { body, query }]) => body || query || call.includes(':'));
  expect(calls.length).toBeGreaterThan(40);
  const faults: string[] = [];
  for (const [call, example] of calls) {
    const [method = '', path = ''] = call.split(' ');
    const statusOf = async (text: string) => {
      const query = new URLSearchParams(spoiled(example.query ?? {}, text) as Record<string, string>);
      const { statusCode } = await app.app.inject({
        method: method as 'GET' | 'POST',
        url: `${path.replace(/:\w+/g, encodeURIComponent(text))}?${query}`,
        headers: { 'x-auth-token': strangers, 'x-locale': 'ru' },
        ...(example.body ? { payload: spoiled(example.body, text) as object } : {}),
      });
      return [text, statusCode] as const;
    };
    const failed = (await Promise.all(HOSTILE.map(statusOf))).filter(([, status]) => status >= 500);
    faults.push(...failed.map(([text]) => `${call} ${JSON.stringify(text)}`));
  }
  expect(faults).toEqual([]);
});

test('ten applications at once with one promo code, over both protocols, open one loan', async () => {
  const person = await aBorrower(world);
  const token = await app.tokenOf(person.borrowerId);
  const wish = { purpose: 10, 'creditProduct.id': 1, amount: 100_000, term: 20, promoCode: 'NAURYZ2026' };
  const terms = TERMS.replace(' }', ', promoCode: "NAURYZ2026" }');
  const opened = await Promise.all(
    Array.from({ length: 10 }, async (_, at): Promise<boolean> => {
      if (at % 2) {
        const headers = { 'x-auth-token': token };
        return (
          (await app.app.inject({ method: 'POST', url: '/json/credit', headers, payload: wish })).json().code === 0
        );
      }
      const { body } = await app.graphql(token, `mutation { apply(input: ${terms}) { errors { code } } }`);
      return body.data.apply.errors.length === 0;
    }),
  );
  expect(opened.filter(Boolean)).toHaveLength(1);
  const started = (await readWholeLog(world.events.url)).split('\n').filter((line) => line.includes('"LoanApplied"'));
  const own = started.filter((line) => line.includes(person.borrowerId));
  expect(own).toHaveLength(1);
});
