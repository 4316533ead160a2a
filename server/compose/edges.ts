/** The HTTP edge: resolvers, REST rows, webhooks, hosted pages of sandboxes. */
import { join } from 'node:path';
import { journalReads } from '../../projections/journal/read.ts';
import { loanPeriodReads } from '../../projections/loan-period/read.ts';
import { portfolioReads } from '../../projections/portfolio/read.ts';
import { checkStream } from '../adapters/ledger/check-stream.ts';
import { applicationResolvers } from '../api/application.ts';
import { auditResolvers } from '../api/audit.ts';
import { balanceResolvers } from '../api/balance.ts';
import { biometryResolvers } from '../api/biometry.ts';
import { bonusResolvers } from '../api/bonus.ts';
import { cardResolvers } from '../api/card.ts';
import { decisionResolvers } from '../api/decision.ts';
import type { ServerDeps, ShellConfig } from '../api/deps.ts';
import { documentResolvers } from '../api/document.ts';
import { edsResolvers } from '../api/eds.ts';
import { identityResolvers } from '../api/identity.ts';
import { insuranceResolvers } from '../api/insurance.ts';
import { loanResolvers } from '../api/loan.ts';
import { loanRequestResolvers } from '../api/loan-request.ts';
import { officeResolvers } from '../api/office.ts';
import { officeLoanResolvers } from '../api/office-loan.ts';
import { paymentResolvers } from '../api/payment.ts';
import { paymentDoubtResolvers } from '../api/payment-doubt.ts';
import { payoutResolvers } from '../api/payout.ts';
import { portfolioResolvers } from '../api/portfolio.ts';
import { prepaymentResolvers } from '../api/prepayment.ts';
import { productResolvers } from '../api/product.ts';
import { profileResolvers } from '../api/profile.ts';
import { prolongationOpener, prolongationResolvers } from '../api/prolongation.ts';
import { refinancingOpener, refinancingResolvers } from '../api/refinancing.ts';
import { registrationResolvers } from '../api/registration.ts';
import { accountRoutes } from '../api/rest/account.ts';
import { biometryRoutes } from '../api/rest/biometry.ts';
import { cardRoutes } from '../api/rest/card.ts';
import { creditRoutes } from '../api/rest/credit.ts';
import { decisionRoutes } from '../api/rest/decision.ts';
import { documentRoutes } from '../api/rest/document.ts';
import { insuranceRoutes } from '../api/rest/insurance.ts';
import { paymentRoutes } from '../api/rest/payment.ts';
import { prepaymentOpeners, prepaymentRoutes } from '../api/rest/prepayment.ts';
import { productRoutes } from '../api/rest/product.ts';
import { profileRoutes } from '../api/rest/profile.ts';
import { prolongationRoutes } from '../api/rest/prolongation.ts';
import { restructuringRoutes } from '../api/rest/restructuring.ts';
import { signInRoutes } from '../api/rest/sign-in.ts';
import { statementRoutes } from '../api/rest/statement.ts';
import { restructuringOpeners, restructuringResolvers } from '../api/restructuring.ts';
import { reversalDebtResolvers } from '../api/reversal-debt.ts';
import { sessionResolvers } from '../api/session.ts';
import { settlementResolvers } from '../api/settlement.ts';
import type { ShowLoanDeps } from '../api/show-loan.ts';
import { signInResolvers } from '../api/sign-in.ts';
import { staffResolvers } from '../api/staff.ts';
import { statementResolvers } from '../api/statement.ts';
import { suspenseResolvers } from '../api/suspense.ts';
import { bankPayoutWebhook } from '../api/webhooks/bank-payout.ts';
import { cardProcessorWebhook } from '../api/webhooks/card-processor.ts';
import { edsWebhook } from '../api/webhooks/eds.ts';
import { incomingWebhook } from '../api/webhooks/incoming.ts';
import { postOfficeWebhook } from '../api/webhooks/post-office.ts';
import { balanceOf } from '../use-cases/balance.ts';
import { makePreScore } from '../use-cases/pre-score.ts';
import type { SandboxClock } from '../use-cases/sandbox-clock.ts';
import type { Capabilities } from './capabilities.ts';
import type { Foundation } from './foundation.ts';
import type { Providers } from './providers.ts';
import { readiness, warnings } from './readiness.ts';
import { sandbox } from './sandbox.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const OWN_WRITES_MS = 1_500;

export function edgesOf(
  base: Foundation,
  providers: Providers,
  can: Capabilities,
  moves: SandboxClock | undefined,
): ServerDeps {
  const { config, ledger, clock, ids, people, waiter } = base;
  const shell: ShellConfig = {
    env: config.env,
    publicUrl: config.publicUrl,
    brand: config.brand,
    limits: config.limits,
    trustedProxies: config.trustedProxies,
    clientKeySecret: config.secrets.CLIENT_KEY.toString('base64'),
  };
  const { documents, payout, offerConsents, prepayment, prolongation, refinancing, restructuring } = can;
  const show: ShowLoanDeps = {
    clock,
    payoutLabel: async (_borrowerId, loan, locale) => (await payout.methodOf(loan, locale))?.label ?? null,
  };
  const balance = (borrowerId: Parameters<typeof balanceOf>[1]) => balanceOf(ledger, borrowerId);
  return {
    config: shell,
    log: { level: config.logLevel },
    resolvers: [
      sessionResolvers(can),
      signInResolvers(can),
      registrationResolvers(can),
      identityResolvers(can),
      profileResolvers(can),
      productResolvers(can),
      applicationResolvers({ ...show, ...can }),
      edsResolvers({ ...show, ...can }),
      insuranceResolvers({ ...show, insurance: can.insurance }),
      documentResolvers({ ...show, documents, offerConsents }),
      payoutResolvers(can),
      cardResolvers(can),
      biometryResolvers({ ...show, ...can }),
      decisionResolvers(can),
      statementResolvers({ ...show, ...can }),
      loanResolvers({ ...show, ledger, balance }),
      paymentResolvers(can),
      paymentDoubtResolvers(can),
      balanceResolvers(can),
      bonusResolvers(can),
      suspenseResolvers(can),
      reversalDebtResolvers(can),
      settlementResolvers(can),
      prepaymentResolvers({ ...show, prepayment }),
      loanRequestResolvers({ ...show, withdrawRequest: can.withdrawRequest }),
      prolongationResolvers({ ...show, prolongation }),
      restructuringResolvers({ ...show, restructuring }),
      refinancingResolvers({ ...show, refinancing }),
      officeResolvers({ ...show, office: can.office }),
      officeLoanResolvers(can),
      staffResolvers(can),
      portfolioResolvers({ clock, loans: can.reads, portfolio: portfolioReads(base.reads) }),
      auditResolvers({
        ledger,
        journal: journalReads(base.reads),
        periods: loanPeriodReads(base.reads),
        verify: (stream) => checkStream(stream, ledger.readRaw(stream)),
      }),
    ],
    routes: [
      ...signInRoutes({ ...can, captcha: providers.captcha }, config.brand),
      ...profileRoutes({ ...can, codes: people.codes }),
      ...productRoutes({ ...can, preScore: makePreScore({ ledger, clock, borrowers: people.borrowers }) }),
      ...creditRoutes({ ledger, clock, ...can }),
      ...insuranceRoutes({ clock, ...can }),
      ...documentRoutes({
        clock,
        documents,
        offerConsents,
        openers: {
          ...prepaymentOpeners(prepayment),
          ...restructuringOpeners(restructuring),
          PROLONGATION: prolongationOpener(prolongation),
          REFINANCING: refinancingOpener(refinancing),
        },
      }),
      ...decisionRoutes(can),
      ...statementRoutes({ ledger, clock, ...can }),
      ...biometryRoutes(can),
      ...paymentRoutes({ clock, ...can }),
      ...cardRoutes(can),
      ...prepaymentRoutes({ ledger, prepayment }),
      ...accountRoutes(can),
      ...prolongationRoutes({ ledger, prolongation }),
      ...restructuringRoutes({ ledger, clock, restructuring }, config.brand),
    ],
    extensions: [
      cardProcessorWebhook({
        processor: providers.processor,
        cards: can.cards,
        payments: can.receiving,
        payouts: can.sending,
        clock,
      }),
      bankPayoutWebhook({ provider: providers.bank, payouts: can.sending, clock }),
      edsWebhook({ provider: providers.eds, eds: can.eds, clock }),
      postOfficeWebhook({ provider: providers.post, payouts: can.sending, clock }),
      ...Object.values(providers.incoming).map((provider) => incomingWebhook({ ...can, provider, clock })),
      ...(config.env === 'demo' ? sandbox(base, providers, can, shell, moves) : []),
    ],
    sessions: people.sessions,
    idempotency: people.idempotency,
    limits: people.limits,
    ids,
    ready: readiness(base),
    warnings: warnings(base),
    counts: () => ({ providerFailures: base.providerFailures.count }),
    readYourWrites: (position) => waiter.waitFor(position, OWN_WRITES_MS),
    folders: {
      schema: join(ROOT, 'schema/graphql'),
      web: join(ROOT, 'web/dist'),
      graphiql: join(ROOT, 'web/graphiql/dist'),
      persisted: join(ROOT, 'web/generated'),
    },
  };
}
