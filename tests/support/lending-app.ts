/** Lending behind the real HTTP server: sessions, policies, GraphQL and /json, called in process. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Role } from '../../schema/events/envelope.ts';
import type { ServerDeps } from '../../server/api/deps.ts';
import { buildServer } from '../../server/api/http/server.ts';
import { ownsLoan, roomsOf } from '../../server/compose/edges.ts';
import { checkedRoutes } from './checked-routes.ts';
import { injectedClient } from './json-inject.ts';
import type { LendingWorld } from './lending-world.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export type LendingApp = Awaited<ReturnType<typeof lendingApp>>;

export async function lendingApp(world: LendingWorld, more: Partial<ServerDeps> = {}) {
  const { people } = world;
  const rooms = roomsOf(world, world.providers, world.can);
  const routes = checkedRoutes(rooms.flatMap((room) => room.routes ?? []));
  const app = await buildServer({
    config: {
      env: 'demo',
      publicUrl: 'http://localhost:4000',
      brand: 'nesie',
      limits: 'demo',
      trustedProxies: [],
      clientKeySecret: 'x'.repeat(32),
    },
    log: { level: 'silent' },
    resolvers: rooms.flatMap(({ resolvers }) => resolvers),
    routes,
    extensions: rooms.flatMap(({ webhooks = [] }) => webhooks),
    sessions: people.sessions,
    idempotency: people.idempotency,
    limits: people.limits,
    accessNotes: people.accessNotes,
    ownsLoan: ownsLoan(world),
    queryLog: people.queryLog,
    ids: world.ids,
    ready: {},
    ...more,
    folders: {
      schema: join(ROOT, 'schema/graphql'),
      web: join(ROOT, 'nowhere'),
      graphiql: join(ROOT, 'nowhere'),
      persisted: join(ROOT, 'web/generated'),
    },
  });
  const tokenOf = async (accountId: string) => (await people.sessions.open(accountId)).token;
  const staffMember = async (role: Role) => {
    const email = `${role}-${randomBytes(3).toString('hex')}@nesie.kz`;
    const made = await people.accounts.addStaff({ email, name: role, roles: [role], passwordHash: 'none' });
    if (made === 'taken') throw new Error('taken');
    const account = await people.accounts.byEmail(email);
    if (!account) throw new Error('no account');
    return { id: account.id, token: await tokenOf(account.id) };
  };
  return {
    app,
    routes,
    tokenOf,
    staffMember,
    staff: async (role: Role) => (await staffMember(role)).token,
    graphql: async (
      token: string | null,
      query: string,
      variables: Record<string, unknown> = {},
      more: Record<string, string> = {},
    ) => {
      const headers = { 'content-type': 'application/json', ...(token ? { 'x-auth-token': token } : {}), ...more };
      const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
      return { status: answer.statusCode, body: answer.json() };
    },
    json: (token: string | null) => injectedClient(app, { token }),
    /** What a link in an answer leads to. */
    file: async (token: string | null, url: string) => {
      const answer = await app.inject({ url, headers: token ? { 'x-auth-token': token } : {} });
      return {
        status: answer.statusCode,
        type: answer.headers['content-type'],
        bytes: new Uint8Array(answer.rawPayload),
      };
    },
  };
}
