/** Front door of the room: payments of borrowers, incoming money, and money that the office has to place. */
import type { IncomingDetails } from '../../ports/incoming-details.ts';
import { type BankStatementDeps, makeBankStatements } from './bank-statement.ts';
import { type IncomingMoneyDeps, makeIncomingMoney } from './incoming-money.ts';
import { makePayment, type PaymentDeps } from './payment.ts';
import { makePaymentDoubt, type PaymentDoubtDeps } from './payment-doubt.ts';
import { makePaymentReceiving } from './payment-receiving.ts';
import { makeSuspense, type SuspenseDeps } from './suspense.ts';

type Deps = Omit<PaymentDeps & IncomingMoneyDeps, 'receiving' | 'details'> &
  Omit<PaymentDoubtDeps, 'payments'> &
  BankStatementDeps &
  Omit<SuspenseDeps, 'receiving' | 'details' | 'rows' | 'providers'> & {
    incomingDetails: IncomingDetails;
    incoming: Readonly<Record<string, SuspenseDeps['providers'][number]>>;
    processors: { readonly all: readonly SuspenseDeps['providers'][number][] };
    suspenseRows: SuspenseDeps['rows'];
  };

export function makePaymentRoom(deps: Deps) {
  const receiving = makePaymentReceiving(deps);
  const payments = makePayment({ ...deps, receiving });
  const incoming = { ...deps, receiving, details: deps.incomingDetails };
  return {
    receiving,
    payments,
    bankStatements: makeBankStatements(deps),
    doubt: makePaymentDoubt({ ...deps, payments }),
    incoming: makeIncomingMoney(incoming),
    suspense: makeSuspense({
      ...incoming,
      rows: deps.suspenseRows,
      providers: [...deps.processors.all, ...Object.values(deps.incoming)],
    }),
  };
}
