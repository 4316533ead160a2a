/** `npm run staff` on a real registry changes what sign-in sees. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffCommand } from '../../server/cli/staff-commands.ts';
import { makeStaff } from '../../server/use-cases/people/staff.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { Client, SIGN_IN } from '../support/access-client.ts';

let access: AccessApp;
beforeAll(async () => {
  access = await accessApp();
});
afterAll(() => access.close());

const run = (command: string, more: Record<string, string> = {}) => staffCommand(access.people, { command, ...more });
const signIn = async (email: string, password: string, client = new Client(access)) => {
  const payload = await client.mutate(SIGN_IN, { input: { email, password } });
  return payload.errors[0]?.code ?? (payload.session as { roles: string[] }).roles[0];
};
const email = 'first@nesie.kz';

test('the command adds, lists, changes roles, makes new passwords and closes accounts', async () => {
  const added = await run('add', { email, name: 'Первая', role: 'analyst' });
  const password = added.split(': ').at(-1) ?? '';
  const client = new Client(access);
  expect(await signIn(email, password, client)).toBe('analyst');
  expect(await run('list')).toContain(`${email}   analyst   Первая`);

  await run('role', { email, role: 'support' });
  expect((await client.graphql('{ stuckTasks { kind } }')).status).toBe(401);
  expect(await signIn(email, password)).toBe('support');

  const other = (await run('reset', { email })).split(': ').at(-1) ?? '';
  expect(await signIn(email, password)).toBe('LOGIN_FAILED');
  expect(await signIn(email, other)).toBe('support');

  await run('disable', { email });
  expect(await signIn(email, other)).toBe('LOGIN_FAILED');
  expect(await run('list')).toContain('may not sign in');
  await expect(run('role', { email: 'nobody@nesie.kz', role: 'support' })).rejects.toThrow('no member of staff');
  await expect(run('role', { email: 'admin@nesie.kz', role: 'borrower' })).rejects.toThrow('--role is one of');
});

test('the command and an administrator end the wait after wrong passwords', async () => {
  const wait = async () => {
    for (let i = 0; i < 5; i++) await signIn('admin@nesie.kz', 'Wrong2026x');
    expect(await signIn('admin@nesie.kz', 'Admin2026')).toBe('ACCOUNT_BLOCKED');
  };
  await wait();
  expect(await run('unlock', { email: 'admin@nesie.kz' })).toContain('nobody has to wait any more');
  expect(await signIn('admin@nesie.kz', 'Admin2026')).toBe('admin');

  await wait();
  const staff = makeStaff(access.people);
  expect((await staff.list()).find((one) => one.email === 'admin@nesie.kz')).toMatchObject({ waiting: 1 });
  expect(await staff.unlock('nobody@nesie.kz')).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
  expect(await staff.unlock('admin@nesie.kz')).toEqual({ unlocked: true });
  expect(await signIn('admin@nesie.kz', 'Admin2026')).toBe('admin');
});
