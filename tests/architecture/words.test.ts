import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, type GraphQLEnumType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { LOAN_STATUSES } from '../../schema/loan-status.ts';
import { DOCUMENT_TYPES } from '../../schema/reference/documents.ts';
import { PRICINGS, PRODUCT_TYPES } from '../../schema/reference/products.ts';
import { REFUSALS } from '../../schema/reference/refusals.ts';
import { FIELD_POLICIES } from '../../server/api/field-policies.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const sdl = globSync('schema/graphql/*.graphql', { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));
// The server merges extensions of Query and Mutation; here only the types matter.
const schema = buildASTSchema(parse(sdl.join('\n').replace(/^type (Query|Mutation)$/gm, 'type $1 { _: Int }')), {
  assumeValid: true,
});
const enumOf = (name: string) => (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name);

describe('words of GraphQL', () => {
  it.each([
    ['LoanStatus', LOAN_STATUSES],
    ['UserErrorCode', Object.keys(REFUSALS)],
    ['DocumentType', DOCUMENT_TYPES],
    ['ProductType', PRODUCT_TYPES],
    ['Pricing', PRICINGS],
  ])('%s has the same values in code', (name, values) => {
    expect(enumOf(name).toSorted()).toEqual([...values].toSorted());
  });

  it('every root field has a policy, and every policy a field', () => {
    const bare = sdl.map((text) => text.replace(/"""[\s\S]*?"""/g, ''));
    const fields = bare.flatMap((text) =>
      [...text.matchAll(/^extend type (Query|Mutation) \{([\s\S]*?)^\}/gm)].flatMap(([, root, body = '']) =>
        [...body.matchAll(/^ {2}(\w+)/gm)].map(([, field]) => `${root}.${field}`),
      ),
    );
    expect(fields.toSorted()).toEqual(Object.keys(FIELD_POLICIES).toSorted());
  });
});
