/** A provider that takes requests and never answers: whoever does not need it notices nothing (F18). */
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyText } from '../../server/adapters/gateway/signature.ts';
import { ROOT_KEY } from '../support/gateway-line.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { applied } from '../support/lending-steps.ts';
import { aBorrower, type LendingWorld, lendingWorld } from '../support/lending-world.ts';

const WAITING = 50;
const READS = 300;
const CARD = `mutation { startCardRegistration(returnPath: "/ru/new-card") { errors { code } } }`;
const LOAN = `query($id: LoanId!) { loan(id: $id) { id status amount } }`;

const held = new Set<Socket>();
const silent = createServer((socket) => void held.add(socket));
let world: LendingWorld;
let app: LendingApp;

beforeAll(async () => {
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  const { port } = silent.address() as { port: number };
  const env = { CARDS: 'gateway', GATEWAY_URL: `http://127.0.0.1:${port}`, GATEWAY_KEY: keyText(ROOT_KEY) };
  world = await lendingWorld({ env });
  app = await lendingApp(world);
});
afterAll(async () => {
  for (const socket of held) socket.destroy();
  silent.close();
  await app.app.close();
  await world.close();
});

const at = (share: number, values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

describe('fifty calls wait for a provider that is silent', () => {
  it('reads of others take at most twice as long', async () => {
    const reader = await aBorrower(world);
    const { loanId } = await applied(world, reader);
    const token = await app.tokenOf(reader.borrowerId);
    const read = async (): Promise<number[]> => {
      const took: number[] = [];
      for (let n = 0; n < READS; n++) {
        const began = performance.now();
        const { body } = await app.graphql(token, LOAN, { id: loanId });
        took.push(performance.now() - began);
        expect(body.data.loan.id).toBe(loanId);
      }
      return took;
    };
    const tokens: string[] = [];
    for (let n = 0; n < WAITING; n++) {
      const { borrowerId } = await aBorrower(world);
      await world.borrowers.markFaceVerified(borrowerId, world.clock.now());
      tokens.push(await app.tokenOf(borrowerId));
    }
    await read();
    const alone = await read();
    const waiting = tokens.map((one) => app.graphql(one, CARD));
    for (const end = Date.now() + 5_000; held.size < WAITING && Date.now() < end; ) await read();
    const beside = await read();
    expect(held.size, 'the calls have ended, so nothing was measured').toBe(WAITING);
    const figures = { p50: [at(0.5, alone), at(0.5, beside)], p99: [at(0.99, alone), at(0.99, beside)] };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    expect(at(0.5, beside) / at(0.5, alone)).toBeLessThan(2);
    for (const socket of held) socket.destroy();
    const answers = await Promise.all(waiting);
    for (const { body } of answers) expect(body.data.startCardRegistration.errors[0].code).toMatch(/^[A-Z_]+$/);
  });
});
