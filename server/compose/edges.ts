/** The HTTP edge: resolvers, REST rows, webhooks, hosted pages of sandboxes. */
import { join } from 'node:path';
import { journalReads } from '../../projections/journal/read.ts';
import { loanPeriodReads } from '../../projections/loan-period/read.ts';
import { portfolioReads } from '../../projections/portfolio/read.ts';
import { checkStream } from '../adapters/ledger/check-stream.ts';
import { prepaymentResolvers } from '../api/agreement/prepayment.ts';
import { prepaymentOpeners, prepaymentRoutes } from '../api/agreement/prepayment-rest.ts';
import { prolongationOpener, prolongationResolvers } from '../api/agreement/prolongation.ts';
import { prolongationRoutes } from '../api/agreement/prolongation-rest.ts';
import { refinancingOpener, refinancingResolvers } from '../api/agreement/refinancing.ts';
import { restructuringOpeners, restructuringResolvers } from '../api/agreement/restructuring.ts';
import { restructuringRoutes } from '../api/agreement/restructuring-rest.ts';
import { applicationResolvers } from '../api/application/application.ts';
import { biometryResolvers } from '../api/application/biometry.ts';
import { biometryRoutes } from '../api/application/biometry-rest.ts';
import { edsResolvers } from '../api/application/eds.ts';
import { edsWebhook } from '../api/application/eds-webhook.ts';
import { insuranceResolvers } from '../api/application/insurance.ts';
import { insuranceRoutes } from '../api/application/insurance-rest.ts';
import { productResolvers } from '../api/application/product.ts';
import { productRoutes } from '../api/application/product-rest.ts';
import { statementResolvers } from '../api/application/statement.ts';
import { statementRoutes } from '../api/application/statement-rest.ts';
import { auditResolvers } from '../api/audit/audit.ts';
import { accountRoutes } from '../api/balance/account-rest.ts';
import { balanceResolvers } from '../api/balance/balance.ts';
import { bonusResolvers } from '../api/bonus/bonus.ts';
import { decisionResolvers } from '../api/decision/decision.ts';
import { decisionRoutes } from '../api/decision/decision-rest.ts';
import type { ServerDeps, ShellConfig } from '../api/deps.ts';
import { documentResolvers } from '../api/document/document.ts';
import { documentRoutes } from '../api/document/document-rest.ts';
import { creditRoutes } from '../api/loan/credit-rest.ts';
import { loanResolvers } from '../api/loan/loan.ts';
import { loanRequestResolvers } from '../api/loan/loan-request.ts';
import type { ShowLoanDeps } from '../api/loan/show-loan.ts';
import { officeResolvers } from '../api/office/office.ts';
import { officeLoanResolvers } from '../api/office/office-loan.ts';
import { incomingWebhook } from '../api/payment/incoming-webhook.ts';
import { paymentResolvers } from '../api/payment/payment.ts';
import { paymentDoubtResolvers } from '../api/payment/payment-doubt.ts';
import { paymentRoutes } from '../api/payment/payment-rest.ts';
import { suspenseResolvers } from '../api/payment/suspense.ts';
import { bankPayoutWebhook } from '../api/payout/bank-payout-webhook.ts';
import { cardResolvers } from '../api/payout/card.ts';
import { cardProcessorWebhook } from '../api/payout/card-processor-webhook.ts';
import { cardRoutes } from '../api/payout/card-rest.ts';
import { payoutResolvers } from '../api/payout/payout.ts';
import { postOfficeWebhook } from '../api/payout/post-office-webhook.ts';
import { identityResolvers } from '../api/people/identity.ts';
import { profileResolvers } from '../api/people/profile.ts';
import { profileRoutes } from '../api/people/profile-rest.ts';
import { registrationResolvers } from '../api/people/registration.ts';
import { sessionResolvers } from '../api/people/session.ts';
import { signInResolvers } from '../api/people/sign-in.ts';
import { signInRoutes } from '../api/people/sign-in-rest.ts';
import { staffResolvers } from '../api/people/staff.ts';
import { portfolioResolvers } from '../api/portfolio/portfolio.ts';
import { reversalDebtResolvers } from '../api/settlement/reversal-debt.ts';
import { settlementResolvers } from '../api/settlement/settlement.ts';
import { makePreScore } from '../use-cases/application/pre-score.ts';
import { balanceOf } from '../use-cases/balance/balance.ts';
import type { SandboxClock } from '../use-cases/day/sandbox-clock.ts';
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
