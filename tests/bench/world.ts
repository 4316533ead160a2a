import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { pino } from 'pino';
import { v7 } from 'uuid';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { layFoundation } from '../../server/compose/foundation.ts';
import { readConfig } from '../../server/config.ts';
import { demoSecrets } from '../../server/demo-secrets.ts';
import { addPeople } from '../../server/people/bulk.ts';
import { chanceOf } from '../../server/seed/chance.ts';
import { type ComposedBorrower, composeBorrower } from '../../server/seed/compose.ts';
import { makePerson } from '../../server/seed/person.ts';
import type { BorrowerPlan } from '../../server/seed/plan.ts';
import { writeHistory } from '../../server/seed/write.ts';

export const FULL = process.env.BENCH_FULL === '1';
export const URL_OF_APP = process.env.BENCH_URL ?? '';

export const openStack = (env: NodeJS.ProcessEnv = process.env) =>
  layFoundation(readConfig(env, demoSecrets), pino({ level: 'silent' }), () => undefined);
export type Stack = Awaited<ReturnType<typeof openStack>>;

export type Borrower = { borrowerId: BorrowerId; loanId: LoanId; token: string };

export const SEED_ORIGIN = { region: 'ALMATY_CITY', arrival: null } as const;
export const SEED_STAFF = {
  verifierIds: ['00000000-0000-4000-8000-000000000001'],
  supportIds: ['00000000-0000-4000-8000-000000000002'],
};

/** Registered people who are signed in, each with one application that can be changed (INITIAL). */
export async function applicants(stack: Stack, count: number): Promise<Borrower[]> {
  const today = await stack.clock.today();
  const first = Math.floor(Math.random() * 1_000_000) + 2_000_000;
  const plans = Array.from({ length: count }, (_, n) => applicantPlan(first + n, today));
  const composed = plans.map((plan) =>
    composeBorrower(7, plan, () => `NS-BENCH-${plan.index}`, { today, shiftDays: 0 }, SEED_STAFF),
  );
  await writeHistory([stack.ledger], composed[Symbol.iterator]() as Iterator<ComposedBorrower>, 'start');
  return signedIn(stack, plans);
}

export async function signedIn(stack: Stack, plans: readonly BorrowerPlan[]): Promise<Borrower[]> {
  const iins = new Set<string>();
  const registeredAt = '2026-01-01T00:00:00.000Z' as Parameters<typeof makePerson>[1]['registeredAt'];
  const people = plans.map(({ borrowerId: id, index, entrepreneur, region }) =>
    makePerson(chanceOf('bench', index), { id, index, seed: 7, entrepreneur, region, registeredAt }, iins),
  );
  await addPeople(stack.people, people, 'nobody signs in with this');
  return Promise.all(
    plans.map(async ({ borrowerId, loans }) => {
      const { token } = await stack.people.sessions.open(borrowerId);
      return { borrowerId, loanId: loans[0]?.loanId ?? ('' as LoanId), token };
    }),
  );
}

const applicantPlan = (index: number, today: LocalDate): BorrowerPlan => ({
  index,
  borrowerId: randomUUID() as BorrowerId,
  entrepreneur: false,
  ...SEED_ORIGIN,
  loans: [
    {
      loanId: randomUUID() as LoanId,
      terms: {
        productType: 'INDIVIDUAL_PERSON_SPL',
        pricing: 'FLEXIBLE',
        amount: tenge(100_000),
        term: { unit: 'DAY', count: 20 },
        purpose: '10',
        promoCode: null,
        fastIssue: false,
        insuranceAgreed: false,
      },
      appliedOn: today,
      repeat: false,
      ending: { kind: 'stands', at: 'INITIAL' },
    },
  ],
});

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Kept connections and no library, so that the client is not what is measured. @throws on anything but 200 */
export function post(path: string, token: string, body: unknown, base = URL_OF_APP): Promise<string> {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'x-auth-token': token,
    'idempotency-key': v7(),
  };
  return new Promise((resolve, reject) => {
    const call = request(`${base}${path}`, { method: 'POST', agent, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const said = Buffer.concat(pieces).toString();
        if (answer.statusCode === 200) resolve(said);
        else reject(new Error(`${path}: ${answer.statusCode} ${said.slice(0, 300)}`));
      });
    });
    call.on('error', reject);
    call.end(text);
  });
}

export const closeConnections = (): void => agent.destroy();
