import { join } from 'node:path';
import { journalReads } from '../../projections/journal/read.ts';
import { loanPeriodReads } from '../../projections/loan-period/read.ts';
import { portfolioReads } from '../../projections/portfolio/read.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { sealOfAccess, signText } from '../adapters/ledger/anchor-key.ts';
import { checkUnlessDeleted } from '../adapters/ledger/check-stream.ts';
import { isDeletedStream } from '../adapters/ledger/read-events.ts';
import { postgresLogVerifications } from '../adapters/log-verifications/postgres.ts';
import { pageDrawer } from '../adapters/pages/drawer.ts';
import { postgresTimestamps } from '../adapters/timestamp/postgres.ts';
import { agreementEdges, agreementOpeners } from '../api/agreement/edges.ts';
import { applicationEdges } from '../api/application/edges.ts';
import { auditEdges } from '../api/audit/edges.ts';
import { recordsOf } from '../api/audit/records.ts';
import { balanceEdges } from '../api/balance/edges.ts';
import { bonusEdges } from '../api/bonus/edges.ts';
import { decisionEdges } from '../api/decision/edges.ts';
import type { Edges, ServerDeps, ShellConfig } from '../api/deps.ts';
import { documentEdges } from '../api/document/edges.ts';
import { feedbackEdges } from '../api/feedback/edges.ts';
import type { OwnsLoan } from '../api/http/access-refusals.ts';
import { loanEdges } from '../api/loan/edges.ts';
import type { ShowLoanDeps } from '../api/loan/show-loan.ts';
import { noticeEdges } from '../api/notice/edges.ts';
import { officeEdges } from '../api/office/edges.ts';
import { paymentEdges } from '../api/payment/edges.ts';
import { payoutEdges } from '../api/payout/edges.ts';
import { accountPapers, peopleEdges, profileShape } from '../api/people/edges.ts';
import { portfolioEdges } from '../api/portfolio/edges.ts';
import { settlementEdges } from '../api/settlement/edges.ts';
import { smsHintKeys } from '../secret-paths.ts';
import { anchoredAccess } from '../use-cases/audit/anchor.ts';
import { unpostedOn } from '../use-cases/audit/books.ts';
import { makeEvidencePacks } from '../use-cases/audit/evidence-pack.ts';
import { makeLogVerification } from '../use-cases/audit/log-verification.ts';
import { balanceOf } from '../use-cases/balance/balance.ts';
import type { SandboxClock } from '../use-cases/day/sandbox-clock.ts';
import type { Capabilities } from './capabilities.ts';
import { cardPagesOf } from './card-processors.ts';
import { evidenceFrom } from './evidence-from.ts';
import { firstBuild } from './first-build.ts';
import type { Foundation } from './foundation.ts';
import { metricsOf } from './metrics.ts';
import { type OperationsBase, operationsOf } from './operations.ts';
import type { Providers } from './providers.ts';
import { readiness, warnings } from './readiness.ts';
import { sandbox } from './sandbox.ts';
import { verificationThread } from './verification-thread.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const OWN_WRITES_MS = 1_500;

type Base = Pick<Foundation, 'config' | 'ledger' | 'loans' | 'clock' | 'reads' | 'pool' | 'log' | 'people'> &
  OperationsBase;

export function roomsOf(
  base: Base,
  providers: Providers,
  capabilities: Capabilities,
  operations = operationsOf(base),
): readonly Edges[] {
  const { ledger, loans, clock } = base;
  const { captcha, processors, bank, post } = providers;
  const payoutLabel: ShowLoanDeps['payoutLabel'] = async (loan, locale) =>
    (await capabilities.payout.methodOf(loan, locale))?.label ?? null;
  const from = {
    ledger,
    loans,
    clock,
    brand: base.config.brand,
    publicUrl: base.config.publicUrl,
    codes: base.people.codes,
    captcha,
    processors,
    bank,
    post,
  };
  const can = {
    ...capabilities,
    ...from,
    shapeProfile: profileShape,
    payoutLabel,
    payIns: providers.incoming,
    edsProvider: providers.eds,
    smsHintKeys: () => smsHintKeys(base.config),
    operations,
  };
  const portfolio = portfolioReads(base.reads);
  const loanRecords = (loanId: LoanId) => recordsOf({ ledger, isDeleted: isDeletedStream }, loanId);
  return [
    peopleEdges(can),
    applicationEdges(can),
    decisionEdges(can),
    documentEdges({ ...can, openers: agreementOpeners(can), accountPapers: accountPapers(can) }),
    loanEdges({ ...can, balance: (borrowerId) => balanceOf(ledger, borrowerId) }),
    agreementEdges(can),
    payoutEdges(can),
    paymentEdges(can),
    balanceEdges(can),
    bonusEdges(can),
    feedbackEdges(can),
    settlementEdges(can),
    noticeEdges(can),
    officeEdges(can),
    portfolioEdges({
      ...can,
      loans: can.reads,
      portfolio,
      queryLog: base.people.queryLog,
      accounts: base.people.accounts,
      unposted: (view) =>
        unpostedOn({ periods: portfolio.periods(view), recordsOf: loanRecords }, view.date, view.knownAt),
    }),
    auditEdges({
      clock: can.clock,
      ledger,
      accounts: base.people.accounts,
      accessLog: base.people.accessLog,
      anchoredAccess: () => anchoredAccess(ledger),
      sealOfAccess: (head) => sealOfAccess(base.config.keys.ANCHOR_KEY.present().bytes, head),
      timestamps: postgresTimestamps(base.pool),
      printer: providers.printer,
      sampling: portfolio,
      evidencePacks: makeEvidencePacks({
        ...evidenceFrom(ledger),
        sign: (text) => signText(base.config.keys.ANCHOR_KEY.present().bytes, text),
        printer: providers.printer,
        staffNumbers: base.people.accounts.staffNumbers,
      }),
      logVerification: makeLogVerification({
        verifications: postgresLogVerifications(base.pool),
        verifier: verificationThread(base.config),
        failed: (error) => base.log.error({ err: error }, 'a verification of the whole log failed'),
      }),
      journal: journalReads(base.reads),
      periods: loanPeriodReads(base.reads),
      verify: (stream) => checkUnlessDeleted(stream, ledger.readRaw(stream)),
      isDeleted: isDeletedStream,
    }),
  ];
}

export const ownsLoan =
  ({ loans }: Pick<Foundation, 'loans'>): OwnsLoan =>
  async (borrowerId, loanId) =>
    (await loans.loan(loanId))?.state.application.borrowerId === borrowerId;

export function edgesOf(
  base: Foundation,
  providers: Providers,
  can: Capabilities,
  moves: SandboxClock | undefined,
): ServerDeps {
  const { config, people, ids, waiter } = base;
  const shell: ShellConfig = {
    env: config.env,
    publicUrl: config.publicUrl,
    brand: config.brand,
    limits: config.limits,
    trustedProxies: config.trustedProxies,
    get clientKeySecret() {
      return config.keys.CLIENT_KEY.present().bytes.toString('base64');
    },
    works: config.works,
  };
  const operations = operationsOf(base);
  const rooms = roomsOf(base, providers, can, operations);
  return {
    config: shell,
    log: { level: config.logLevel },
    resolvers: rooms.flatMap(({ resolvers }) => resolvers),
    routes: rooms.flatMap(({ routes = [] }) => routes),
    extensions: [
      ...rooms.flatMap(({ webhooks = [] }) => webhooks),
      ...cardPagesOf(base),
      ...(config.env === 'demo' ? sandbox(base, providers, can, shell, moves) : []),
    ],
    sessions: people.sessions,
    idempotency: people.idempotency,
    limits: people.limits,
    accessNotes: people.accessNotes,
    ownsLoan: ownsLoan(base),
    queryLog: people.queryLog,
    ids,
    ready: { ...readiness(base), read_models: firstBuild(base) },
    warnings: warnings(operations),
    counts: () => ({ providerFailures: base.providerFailures.count }),
    metrics: config.metricsToken === undefined ? undefined : metricsOf(base, operations, config.metricsToken),
    readYourWrites: (position) => waiter.waitFor(position, OWN_WRITES_MS),
    drawPage: pageDrawer(join(ROOT, 'web/dist')),
    folders: {
      schema: join(ROOT, 'schema/graphql'),
      web: join(ROOT, 'web/dist'),
      graphiql: join(ROOT, 'web/graphiql/dist'),
      persisted: join(ROOT, 'web/generated'),
    },
  };
}
