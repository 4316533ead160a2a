/** The registration server with one mutation and one call that only count, for tests of keys, faults and limits. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Context } from '../../server/api/context.ts';
import { route } from '../../server/api/rest/route.ts';
import { type AccessApp, accessApp } from './access-app.ts';
import { Client, SIGN_IN } from './access-client.ts';

export const CANCEL = 'mutation($id: LoanId!) { cancelApplication(loanId: $id) { loan { id } errors { code } } }';
export const loanNamed = (name: string): string =>
  `00000000-0000-4000-8000-${Buffer.from(name).toString('hex').padStart(12, '0')}`;
export const BALANCE = '{ balance }';

export type ShellApp = AccessApp & {
  effects: { what: string; commandId: string }[];
  /** From now on each effect and each balance request fails with this error, or with any. */
  failing(fails: boolean | Error): void;
  slow(ms: number): void;
  staff(email: string, password: string): Promise<Client>;
};

export async function shellApp(): Promise<ShellApp> {
  const effects: ShellApp['effects'] = [];
  let fails: boolean | Error = false;
  let slowness = 0;
  const count = async (what: string, context: Context, ms = 0): Promise<void> => {
    effects.push({ what, commandId: context.commandId });
    await sleep(ms);
    if (fails) throw fails === true ? new Error(`secret detail with ${what}`) : fails;
  };
  const access = await accessApp({
    resolvers: [
      {
        Mutation: {
          cancelApplication: async (_root, { loanId }, context) => {
            await count(loanId, context, loanId === loanNamed('slow') ? 1_000 : 10);
            return { loan: null, errors: [] };
          },
          deleteCard: async (_root, { cardId }) => ({
            ok: false,
            errors: [{ code: 'CARD_IN_USE', field: 'cardId', message: cardId, facts: [] }],
          }),
        },
        Query: {
          balance: async () => {
            await sleep(slowness, undefined, { ref: false });
            if (fails) throw fails;
            return 'not money' as never;
          },
          bankOf: (_root, { iban }) => iban,
        },
      },
    ],
    routes: [
      route({
        method: 'POST',
        path: '/json/test/effect',
        summary: 'counts',
        policy: ['borrower'],
        answer: { data: z.object({ what: z.string(), number: z.int() }) },
        body: z.object({ what: z.string(), amount: z.coerce.number().int().optional() }),
        handle: async ({ body, context }) => {
          await count(body.what, context);
          return { data: { what: body.what, number: effects.length } };
        },
      }),
      route({
        method: 'GET',
        path: '/json/test/auditors',
        summary: 'for auditors',
        policy: ['auditor'],
        answer: { seen: z.boolean() },
        handle: async () => ({ top: { seen: true } }),
      }),
    ],
  });
  return {
    ...access,
    effects,
    failing: (now) => {
      fails = now;
    },
    slow: (ms) => {
      slowness = ms;
    },
    async staff(email, password) {
      const client = new Client(access);
      await client.mutate(SIGN_IN, { input: { email, password } });
      return client;
    },
  };
}
