/** Acts on staff, in the office and by `npm run staff`: what sign-in and the access log see of each. */
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAFF_FACTOR_TEXTS } from '../../schema/reference/account-texts.ts';
import { postgresTwoPersons } from '../../server/adapters/two-persons/postgres.ts';
import { staffCommand } from '../../server/cli/staff-commands.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { Client, completed, SAVE_EMPLOYMENT, SIGN_IN, stepsOf } from '../support/access-client.ts';
import { inFull } from '../support/in-full.ts';
import { anApplicant, chance } from '../support/person.ts';
import { securityKey } from '../support/security-key.ts';
import { seedOf } from '../support/seed.ts';

let access: AccessApp;
beforeAll(async () => {
  access = await accessApp();
});
afterAll(() => access.close());

const run = (command: string, more: Record<string, string> = {}) =>
  staffCommand(access.people, postgresTwoPersons(access.pool), { command, ...more });
const signIn = async (email: string, password: string, client = new Client(access)) => {
  const payload = await client.mutate(SIGN_IN, { input: { email, password } });
  const session = payload.session as { roles: string[]; step: string } | null;
  return payload.errors[0]?.code ?? (session?.step === 'STAFF_ENTRY' ? session.step : session?.roles[0]);
};
const as = async (role: 'Admin' | 'Auditor') => {
  const client = new Client(access);
  await signIn(`${role.toLowerCase()}@nesie.kz`, `${role}2026`, client);
  return client;
};
const act = async (client: Client, call: string) => {
  const { errors } = await client.mutate(`mutation { ${call} { errors { code field } } }`);
  return errors.map(({ code, field }) => (field ? `${code} ${field}` : code)).join() || 'ok';
};
const lastWord = (line: string) => line.split(': ').at(-1) ?? '';
const mailed = async (email: string) =>
  /Пароль на один вход: (\S+)\. Он/.exec((await access.outbox.read(email))[0]?.text ?? '')?.[1] ?? 'no letter';
const choose = (oldPassword: string, password: string) =>
  `chooseStaffPassword(oldPassword: "${oldPassword}", password: "${password}")`;
const acts = async (email: string) => {
  const { id } = (await access.people.accounts.staff()).find((one) => one.email === email) ?? { id: '' };
  const { rows } = await access.pool.query<{ act: string; by_role: string; detail: string }>(
    `select act, by_role, detail from people.access_log where subjects @> array[$1] order by place`,
    [id],
  );
  return rows.map((row) => `${row.by_role} ${row.act} ${row.detail}`.replace(/ [\da-f-]{36}$/, '').trim());
};

test('an administrator adds an account; it opens after an auditor confirms the role and the password is replaced', async () => {
  const email = 'office@nesie.kz';
  const [admin, auditor] = [await as('Admin'), await as('Auditor')];
  const add = `addStaff(email: "${email}", name: "Новая Сотрудница", role: verifier)`;
  expect(await act(admin, add)).toBe('ok');
  expect(await act(admin, add)).toBe('EMAIL_TAKEN email');
  const given = await mailed(email);
  expect(await signIn(email, given)).toBe('LOGIN_FAILED');

  const confirm = `confirmStaffAsk(email: "${email}", role: verifier)`;
  expect((await admin.graphql(`mutation { ${confirm} { ok } }`)).status).toBe(403);
  expect(await act(auditor, `confirmStaffAsk(email: "${email}", role: admin)`)).toBe('NOT_FOUND');
  const asks = '{ staffAsks { email role roles by } }';
  expect((await auditor.query(asks)).staffAsks).toEqual([{ email, role: 'verifier', roles: [], by: 'admin@nesie.kz' }]);
  expect(await act(auditor, confirm)).toBe('ok');
  expect((await auditor.query(asks)).staffAsks).toEqual([]);

  const client = new Client(access);
  expect(await signIn(email, given, client)).toBe('STAFF_ENTRY');
  expect((await client.graphql('{ officeQueue { totalCount } }')).status).toBe(403);
  expect((await client.graphql('{ __schema { types { name } } }')).status).toBe(403);
  expect(await act(client, choose(given, given))).toBe('PASSWORD_SAME password');
  expect(await act(client, choose('Wrong2026x', 'Altyn2026ten'))).toBe('OLD_PASSWORD_WRONG oldPassword');
  expect(await act(client, choose(given, 'Altyn2026ten'))).toBe('ok');
  expect((await client.query('{ session { roles step } }')).session).toEqual({ roles: ['verifier'], step: 'COMPLETE' });
  expect(await signIn(email, given)).toBe('LOGIN_FAILED');
  expect(await signIn(email, 'Altyn2026ten')).toBe('verifier');
  expect(await acts(email)).toEqual([
    'admin STAFF_ADDED verifier',
    'admin STAFF_ROLE_ASKED verifier',
    'auditor STAFF_ROLE_SET verifier admin',
    'verifier STAFF_PASSWORD_CHOSEN',
  ]);
  expect(access.logs.join()).not.toContain(given);
});

inFull(
  'an address that a borrower only typed yields to the office, and typing one of the office says nothing',
  async () => {
    const random = chance(seedOf('addresses of the house'));
    const admin = await as('Admin');
    const email = 'typed-before@nesie.kz';
    const borrower = await completed(access, { ...anApplicant(random), email });
    expect(await act(admin, `addStaff(email: "${email}", name: "Новая Сотрудница", role: verifier)`)).toBe('ok');
    expect(await borrower.query('{ profile { email } }')).toEqual({ profile: { email: null } });

    const ask = async (address: string) => {
      const person = { ...anApplicant(random), email: address };
      const client = await completed(access, person);
      return client.mutate(SAVE_EMPLOYMENT, { input: stepsOf(person).employment });
    };
    for (const known of ['admin@nesie.kz', email]) expect((await ask(known)).errors).toEqual([]);
    expect(await signIn('admin@nesie.kz', 'Admin2026')).toBe('admin');
    const { rows } = await access.pool.query("select used from ops.limit_use where name = 'asking-about' and used > 0");
    expect(rows).toEqual([]);
  },
);

test('another role, a new password and a closed account end the sessions; nobody acts on the own account', async () => {
  const email = 'support@nesie.kz';
  const [admin, auditor, client] = [await as('Admin'), await as('Auditor'), new Client(access)];
  expect(await signIn(email, 'Support2026', client)).toBe('support');
  expect(await act(admin, `setStaffRole(email: "${email}", role: analyst)`)).toBe('ok');
  expect((await client.graphql('{ stuckTasks { kind } }')).status).toBe(501);
  expect(await act(auditor, `confirmStaffAsk(email: "${email}", role: analyst)`)).toBe('ok');
  expect((await client.graphql('{ stuckTasks { kind } }')).status).toBe(401);

  expect(await act(admin, `resetStaffPassword(email: "${email}")`)).toBe('ok');
  expect(await signIn(email, 'Support2026')).toBe('LOGIN_FAILED');
  const given = await mailed(email);
  expect(await signIn(email, given, client)).toBe('STAFF_ENTRY');
  await access.pool.query(`update people.account set temporary_until = now() where temporary_until is not null`);
  expect(await signIn(email, given)).toBe('LOGIN_FAILED');

  expect(await act(admin, `closeStaff(email: "${email}")`)).toBe('ok');
  expect((await client.graphql('mutation { signOut { ok } }')).status).toBe(200);
  expect((await client.query('{ session { signedIn } }')).session).toEqual({ signedIn: false });
  expect(await act(admin, `openStaff(email: "${email}")`)).toBe('ok');
  expect(await acts(email)).toEqual([
    'admin STAFF_ROLE_ASKED analyst',
    'auditor STAFF_ROLE_SET analyst admin',
    'admin STAFF_PASSWORD_RESET',
    'admin STAFF_CLOSED',
    'admin STAFF_OPENED',
    'admin STAFF_ROLE_ASKED analyst',
  ]);
  const opened = async () => {
    const { staff } = (await admin.query('{ staff { email roles asked } }')) as { staff: { email: string }[] };
    return staff.find((one) => one.email === email);
  };
  expect(await opened()).toEqual({ email, roles: [], asked: 'analyst' });
  expect(await act(auditor, `confirmStaffAsk(email: "${email}", role: analyst)`)).toBe('ok');
  expect(await opened()).toEqual({ email, roles: ['analyst'], asked: null });

  const self = 'email: "admin@nesie.kz"';
  for (const call of [`setStaffRole(${self}, role: support)`, `closeStaff(${self})`, `resetStaffPassword(${self})`])
    expect(await act(admin, call)).toBe('NOT_ALLOWED_NOW');
  expect(await act(admin, 'addStaff(email: "x", name: "", role: borrower)')).toBe(
    'EMAIL_WRONG email,FIELD_REQUIRED name,FIELD_INVALID role',
  );
  expect((await new Client(access).graphql(`mutation { ${choose('a', 'b')} { errors { code } } }`)).status).toBe(401);
});

test('the command adds, lists, changes roles, makes new passwords and closes accounts', async () => {
  const email = 'first@nesie.kz';
  const given = lastWord(await run('add', { email, name: 'Первая', role: 'analyst' }));
  const confirm = async (role: string) =>
    expect(await act(await as('Auditor'), `confirmStaffAsk(email: "${email}", role: ${role})`)).toBe('ok');
  await confirm('analyst');
  const client = new Client(access);
  expect(await signIn(email, given, client)).toBe('STAFF_ENTRY');
  expect(await run('list')).toContain(`${email}   analyst   Первая   has to choose a password`);
  expect(await act(client, choose(given, 'Altyn2026ten'))).toBe('ok');

  expect(await run('role', { email, role: 'support' })).toContain('support awaits an auditor');
  expect(await signIn(email, 'Altyn2026ten')).toBe('analyst');
  await confirm('support');
  expect(await signIn(email, 'Altyn2026ten')).toBe('support');

  const other = lastWord(await run('reset', { email }));
  expect(await signIn(email, 'Altyn2026ten')).toBe('LOGIN_FAILED');
  expect(await signIn(email, other)).toBe('STAFF_ENTRY');
  await run('disable', { email });
  expect(await signIn(email, other)).toBe('LOGIN_FAILED');
  expect(await run('list')).toContain('may not sign in');
  await run('enable', { email });
  expect(await signIn(email, other)).toBe('LOGIN_FAILED');
  await confirm('support');
  expect(await signIn(email, other)).toBe('STAFF_ENTRY');
  await expect(run('role', { email: 'nobody@nesie.kz', role: 'support' })).rejects.toThrow('no member of staff');
  await expect(run('role', { email: 'admin@nesie.kz', role: 'borrower' })).rejects.toThrow('--role is one of');
  await expect(run('add', { email, name: 'Ещё', role: 'support' })).rejects.toThrow('has an account already');
  await expect(run('reset', { email, password: 'weak' })).rejects.toThrow('password rule');
});

test('without an auditor the command grants a role at once', async () => {
  await run('disable', { email: 'auditor@nesie.kz' });
  expect(await run('add', { email: 'next@nesie.kz', name: 'Вторая', role: 'auditor' })).toContain('auditor now');
  expect(await acts('next@nesie.kz')).toEqual([
    'system STAFF_ADDED auditor',
    'system STAFF_ROLE_SET auditor NO_AUDITOR',
  ]);
  expect(await run('role', { email: 'analyst@nesie.kz', role: 'admin' })).toContain('admin awaits an auditor');
  await run('disable', { email: 'next@nesie.kz' });
  await run('enable', { email: 'auditor@nesie.kz' });
  expect((await acts('auditor@nesie.kz')).at(-1)).toBe('system STAFF_ROLE_SET auditor NO_AUDITOR');
});

inFull('the command and an administrator end the wait after wrong passwords', async () => {
  const wait = async () => {
    for (let i = 0; i < 5; i++) await signIn('verifier@nesie.kz', 'Wrong2026x');
    expect(await signIn('verifier@nesie.kz', 'Verifier2026')).toBe('ACCOUNT_BLOCKED');
  };
  await wait();
  expect(await run('unlock', { email: 'verifier@nesie.kz' })).toContain('nobody has to wait any more');
  expect(await signIn('verifier@nesie.kz', 'Verifier2026')).toBe('verifier');

  await wait();
  const admin = await as('Admin');
  const { staff } = await admin.query('{ staff { email waiting } }');
  expect(staff).toContainEqual({ email: 'verifier@nesie.kz', waiting: 1 });
  expect(await act(admin, 'unlockStaff(email: "nobody@nesie.kz")')).toBe('NOT_FOUND');
  expect(await act(admin, 'unlockStaff(email: "verifier@nesie.kz")')).toBe('ok');
  expect(await signIn('verifier@nesie.kz', 'Verifier2026')).toBe('verifier');
});

/** A code of the present step, or of the next one, which is valid already. */
const codeOf = (secret: string, steps: 0 | 1) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });

test('a code of an application is asked for at sign-in, works once, and wrong ones have to wait', async () => {
  const email = 'analyst@nesie.kz';
  const [admin, auditor, client] = [await as('Admin'), await as('Auditor'), new Client(access)];
  await signIn(email, 'Analyst2026', client);
  const other = new Client(access);
  await signIn(email, 'Analyst2026', other);
  const { secret } = await client.mutate('mutation { beginSecondFactor { secret errors { code } } }');
  expect(await act(client, 'turnOnSecondFactor(code: "000000")')).toBe('FACTOR_WRONG code');
  const first = codeOf(String(secret), 0);
  const on = await client.mutate(
    `mutation { turnOnSecondFactor(code: "${first}") { recoveryCodes session { roles } errors { code } } }`,
  );
  expect(on).toMatchObject({ session: { roles: ['analyst'] }, errors: [] });
  const recovery = on.recoveryCodes as string[];
  expect(new Set(recovery).size).toBe(10);
  expect((await other.query('{ session { signedIn } }')).session).toEqual({ signedIn: false });

  const next = new Client(access);
  expect(await signIn(email, 'Analyst2026', next)).toBe('STAFF_ENTRY');
  expect((await next.query('{ session { owes roles } }')).session).toEqual({ owes: 'FACTOR', roles: ['anonymous'] });
  expect((await next.graphql('{ portfolio(date: "2026-11-20") { date } }')).status).toBe(403);
  expect(await act(next, choose('Analyst2026', 'Altyn2026ten'))).toBe('NOT_ALLOWED_NOW');
  expect(await act(next, 'beginSecondFactor')).toBe('NOT_ALLOWED_NOW');
  const prove = (who: Client, code: string) => act(who, `proveSecondFactor(code: "${code}")`);
  expect(await prove(next, first)).toBe('FACTOR_WRONG code');
  const halfToken = next.cookie;
  const code = codeOf(String(secret), 1);
  const twice = await Promise.all([prove(next, code), prove(next, code)]);
  expect(twice.toSorted()).toEqual(['FACTOR_WRONG code', 'ok']);
  expect(next.cookie).not.toBe(halfToken);
  expect(await act(next, choose('Analyst2026', 'Altyn2026ten'))).toBe('ok');
  expect((await next.query('{ session { owes roles } }')).session).toEqual({ owes: null, roles: ['analyst'] });

  const lost = new Client(access);
  await signIn(email, 'Altyn2026ten', lost);
  expect(await prove(lost, recovery[0]?.toUpperCase() ?? '')).toBe('ok');
  const again = new Client(access);
  await signIn(email, 'Altyn2026ten', again);
  for (let i = 0; i < 4; i++) expect(await prove(again, recovery[0] ?? '')).toBe('FACTOR_WRONG code');
  expect(await prove(again, 'nothing')).toBe('FACTOR_WRONG code');
  expect(await prove(again, recovery[1] ?? '')).toBe('ACCOUNT_BLOCKED');
  expect(await act(admin, `unlockStaff(email: "${email}")`)).toBe('ok');
  expect(await prove(again, recovery[1] ?? '')).toBe('ok');

  expect(await act(admin, `askFactorRemoval(email: "${email}")`)).toBe('ok');
  expect(await signIn(email, 'Altyn2026ten')).toBe('STAFF_ENTRY');
  expect((await auditor.query('{ staffAsks { email role } }')).staffAsks).toContainEqual({ email, role: null });
  expect(await act(auditor, `confirmStaffAsk(email: "${email}")`)).toBe('ok');
  expect((await again.query('{ session { signedIn } }')).session).toEqual({ signedIn: false });
  expect(await signIn(email, 'Altyn2026ten')).toBe('analyst');
  expect((await acts(email)).filter((one) => /FACTOR|RECOVERY/.test(one))).toEqual([
    'analyst STAFF_FACTOR_SET',
    'analyst STAFF_RECOVERY_USED',
    'analyst STAFF_RECOVERY_USED',
    'admin STAFF_FACTOR_ASKED',
    'auditor STAFF_FACTOR_REMOVED admin',
  ]);
  for (const hidden of [String(secret), code, recovery[0] ?? '']) expect(access.logs.join()).not.toContain(hidden);
  const { rows } = await access.pool.query('select secret from people.second_factor where secret is not null');
  expect(rows).toEqual([]);
});

test('a security key replaces the code, answers one request of one session, and the last factor stays', async () => {
  const email = 'verifier@nesie.kz';
  const signedIn = async () => {
    const client = new Client(access);
    await signIn(email, 'Verifier2026', client);
    return client;
  };
  const ask = async (client: Client, what: 'beginSecurityKey' | 'askSecurityKey') => {
    const { request, errors } = await client.mutate(`mutation { ${what} { request errors { code } } }`);
    return errors[0]?.code ?? String(request);
  };
  const answer = async (client: Client, call: 'addSecurityKey' | 'proveSecurityKey', json: string) =>
    client.mutate(`mutation($json: String!) { ${call}(answer: $json) { session { roles } errors { code } } }`, {
      json,
    });
  const outcome = async (client: Client, call: 'addSecurityKey' | 'proveSecurityKey', json: string) =>
    (await answer(client, call, json)).errors[0]?.code ?? 'ok';
  const own = async (client: Client) =>
    (await client.query('{ ownFactors { application recoveryCodes mayChange keys { id usedAt } } }'))
      .ownFactors as Record<string, unknown> & { keys: { id: string; usedAt: string | null }[] };

  const client = await signedIn();
  const [key, spare] = [securityKey('http://localhost:4000'), securityKey('http://localhost:4000')];
  expect(await ask(client, 'askSecurityKey')).toBe('NOT_ALLOWED_NOW');
  for (const bad of [
    '',
    'nothing',
    '{}',
    securityKey('https://nesie.example').make(await ask(client, 'beginSecurityKey')),
  ])
    expect(await outcome(client, 'addSecurityKey', bad)).toMatch(/KEY_WRONG|FIELD_REQUIRED/);
  const made = key.make(await ask(client, 'beginSecurityKey'));
  const added = await client.mutate(
    'mutation($json: String!) { addSecurityKey(answer: $json) { recoveryCodes errors { code } } }',
    { json: made },
  );
  expect(added).toMatchObject({ errors: [] });
  expect(added.recoveryCodes).toHaveLength(10);
  expect(await outcome(client, 'addSecurityKey', made)).toBe('KEY_WRONG');
  expect(await own(client)).toMatchObject({ application: false, recoveryCodes: 10, mayChange: true });
  expect(await act(client, `removeFactor(key: "${key.id}")`)).toBe('NOT_ALLOWED_NOW');

  const [next, other] = [await signedIn(), await signedIn()];
  expect((await next.query('{ session { owes } }')).session).toEqual({ owes: 'FACTOR' });
  expect(await own(next)).toMatchObject({ recoveryCodes: 0 });
  expect(await ask(next, 'beginSecurityKey')).toBe('NOT_ALLOWED_NOW');
  const shown = key.show(await ask(next, 'askSecurityKey'));
  await ask(other, 'askSecurityKey');
  expect(await outcome(other, 'proveSecurityKey', shown)).toBe('KEY_WRONG');
  expect(await outcome(next, 'proveSecurityKey', spare.show(await ask(next, 'askSecurityKey')))).toBe('KEY_WRONG');
  const right = key.show(await ask(next, 'askSecurityKey'));
  const twice = await Promise.all([outcome(next, 'proveSecurityKey', right), outcome(next, 'proveSecurityKey', right)]);
  expect(twice.toSorted()).toEqual(['KEY_WRONG', 'ok']);
  expect((await next.query('{ session { owes roles } }')).session).toEqual({ owes: null, roles: ['verifier'] });
  expect(await outcome(other, 'proveSecurityKey', key.show(await ask(other, 'askSecurityKey'), 0))).toBe('KEY_WRONG');
  expect(await act(other, `proveSecondFactor(code: "${(added.recoveryCodes as string[])[0]}")`)).toBe('ok');

  await access.pool.query(
    `update people.session set proved_at = now() - interval '11 minutes' where proved_at is not null`,
  );
  expect(await ask(next, 'beginSecurityKey')).toBe('PROOF_NEEDED');
  expect((await client.graphql('{ officeQueue { totalCount } }')).status).not.toBe(403);
  expect(await outcome(next, 'proveSecurityKey', key.show(await ask(next, 'askSecurityKey')))).toBe('ok');
  expect(await outcome(next, 'addSecurityKey', spare.make(await ask(next, 'beginSecurityKey')))).toBe('ok');
  expect((await own(next)).keys.map(({ id, usedAt }) => [id, usedAt !== null])).toEqual([
    [key.id, true],
    [spare.id, false],
  ]);
  expect(await act(next, 'removeFactor(key: null)')).toBe('NOT_FOUND');
  expect(await act(next, `removeFactor(key: "${key.id}")`)).toBe('ok');
  expect((await own(next)).keys).toHaveLength(1);

  const [admin, auditor] = [await as('Admin'), await as('Auditor')];
  expect(await act(admin, `askFactorRemoval(email: "${email}")`)).toBe('ok');
  expect(await act(auditor, `confirmStaffAsk(email: "${email}")`)).toBe('ok');
  expect(await signIn(email, 'Verifier2026')).toBe('verifier');
  const letters = (await access.outbox.read(email)).map(({ text }) => text);
  for (const what of ['keySet', 'keyRemoved', 'recoveryUsed', 'allRemoved'] as const)
    expect(letters).toContain(`${STAFF_FACTOR_TEXTS[what].RU}\n\n${STAFF_FACTOR_TEXTS[what].KK}`);
  expect((await acts(email)).filter((one) => /FACTOR|RECOVERY/.test(one))).toEqual([
    'verifier STAFF_FACTOR_SET KEY',
    'verifier STAFF_RECOVERY_USED',
    'verifier STAFF_FACTOR_SET KEY',
    'verifier STAFF_FACTOR_REMOVED KEY',
    'admin STAFF_FACTOR_ASKED',
    'auditor STAFF_FACTOR_REMOVED admin',
  ]);
});

test('where all staff need a second factor, a session opens the office only after it is set up', async () => {
  const strict = await accessApp({ staffNeedFactor: true });
  const client = new Client(strict);
  await client.mutate(SIGN_IN, { input: { email: 'admin@nesie.kz', password: 'Admin2026' } });
  expect((await client.query('{ session { owes } }')).session).toEqual({ owes: 'ENROL' });
  expect((await client.graphql('{ staff { email } }')).status).toBe(403);
  const { secret } = await client.mutate('mutation { beginSecondFactor { secret errors { code } } }');
  expect(await act(client, `turnOnSecondFactor(code: "${codeOf(String(secret), 0)}")`)).toBe('ok');
  expect((await client.graphql('{ staff { email } }')).status).toBe(200);
  await strict.close();
});
