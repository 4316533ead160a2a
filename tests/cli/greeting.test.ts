/** The first screen of an installation. */
import { expect, it } from 'vitest';
import { DEMO_STAFF } from '../../schema/reference/demo-accounts.ts';
import { greetingOf } from '../../server/cli/greeting.ts';

it('production prints no account, no password and no sandbox', () => {
  const said = greetingOf({ url: 'https://lender.kz', ms: 1_234, env: 'production' });
  for (const { email, password } of DEMO_STAFF)
    for (const secret of [email, password]) expect(said).not.toContain(secret);
  expect(said).not.toMatch(/sandbox|graphiql|@/);
  expect(said).toContain('https://lender.kz');
  expect(said).toContain('npm run staff');
});

it('a demo prints each account of its staff', () => {
  const said = greetingOf({ url: 'http://localhost:4000', ms: 1_234, env: 'demo' });
  for (const { email, password } of DEMO_STAFF) expect(said).toMatch(new RegExp(`${email} +${password}`));
});
