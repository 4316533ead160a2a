import { agreementDetails, makeAgreementRoom } from '../use-cases/agreement/room.ts';
import { makeApplicationRoom } from '../use-cases/application/room.ts';
import { makeBalanceRoom } from '../use-cases/balance/room.ts';
import { makeBonusRoom } from '../use-cases/bonus/room.ts';
import { makeDecisionRoom } from '../use-cases/decision/room.ts';
import { makeDocumentRoom, makePress } from '../use-cases/document/room.ts';
import { makeFeedbackRoom } from '../use-cases/feedback/room.ts';
import { makeLoanRoom } from '../use-cases/loan/room.ts';
import { makeNoticeRoom } from '../use-cases/notice/room.ts';
import { makeOfficeRoom } from '../use-cases/office/room.ts';
import { makePaymentRoom } from '../use-cases/payment/room.ts';
import { makePayoutRoom, payoutDetails } from '../use-cases/payout/room.ts';
import { makePeopleRoom } from '../use-cases/people/room.ts';
import { makeSettlementRoom } from '../use-cases/settlement/room.ts';
import type { Foundation } from './foundation.ts';
import type { Lookups } from './lookups.ts';
import type { Providers } from './providers.ts';

export type Capabilities = ReturnType<typeof makeCapabilities>;

type Base = Pick<
  Foundation,
  'config' | 'log' | 'ledger' | 'loans' | 'bonuses' | 'clock' | 'ids' | 'tasks' | 'sms' | 'mail' | 'people'
>;

export function makeCapabilities(base: Base, providers: Providers, lookups: Lookups) {
  const { config, log, ledger, loans, bonuses, clock, ids, tasks, sms, mail } = base;
  const ports = {
    ...base.people,
    ...providers,
    ledger,
    loans,
    bonuses,
    clock,
    ids,
    tasks,
    sms,
    mail,
    notes: providers.officeNotes,
  };
  const settings = {
    publicUrl: config.publicUrl,
    lender: config.lender,
    works: config.works,
    productOrigins: config.productOrigins,
    edsForOffer: config.edsForOffer,
    smsPrices: config.smsPrices,
    demo: config.env === 'demo',
    strictLimits: config.limits === 'strict',
    strangerSmsADay: config.strangerSmsADay,
    alarm: (text: string) => log.warn(text),
    loanUnreadable: (loanId: string, error: unknown) =>
      log.error({ loanId, err: error }, 'a loan of the queue cannot be read'),
  };
  const found = { ...lookups, ...makeLoanRoom({ ...base, ...lookups }) };
  const bare = { ...ports, ...settings, ...found };
  const details = { ...payoutDetails(bare), ...agreementDetails(bare) };
  const deps = { ...bare, details, ...makePress({ ...bare, details }) };

  const people = makePeopleRoom(deps);
  const application = makeApplicationRoom(deps);
  const agreement = makeAgreementRoom(deps);
  const payout = makePayoutRoom(deps);
  const payment = makePaymentRoom({ ...deps, tell: (...message) => notice.delivery.tell(...message) });
  const notice = makeNoticeRoom({ ...deps, payments: payment.payments });
  return {
    ...found,
    ...people,
    ...application.can,
    ...makeDecisionRoom(deps),
    ...agreement.can,
    ...payout.can,
    ...payment,
    ...makeDocumentRoom(deps, [application.signing, agreement.signing, payout.signing]),
    ...makeSettlementRoom(deps),
    ...makeOfficeRoom({ ...deps, forgets: people.forgets, receiving: payment.receiving, sending: payout.can.sending }),
    ...makeBalanceRoom(deps),
    ...makeBonusRoom(deps),
    ...makeFeedbackRoom(deps),
    ...notice,
  };
}
