/** Over a real port: no caller's request makes another wait for /healthz. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localDate } from '../../schema/values/local-date.ts';
import { sampleStatement } from '../../server/adapters/statement/sample.ts';
import { accessApp } from '../support/access-app.ts';
import { listening, slowestHealth } from '../support/health.ts';
import { bomb } from '../support/hostile-pdfs.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { applied, signedDocument } from '../support/lending-steps.ts';
import { aBorrower, type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { SLACK } from '../support/size.ts';

/**
 * Two busy cores are shared with other work. Each of these attacks would block the answering thread from three seconds
 * to hours.
 */
const HEALTH_MS = 1_500 * SLACK;
const WHO_WE_ARE = 5;

let world: LendingWorld;
let app: LendingApp;
let url: string;
beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
  url = await listening(app.app);
});
afterAll(async () => {
  await app.app.close();
  await world.close();
});

const ask = async (token: string, path: string, body: Uint8Array | string, type = 'application/json') => {
  const headers = { 'x-auth-token': token, 'content-type': type };
  const answer = await fetch(url + path, { method: 'POST', headers, body: body as BodyInit });
  return (await answer.json()) as Record<string, unknown>;
};

async function waitingForAStatement(number: number) {
  const person = await aBorrower(world, 'statement-needed', number);
  const { loanId } = await applied(world, person);
  await signedDocument(world, person, loanId, 'OFFER');
  return { person, token: await app.tokenOf(person.borrowerId) };
}

/** Sends a file without an end and without its length, until an answer comes: its status, and the MB that went out. */
const withoutEnd = (token: string | null) =>
  new Promise<{ status: number; sent: number }>((resolve, reject) => {
    const headers = { 'content-type': 'application/pdf', ...(token ? { 'x-auth-token': token } : {}) };
    const upload = request(`${url}/json/document/account-statement/upload`, { method: 'POST', headers });
    let [sent, answered] = [0, false];
    upload.on('response', ({ statusCode = 0 }) => {
      answered = true;
      resolve({ status: statusCode, sent });
      upload.destroy();
    });
    upload.on('error', (error) => answered || reject(error));
    const more = () => {
      if (answered || sent > 60) return;
      sent += 1 / 16;
      if (upload.write(Buffer.alloc(64 * 1024, '1'))) setImmediate(more);
      else upload.once('drain', more);
    };
    more();
  });

describe('/healthz keeps answering', () => {
  test('it answers while a borrower has forty papers drawn at once; he gets four, another person hers', async () => {
    const [one, other] = [
      await aBorrower(world, 'approve', WHO_WE_ARE),
      await aBorrower(world, 'approve', WHO_WE_ARE + 1),
    ];
    const query =
      'mutation($id: LoanId!) { prepareDocument(loanId: $id, type: OFFER) { document { hash } errors { code } } }';
    const prepare = async (person: typeof one) => {
      const { loanId } = await applied(world, person);
      const token = await app.tokenOf(person.borrowerId);
      return async () =>
        JSON.stringify(await ask(token, '/graphql', JSON.stringify({ query, variables: { id: loanId } })));
    };
    const [often, once] = [await prepare(one), await prepare(other)];
    let answers: string[] = [];
    const slowest = await slowestHealth(url, async () => {
      const flood = Promise.all(Array.from({ length: 40 }, () => often()));
      expect(await once()).toContain('"hash"');
      answers = await flood;
    });
    const refused = answers.filter((answer) => answer.includes('TOO_MANY_REQUESTS'));
    expect(answers.filter((answer) => answer.includes('"hash"')).length + refused.length).toBe(40);
    expect(refused.length).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(HEALTH_MS);
  });

  test('it answers while a borrower sends files that are no statements; one at a time is read, then the true one', async () => {
    const { person, token } = await waitingForAStatement(WHO_WE_ARE + 2);
    const send = (content: Uint8Array) =>
      ask(
        token,
        '/json/document/account-statement/upload?filename=..%2F..%2Fx%E2%80%AEgpj.html',
        content,
        'application/pdf',
      );
    const digits = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * 1024 * 1024 - 64, '1')]);
    const inflating = bomb(400);
    const slowest = await slowestHealth(url, async () => {
      const both = await Promise.all([send(digits), send(digits)]);
      expect(both.map(({ businessLogicErrors }) => businessLogicErrors).toSorted()).toEqual([
        ['error.statement.notParsed'],
        ['error.tooManyRequests'],
      ]);
      expect(await send(inflating)).toMatchObject({ businessLogicErrors: ['error.statement.tooComplex'] });
    });
    expect(slowest).toBeLessThan(HEALTH_MS);
    const holder = `${person.lastName} ${person.firstName}`;
    const today = localDate('2026-11-20');
    const wish = { kind: 'GOOD' as const, bank: 'Kaspi Bank', holder, income: 600_000, today };
    expect(await send(await sampleStatement(world.printer, wish))).toMatchObject({ code: 0 });
    const [kept] = await world.statementUpload.list(person.borrowerId, false);
    expect(kept?.name).toBe('xgpj.html.pdf');
  });

  test('an upload without an end stops at the cap, and that of a stranger before it is read', async () => {
    const { token } = await waitingForAStatement(WHO_WE_ARE + 3);
    const [stranger, borrower] = [await withoutEnd(null), await withoutEnd(token)];
    expect(stranger.status).toBe(401);
    expect(borrower.status).toBe(413);
    expect(Math.max(stranger.sent, borrower.sent)).toBeLessThan(30);
    expect(stranger.sent).toBeLessThan(borrower.sent);
  });

  test('it answers while many sign in at once: each password is hashed beside the thread that answers', async () => {
    const access = await accessApp();
    const there = await listening(access.app);
    const signIn = () =>
      fetch(`${there}/json/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@example.kz', password: 'Wrong2026x' }),
      });
    const slowest = await slowestHealth(there, () => Promise.all(Array.from({ length: 40 }, signIn)));
    expect(slowest).toBeLessThan(HEALTH_MS);
    await access.close();
  });
});
