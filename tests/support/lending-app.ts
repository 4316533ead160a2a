/** Lending behind the real HTTP server: sessions, policies, GraphQL and /json, called in process. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Role } from '../../schema/events/envelope.ts';
import { tiyn, ZERO } from '../../schema/values/money.ts';
import { checkStream } from '../../server/adapters/ledger/check-stream.ts';
import { prepaymentResolvers } from '../../server/api/agreement/prepayment.ts';
import { prepaymentOpeners, prepaymentRoutes } from '../../server/api/agreement/prepayment-rest.ts';
import { applicationResolvers } from '../../server/api/application/application.ts';
import { biometryResolvers } from '../../server/api/application/biometry.ts';
import { biometryRoutes } from '../../server/api/application/biometry-rest.ts';
import { insuranceResolvers } from '../../server/api/application/insurance.ts';
import { insuranceRoutes } from '../../server/api/application/insurance-rest.ts';
import { productResolvers } from '../../server/api/application/product.ts';
import { productRoutes } from '../../server/api/application/product-rest.ts';
import { statementResolvers } from '../../server/api/application/statement.ts';
import { statementRoutes } from '../../server/api/application/statement-rest.ts';
import { auditResolvers } from '../../server/api/audit/audit.ts';
import { decisionResolvers } from '../../server/api/decision/decision.ts';
import { decisionRoutes } from '../../server/api/decision/decision-rest.ts';
import { documentResolvers } from '../../server/api/document/document.ts';
import { documentRoutes } from '../../server/api/document/document-rest.ts';
import { buildServer } from '../../server/api/http/server.ts';
import { creditRoutes } from '../../server/api/loan/credit-rest.ts';
import { loanResolvers } from '../../server/api/loan/loan.ts';
import { officeResolvers } from '../../server/api/office/office.ts';
import { officeLoanResolvers } from '../../server/api/office/office-loan.ts';
import { accounts } from '../../server/people/accounts.ts';
import { idempotency } from '../../server/people/idempotency.ts';
import { postgresLimits } from '../../server/people/limits.ts';
import { sessions } from '../../server/people/sessions.ts';
import { makePreScore } from '../../server/use-cases/application/pre-score.ts';
import { makeProducts } from '../../server/use-cases/application/product.ts';
import { loansOf } from '../../server/use-cases/loan/borrower-loans.ts';
import { CONSENTS, type LendingWorld } from './lending-world.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export type LendingApp = Awaited<ReturnType<typeof lendingApp>>;

export async function lendingApp(world: LendingWorld) {
  const {
    ledger,
    loans,
    clock,
    pool,
    people,
    applications,
    biometry,
    documents,
    prepayment,
    decisions,
    statements,
    statementUpload,
    office,
    insurance,
  } = world;
  const offerConsents = async () => CONSENTS;
  const products = makeProducts({
    ...world,
    loansOf: (id) => loansOf(ledger, id),
  });
  const show = { clock, payoutLabel: async () => 'KZ** **** **** **** 4417' };
  const nothing = tiyn(0n);
  const sessionsOf = sessions({ ...people, pool });
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
    resolvers: [
      productResolvers({ products }),
      applicationResolvers({ ...show, applications }),
      documentResolvers({ ...show, documents, offerConsents }),
      prepaymentResolvers({ ...show, prepayment }),
      insuranceResolvers({ ...show, insurance }),
      biometryResolvers({ ...show, biometry }),
      decisionResolvers({ decisions }),
      statementResolvers({ ...show, statements, statementUpload }),
      loanResolvers({ ...show, ledger, loans, balance: async () => ZERO }),
      officeResolvers({ ...show, office }),
      officeLoanResolvers(world),
      auditResolvers({
        ledger,
        journal: { trialBalance: async () => [] },
        periods: { unpostedInterest: async () => nothing },
        verify: (stream) => checkStream(stream, ledger.readRaw(stream)),
      }),
    ],
    partial: true,
    routes: [
      ...productRoutes({ products, preScore: makePreScore(world) }),
      ...creditRoutes({ ledger, loans, clock, applications, biometry }),
      ...documentRoutes({ clock, documents, offerConsents, openers: prepaymentOpeners(prepayment) }),
      ...prepaymentRoutes({ ledger, loans, prepayment }),
      ...insuranceRoutes({ clock, insurance }),
      ...decisionRoutes({ decisions }),
      ...statementRoutes({ ledger, loans, clock, statements, statementUpload }),
      ...biometryRoutes({ biometry }),
    ],
    sessions: sessionsOf,
    idempotency: idempotency({ ...people, pool }, randomBytes(32)),
    limits: postgresLimits(people),
    ids: world.ids,
    ready: {},
    folders: {
      schema: join(ROOT, 'schema/graphql'),
      web: join(ROOT, 'nowhere'),
      graphiql: join(ROOT, 'nowhere'),
      persisted: join(ROOT, 'web/generated'),
    },
  });
  const tokenOf = async (accountId: string) => (await sessionsOf.open(accountId)).token;
  return {
    app,
    tokenOf,
    staff: async (role: Role) => {
      const email = `${role}-${randomBytes(3).toString('hex')}@nesie.kz`;
      const made = await accounts(people).addStaff({ email, name: role, roles: [role], passwordHash: 'none' });
      if (made === 'taken') throw new Error('taken');
      const account = await accounts(people).byEmail(email);
      if (!account) throw new Error('no account');
      return tokenOf(account.id);
    },
    graphql: async (token: string | null, query: string, variables: Record<string, unknown> = {}) => {
      const headers = { 'content-type': 'application/json', ...(token ? { 'x-auth-token': token } : {}) };
      const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
      return { status: answer.statusCode, body: answer.json() };
    },
    json: async (token: string | null, method: 'GET' | 'POST', url: string, payload?: Record<string, unknown>) => {
      const headers = token ? { 'x-auth-token': token } : {};
      const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      const type = String(answer.headers['content-type']);
      return { status: answer.statusCode, type, body: type.includes('json') ? answer.json() : answer.rawPayload };
    },
  };
}
