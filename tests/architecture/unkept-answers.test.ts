/** What opens a person to staff is never stored under an idempotency key; a new mutation cannot forget it. */
import { join } from 'node:path';
import { buildASTSchema, type GraphQLOutputType, getNamedType, isObjectType, isUnionType, parse } from 'graphql';
import { expect, it } from 'vitest';
import { FIELD_POLICIES } from '../../server/api/field-policies.ts';
import { readSdl } from '../../server/api/graphql/schema.ts';
import { OPENS_PERSON, SECRET } from '../../server/api/graphql/unkept-answers.ts';

const schema = buildASTSchema(parse(readSdl(join(import.meta.dirname, '../../schema/graphql'))));
const mutations = Object.entries(schema.getMutationType()?.getFields() ?? {});
const PERSONAL = /^(iin|phone|fullName|firstName|lastName|address|documentNumber|birthDate|email|contacts)$/;

/** Acts of staff whose answer shows the loan with its applicant: a retry must get it, and it dies with any person. */
const ACTS = new Set([
  'noteCall',
  'askCorrection',
  'grantGrace',
  'waivePenalty',
  'writeOffLoan',
  'issueCessionNotice',
  'agreeCession',
  'confirmCession',
  'cancelCession',
  'reversePayment',
  'dismissDispute',
  'upholdDispute',
  'offerRestructuringAfterCourt',
  'askAboutPayment',
]);

function personalIn(type: GraphQLOutputType, seen = new Set<string>()): boolean {
  const named = getNamedType(type);
  if (seen.has(named.name)) return false;
  seen.add(named.name);
  if (isUnionType(named)) return named.getTypes().some((one) => personalIn(one, seen));
  if (!isObjectType(named)) return false;
  return Object.values(named.getFields()).some((field) => PERSONAL.test(field.name) || personalIn(field.type, seen));
}

const ofStaff = (name: string): boolean =>
  Object.entries(FIELD_POLICIES).some(
    ([field, roles]) =>
      field === `Mutation.${name}` && !roles.some((role) => role === 'anonymous' || role === 'borrower'),
  );

it('a mutation of staff that shows a person is an act, or its answer is never stored', () => {
  const shows = mutations.filter(([name, { type }]) => ofStaff(name) && personalIn(type)).map(([name]) => name);
  expect(shows).toContain('unmaskPerson');
  expect(shows.filter((name) => !ACTS.has(name) && !OPENS_PERSON.has(name) && !SECRET.has(name))).toEqual([]);
});

it('every name that is listed is a mutation', () => {
  const known = new Set(mutations.map(([name]) => name));
  expect([...SECRET, ...OPENS_PERSON, ...ACTS].filter((name) => !known.has(name))).toEqual([]);
});
