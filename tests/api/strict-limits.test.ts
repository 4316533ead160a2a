/** LIMITS=strict, as in production: an address may not knock for ever, whatever it claims to be (attacks A11, A12). */
import { expect, test } from 'vitest';
import { accessApp } from '../support/access-app.ts';
import { Client, REQUEST_CODE, SIGN_IN } from '../support/access-client.ts';
import { anApplicant, chance } from '../support/person.ts';

test('an address asks for codes of 20 numbers an hour and tries 30 passwords, also under a forged one', async () => {
  const random = chance(20261120);
  const access = await accessApp({ config: { limits: 'strict' } });
  const ask = async (i: number) => {
    const client = new Client(access, { 'x-forwarded-for': `10.0.0.${i}` });
    return (await client.mutate(REQUEST_CODE, { phone: anApplicant(random).phone })).errors[0]?.code;
  };
  const codes = [];
  for (let i = 0; i < 22; i++) codes.push(await ask(i));
  expect(codes.filter((code) => code === undefined)).toHaveLength(20);
  expect(codes.slice(20)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  const input = { email: 'nobody@example.kz', password: 'Wrong2026x' };
  const tries = [];
  for (let i = 0; i < 32; i++) tries.push((await new Client(access).mutate(SIGN_IN, { input })).errors[0]?.code);
  expect(tries.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(30);
  await access.close();
});
