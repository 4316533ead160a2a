/** A new member of staff, from the administrator's ask to a session that a security key has opened. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { DEMO_STAFF } from '../../../schema/reference/demo-accounts.ts';
import { until, type World } from '../world.ts';
import { wordsOf } from './browser.ts';
import { GraphqlClient } from './graphql.ts';
import { pick } from './pick.ts';

const words = wordsOf('ru');
export type Member = { email: string; password: string };

async function clientOf(world: World, role: 'admin' | 'auditor'): Promise<GraphqlClient> {
  const account = DEMO_STAFF.find((one) => one.role === role);
  const client = new GraphqlClient(world.url);
  const input = { email: account?.email, password: account?.password, captcha: 'sandbox' };
  await client.done('signIn', 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code message } } }', {
    input,
  });
  return client;
}

/** The administrator adds it, an auditor confirms the role, the password lies in the outbox. */
export async function aMember(world: World, role: string): Promise<Member> {
  const email = `${role}-${randomUUID().slice(0, 8)}@nesie.kz`;
  const admin = await clientOf(world, 'admin');
  const mutation = (call: string) => `mutation($email: String!, $role: Role!) { ${call} { errors { code message } } }`;
  await admin.done('addStaff', mutation('addStaff(email: $email, name: "Новый Сотрудник", role: $role)'), {
    email,
    role,
  });
  const auditor = await clientOf(world, 'auditor');
  await auditor.done('confirmStaffAsk', mutation('confirmStaffAsk(email: $email, role: $role)'), { email, role });
  const password = await until('the letter with the password', async () =>
    (await world.outbox(email)).map(({ text }) => /Пароль на один вход: (\S+)\. Он/.exec(text)?.[1]).find(Boolean),
  );
  return { email, password };
}

async function typeEntry(page: Page, world: World, { email, password }: Member): Promise<void> {
  await page.goto(`${world.url}/ru/login`);
  await pick(page.locator('input[name=way][value=email]'));
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: words('signIn.submit') }).click();
  await page.waitForURL('**/ru/office/entry');
}

/** Replaces the given password, adds a key of the browser's own, and signs in again with it. */
export async function comeInWithKey(page: Page, world: World, member: Member): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'usb', hasResidentKey: false, hasUserVerification: false },
  });
  await typeEntry(page, world, member);
  const own = { ...member, password: 'Altyn2026ten' };
  await page.locator('#oldPassword').fill(member.password);
  await page.locator('#password').fill(own.password);
  await page.locator('#again').fill(own.password);
  await page.getByRole('button', { name: words('settings.passwordSave') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('settings.entryTitle_ENROL'));
  await expect(page.getByRole('button', { name: words('settings.factorLater') })).toBeVisible();
  await page.getByRole('button', { name: words('settings.keyAdd') }).click();
  await expect(page.getByRole('listitem').filter({ has: page.locator('code') })).toHaveCount(10);
  await page.getByRole('button', { name: words('settings.recoveryKept') }).click();
  await page.waitForURL('**/ru/office');
  await page.context().clearCookies();

  await typeEntry(page, world, own);
  await page.getByRole('button', { name: words('settings.keyShow') }).click();
  await page.waitForURL('**/ru/office');
}
