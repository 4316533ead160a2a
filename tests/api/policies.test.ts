import { join } from 'node:path';
import { buildASTSchema, buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_STAFF } from '../../schema/reference/demo-accounts.ts';
import { FIELD_POLICIES } from '../../server/api/field-policies.ts';
import { executableSchema, readSdl, rootFields } from '../../server/api/graphql/schema.ts';
import { Client, registered } from '../support/access-client.ts';
import { anApplicant, chance } from '../support/person.ts';
import { type ShellApp, shellApp } from '../support/shell-app.ts';

const random = chance(Number(process.env.SEED ?? 20261120));
const ROOT = join(import.meta.dirname, '..', '..');
const sdl = readSdl(join(ROOT, 'schema', 'graphql'));
let access: ShellApp;

beforeAll(async () => {
  access = await shellApp();
});
afterAll(() => access.close());

describe('the table of policies', () => {
  test('every root field has a row and every row a field', () => {
    const fields = rootFields(buildASTSchema(parse(sdl))).sort();
    expect(Object.keys(FIELD_POLICIES).sort()).toEqual(fields);
  });

  test('an analyst changes nothing, an auditor confirms, an administrator touches neither money nor loans', () => {
    const own = (role: string, what: string) =>
      Object.entries(FIELD_POLICIES)
        .filter(([name, policy]) => name.startsWith(what) && (policy as readonly string[]).includes(role))
        .filter(([, policy]) => !policy.includes('anonymous'))
        .map(([name]) => name.slice(what.length));
    expect(own('analyst', 'Mutation.')).toEqual([]);
    expect(own('auditor', 'Mutation.').toSorted()).toEqual(['confirmStaffAsk', 'officeSearch']);
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
      ['decideApplication', 'confirmApproval'],
      ['acceptEvidence', 'confirmApproval'],
      ['assignApplication', 'takeApplication'],
      ['assignApplication', 'decideApplication'],
    ] as const;
    for (const [first, second] of halves) {
      const roles: readonly string[] = FIELD_POLICIES[`Mutation.${second}`];
      expect(FIELD_POLICIES[`Mutation.${first}`].filter((role) => roles.includes(role))).toEqual([]);
    }
  });

  test('a field without a policy, or without a resolver, stops the start', () => {
    expect(() => executableSchema(`${sdl}\nextend type Query { everything: String }`, [], true)).toThrow(
      'no policy for Query.everything',
    );
    expect(() => executableSchema(sdl, [])).toThrow('no resolver');
  });

  test('a stranger gets 401 from every field that is not for everyone, over both protocols', async () => {
    const closed = Object.entries(FIELD_POLICIES).filter(([, policy]) => !policy.includes('anonymous'));
    const schema = buildASTSchema(parse(sdl));
    for (const [name] of closed) {
      const { status } = await new Client(access).graphql(callOf(schema, name));
      expect({ name, status }).toEqual({ name, status: 401 });
    }
    for (const url of ['/json/profile', '/json/account/lockInfo', '/json/test/auditors'])
      expect((await new Client(access).get(url)).status).toBe(401);
  });

  test('a borrower gets 403 from every field of the staff, and an analyst from those of auditors', async () => {
    const borrower = await registered(access, anApplicant(random));
    const schema = buildASTSchema(parse(sdl));
    const closed = Object.entries(FIELD_POLICIES).filter(([, policy]) => !policy.includes('borrower'));
    for (const [name] of closed)
      expect({ name, status: (await borrower.graphql(callOf(schema, name))).status }).toEqual({ name, status: 403 });
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
    const whole = buildASTSchema(parse(sdl)).getTypeMap();
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

/** A call of a root field with all required arguments. */
function callOf(schema: ReturnType<typeof buildASTSchema>, name: string): string {
  const [typeName = '', fieldName = ''] = name.split('.');
  const type = typeName === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const field = type?.getFields()[fieldName];
  const args = (field?.args ?? []).filter((arg) => String(arg.type).endsWith('!') && arg.defaultValue === undefined);
  const variables = args.map((arg) => `${arg.name}: ${sample(schema, String(arg.type))}`).join(', ');
  const composite = /^[[]*(Tenge|String|Boolean|Int|ID)[!\]]*$/.test(String(field?.type)) ? '' : '{ __typename }';
  return `${typeName.toLowerCase()} { ${fieldName}${variables ? `(${variables})` : ''} ${composite} }`;
}

function sample(schema: ReturnType<typeof buildASTSchema>, typeName: string): string {
  if (typeName.startsWith('[')) return '[]';
  const bare = typeName.replace('!', '');
  const scalars: Record<string, string> = {
    ID: '"x"',
    String: '"x"',
    Int: '1',
    Boolean: 'true',
    Tenge: '"1.00"',
    LocalDate: '"2026-11-20"',
    DateTime: '"2026-11-20T00:00:00.000Z"',
  };
  const ids = ['LoanId', 'BorrowerId', 'PaymentId', 'CardId', 'BiometrySessionId'];
  if (ids.includes(bare)) return '"00000000-0000-4000-8000-000000000001"';
  const found = scalars[bare];
  if (found) return found;
  const type = schema.getType(bare);
  if (type && 'getValues' in type) return type.getValues()[0]?.name ?? '';
  if (!type || !('getFields' in type)) throw new Error(`no sample of ${typeName}`);
  const fields = Object.values(type.getFields()).filter((one) => String(one.type).endsWith('!'));
  return `{ ${fields.map((one) => `${one.name}: ${sample(schema, String(one.type))}`).join(', ')} }`;
}
