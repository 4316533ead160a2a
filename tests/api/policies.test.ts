import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_STAFF } from '../../schema/reference/demo-accounts.ts';
import { HALVES } from '../../schema/reference/halves.ts';
import { FIELD_POLICIES } from '../../server/api/field-policies.ts';
import { executableSchema, rootFields } from '../../server/api/graphql/schema.ts';
import { Client, registered } from '../support/access-client.ts';
import { anApplicant, chance } from '../support/person.ts';
import { callOf, SCHEMA, SDL } from '../support/root-calls.ts';
import { seedOf } from '../support/seed.ts';
import { type ShellApp, shellApp } from '../support/shell-app.ts';

const random = chance(seedOf('policies'));
/** One mutation for both halves: who asks and who confirms is told apart by what is asked for. */
const BY_TWO = {
  agreeCession: 'office-loan',
  answerBalanceRefund: 'refund',
  cancelCession: 'office-loan',
  confirmCession: 'office-loan',
  confirmClaimPaid: 'settlement',
  dismissDispute: 'office-loan',
  offerRestructuringAfterCourt: 'office-loan',
  payBuyer: 'settlement',
  moveCapital: 'settlement',
  payInsurer: 'settlement',
  recallBalanceRefund: 'recall-refund',
  recallPayout: 'recall-payout',
  receiveCessionPrice: 'settlement',
  rejectByFraud: 'reject-by-fraud',
  releaseSuspended: 'release',
  reversePayment: 'office-loan',
  skipStuck: 'skip-task',
  upholdDispute: 'office-loan',
  waivePenalty: 'office-loan',
  writeOffLoan: 'office-loan',
  writeOffReversal: 'write-off-reversal',
} as const satisfies Readonly<Record<string, keyof typeof HALVES>>;
/** One finds, one asks the borrower for photos, one takes a request back, two keep filters of lists. */
const DECIDES_NOTHING = ['forgetFilter', 'officeSearch', 'requestEvidence', 'saveFilter', 'withdrawCorrection'];
let access: ShellApp;

beforeAll(async () => {
  access = await shellApp();
});
afterAll(() => access.close());

describe('the table of policies', () => {
  test('every root field has a row and every row a field', () => {
    const fields = rootFields(SCHEMA).sort();
    expect(Object.keys(FIELD_POLICIES).sort()).toEqual(fields);
  });

  test('an analyst changes nothing, an auditor confirms, an administrator touches neither money nor loans', () => {
    const own = (role: string, what: string) =>
      Object.entries(FIELD_POLICIES)
        .filter(([name, policy]) => name.startsWith(what) && (policy as readonly string[]).includes(role))
        .filter(([, policy]) => !policy.includes('anonymous'))
        .map(([name]) => name.slice(what.length));
    expect(own('analyst', 'Mutation.')).toEqual([]);
    expect(own('auditor', 'Mutation.').toSorted()).toEqual([
      'confirmStaffAsk',
      'officeSearch',
      'startLogVerification',
      'takeEvidence',
    ]);
    expect(own('admin', 'Mutation.').toSorted()).toEqual([
      'addStaff',
      'askFactorRemoval',
      'closeStaff',
      'openStaff',
      'resetStaffPassword',
      'retryStuck',
      'setStaffRole',
      'unlockStaff',
    ]);
    expect(own('admin', 'Query.').toSorted()).toEqual(['operations', 'queryLog', 'staff', 'stuckTasks']);
  });

  test('no role does both halves of what takes two', () => {
    const halves = [
      ['addStaff', 'confirmStaffAsk'],
      ['setStaffRole', 'confirmStaffAsk'],
      ['askFactorRemoval', 'confirmStaffAsk'],
      ['askCorrection', 'openCorrection'],
      ['askCorrection', 'confirmCorrection'],
      ['decideApplication', 'confirmApproval'],
      ['acceptEvidence', 'confirmApproval'],
      ['assignApplication', 'takeApplication'],
      ['assignApplication', 'decideApplication'],
    ] as const;
    for (const { asks, confirms } of Object.values(HALVES)) expect(asks).not.toBe(confirms);
    for (const [first, second] of halves) {
      const roles: readonly string[] = FIELD_POLICIES[`Mutation.${second}`];
      expect(FIELD_POLICIES[`Mutation.${first}`].filter((role) => roles.includes(role))).toEqual([]);
    }
  });

  test('support and verifiers share no mutation but those whose halves are told apart, and a few that decide nothing', () => {
    const shared = Object.entries(FIELD_POLICIES)
      .filter(([name, policy]) => name.startsWith('Mutation.') && !policy.includes('borrower'))
      .filter(([, policy]) => policy.includes('support') && policy.includes('verifier'))
      .map(([name]) => name.slice('Mutation.'.length));
    expect(shared.toSorted()).toEqual([...Object.keys(BY_TWO), ...DECIDES_NOTHING].toSorted());
    const kinds = new Set<string>([...Object.values(BY_TWO), 'send-back', 'correction', 'approve']);
    expect([...kinds].toSorted()).toEqual(Object.keys(HALVES).toSorted());
  });

  test('a field without a policy, or without a resolver, stops the start', () => {
    expect(() => executableSchema(`${SDL}\nextend type Query { everything: String }`, [], true)).toThrow(
      'no policy for Query.everything',
    );
    expect(() => executableSchema(SDL, [])).toThrow('no resolver');
  });

  test('a stranger gets 401 from every field that is not for everyone, over both protocols', async () => {
    const closed = Object.entries(FIELD_POLICIES).filter(([, policy]) => !policy.includes('anonymous'));
    for (const [name] of closed) {
      const { status } = await new Client(access).graphql(callOf(name));
      expect({ name, status }).toEqual({ name, status: 401 });
    }
    for (const url of ['/json/profile', '/json/account/lockInfo', '/json/test/auditors'])
      expect((await new Client(access).get(url)).status).toBe(401);
  });

  test('a borrower gets 403 from every field of the staff, and an analyst from those of auditors', async () => {
    const borrower = await registered(access, anApplicant(random));
    const closed = Object.entries(FIELD_POLICIES).filter(([, policy]) => !policy.includes('borrower'));
    for (const [name] of closed)
      expect({ name, status: (await borrower.graphql(callOf(name))).status }).toEqual({ name, status: 403 });
    expect((await borrower.get('/json/test/auditors')).status).toBe(403);
    const analyst = await access.staff('analyst@nesie.kz', 'Analyst2026');
    expect((await analyst.graphql('{ trialBalance(date: "2026-11-20") { account } }')).status).toBe(403);
    expect((await analyst.graphql('{ profile { id } }')).status).toBe(403);
    expect((await (await access.staff('auditor@nesie.kz', 'Auditor2026')).get('/json/test/auditors')).body).toEqual({
      code: 0,
      seen: true,
    });
  });

  test.each(DEMO_STAFF)('the schema shows $role the fields of that role', async ({ role, email, password }) => {
    const staff = await access.staff(email, password);
    const { status, body } = await staff.graphql(getIntrospectionQuery());
    expect(status).toBe(200);
    const shown = buildClientSchema((body as { data: IntrospectionQuery }).data);
    const usable = Object.entries(FIELD_POLICIES).filter(([, policy]) => policy.includes(role));
    expect(rootFields(shown).sort()).toEqual(usable.map(([name]) => name).sort());
    const whole = SCHEMA.getTypeMap();
    expect(Object.keys(shown.getTypeMap()).length).toBeLessThan(Object.keys(whole).length);
  });

  test('the schema is shown to staff alone, in a request of its own', async () => {
    const borrower = await registered(access, anApplicant(random));
    expect((await borrower.graphql('{ __schema { types { name } } }')).status).toBe(403);
    expect((await new Client(access).graphql('{ __type(name: "Loan") { name } }')).status).toBe(401);
    const auditor = await access.staff('auditor@nesie.kz', 'Auditor2026');
    expect((await auditor.graphql('{ __type(name: "AuditEvent") { nope } }')).status).toBe(400);
    const mixed = await auditor.graphql('{ __typename session { step } __schema { description } }');
    expect(mixed.status).toBe(400);
    expect(JSON.stringify(mixed.body)).toContain('a request of its own');
  });

  test('what no row names does not exist', async () => {
    for (const url of ['/json/Profile', '/json/profile/', '//json/profile', '/json/nope', '/sandbox/clock'])
      expect((await new Client(access).get(url)).status).toBe(404);
    expect((await new Client(access).post('/json/profile')).status).toBe(405);
  });
});
