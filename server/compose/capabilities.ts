import { agreementDetails, makeAgreementRoom } from '../use-cases/agreement/room.ts';
import { makeApplicationRoom } from '../use-cases/application/room.ts';
import { makeBalanceAccount } from '../use-cases/balance/balance-account.ts';
import { makeBonus } from '../use-cases/bonus/bonus.ts';
import { makeDecisionRoom } from '../use-cases/decision/room.ts';
import { makeDocumentRoom, makePress } from '../use-cases/document/room.ts';
import { makeNoticePapers } from '../use-cases/notice/notice-paper.ts';
import { makeOfficeRoom } from '../use-cases/office/room.ts';
import { makePaymentRoom } from '../use-cases/payment/room.ts';
import { makePayoutRoom, payoutDetails } from '../use-cases/payout/room.ts';
import { makePeopleRoom } from '../use-cases/people/room.ts';
import { makeSettlementRoom } from '../use-cases/settlement/room.ts';
import type { Foundation } from './foundation.ts';
import { lookupsOf } from './lookups.ts';
import type { Providers } from './providers.ts';

export type Capabilities = ReturnType<typeof makeCapabilities>;

export function makeCapabilities(base: Foundation, providers: Providers) {
  const { config, log, ledger, loans, clock, ids, tasks, sms, mail } = base;
  const ports = {
    ...base.people,
    ...providers,
    ledger,
    loans,
    clock,
    ids,
    tasks,
    sms,
    mail,
    notes: providers.officeNotes,
  };
  const settings = {
    publicUrl: config.publicUrl,
    demo: config.env === 'demo',
    strictLimits: config.limits === 'strict',
    alarm: (text: string) => log.warn(text),
    loanUnreadable: (loanId: string, error: unknown) =>
      log.error({ loanId, err: error }, 'a loan of the queue cannot be read'),
  };
  const lookups = lookupsOf(base);
  const bare = { ...ports, ...settings, ...lookups };
  const details = { ...payoutDetails(bare), ...agreementDetails(bare) };
  const deps = { ...bare, details, ...makePress({ ...bare, details }) };

  const application = makeApplicationRoom(deps);
  const agreement = makeAgreementRoom(deps);
  const payout = makePayoutRoom(deps);
  const payment = makePaymentRoom(deps);
  return {
    ...lookups,
    ...makePeopleRoom(deps),
    ...application.can,
    ...makeDecisionRoom(deps),
    ...agreement.can,
    ...payout.can,
    ...payment,
    ...makeDocumentRoom(deps, [application.signing, agreement.signing, payout.signing]),
    ...makeSettlementRoom(deps),
    ...makeOfficeRoom({ ...deps, receiving: payment.receiving, sending: payout.can.sending }),
    balance: makeBalanceAccount(deps),
    bonus: makeBonus(deps),
    noticePapers: makeNoticePapers(deps),
  };
}
