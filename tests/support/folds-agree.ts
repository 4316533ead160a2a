/**
 * Compares three folds of a loan after every event: the decider's state, the view of the screens and the row of
 * reports.
 */
import { dossierOf } from '../../projections/loan/dossier.ts';
import { type LoanRows, rowsAfter } from '../../projections/loan/project.ts';
import type { AllocationLine } from '../../schema/events/figures.ts';
import { add, type Tiyn } from '../../schema/values/money.ts';
import { evolve } from '../../server/domain/loan/evolve.ts';
import { type IssuedLoan, initial, type LoanState } from '../../server/domain/loan/state.ts';
import { issuedLoanOf, summaryOf } from '../../server/domain/loan/summary.ts';
import type { LaggingLedger } from '../../server/ports/lagging-ledger.ts';
import type { LoanRecord } from '../../server/use-cases/audit/audit.ts';
import { type LoanView, viewOf } from '../../server/use-cases/loan/loan-view.ts';
import { dossierFrom } from '../../server/use-cases/loan/loans.ts';

/** Values by a common name. A fold that does not keep a value leaves it out. */
type Shared = Readonly<Record<string, unknown>>;

const lifeOf = (state: LoanState): IssuedLoan | null =>
  state.stage === 'running' || state.stage === 'closing' ? state : state.stage === 'ended' ? state.issued : null;
const total = (lines: readonly AllocationLine[]): Tiyn => add(...lines.map((line) => line.amount));
const balances = (of: { principal: Tiyn; interest: Tiyn; penalty: Tiyn; premium: Tiyn } | null) =>
  of && [of.principal, of.interest, of.penalty, of.premium];

function ofState(state: LoanState): Shared {
  if (state.stage === 'none') return {};
  const { status, application } = state;
  const life = lifeOf(state);
  const { prepayment, request } = life ?? { prepayment: null, request: null };
  const receipts = life?.facts.flatMap(({ event }) => ('allocation' in event.data ? [event.data] : [])) ?? [];
  return {
    status,
    summary: summaryOf(state),
    borrower: application.borrowerId,
    offer: application.offerNumber,
    amount: application.terms.amount,
    insured: application.terms.insuranceAgreed,
    signedOn: application.signedOn,
    offerHash: application.offerHash,
    approvedOn: application.approvedOn,
    outcome: application.decision?.outcome ?? null,
    payoutHash: application.payoutMethod?.hash ?? null,
    consentFrom: application.consent?.opensAt ?? null,
    ...(life ? {} : { priceTotal: application.price.total }),
    contract: life?.contract ?? null,
    balances: balances(life?.standing ?? null),
    overdueSince: life?.standing.overdueSince ?? null,
    paid: add(...receipts.map(({ allocation }) => total(allocation))),
    payments: receipts.flatMap((data) =>
      'paymentId' in data ? [[data.paymentId, data.allocation, data.surplus]] : [],
    ),
    prepayment: prepayment && [prepayment.kind, prepayment.amount, prepayment.payBy, prepayment.signed],
    request: request && request.kind !== 'CESSION' ? [request.kind, request.signed, request.paid] : null,
    payBy: request?.payBy ?? null,
    ...(state.stage === 'ended' ? { lockedUntil: state.lockedUntil } : {}),
  };
}

function ofView(view: LoanView): Shared {
  const { prepayment, request } = view;
  const open = prepayment?.state === 'REQUESTED' || prepayment?.state === 'SIGNED' ? prepayment : null;
  return {
    status: view.status,
    borrower: view.borrowerId,
    offer: view.offerNumber,
    amount: view.terms.amount,
    insured: view.terms.insuranceAgreed,
    appliedOn: view.appliedOn,
    signedOn: view.signedOn,
    offerHash: view.offerHash,
    approvedOn: view.approvedOn,
    issuedOn: view.issuedOn,
    // A sold loan has left the books, but for its borrower it is not closed.
    closedOn: view.closedOn ?? view.cession?.cededOn ?? null,
    outcome: view.decision?.outcome ?? null,
    payoutHash: view.payoutMethod?.hash ?? null,
    consentFrom: view.consent?.opensAt ?? null,
    priceTotal: view.price.total,
    contract: view.contract,
    balances: balances(view.standing),
    overdueSince: view.standing?.overdueSince ?? null,
    paid: view.paid,
    payments: view.payments
      .filter(({ reversedOn }) => reversedOn === null)
      .map(({ data }) => [data.paymentId, data.allocation, data.surplus]),
    prepayment: open && [open.kind, open.amount, open.payBy, open.state === 'SIGNED'],
    request: request && [request.kind, request.signed, request.paid],
    ...(view.cession && view.cession.cededOn === null ? {} : { payBy: request?.payBy ?? null }),
    lockedUntil: view.lockedUntil,
    refinancedBy: view.movedTo?.loanId ?? null,
    refinances: view.movedFrom?.loanId ?? null,
  };
}

function ofRows({ loan: row, payments }: LoanRows): Shared {
  const dossier = dossierOf(row, payments);
  const standing = issuedLoanOf(dossier.state)?.standing;
  return {
    status: row.status,
    borrower: row.borrower_id,
    offer: row.offer_number,
    amount: row.amount,
    appliedOn: row.applied_on,
    signedOn: row.signed_on,
    approvedOn: row.approved_on,
    issuedOn: row.issued_on,
    closedOn: row.closed_on,
    balances: standing ? balances({ ...standing, principal: row.principal }) : null,
    overdueSince: row.overdue_since,
    summary: dossier.state,
    dossier,
  };
}

/** Rows as Postgres returns them, packed values as text; the last row of each payment. */
const stored = (before: LoanRows | undefined, { loan, payments }: LoanRows): LoanRows => {
  const places = new Map([...(before?.payments ?? []), ...payments].map((row) => [row.place, row]));
  const asText = [...places.values()].map((row) => ({ ...row, payment: String(row.payment) }));
  return { loan: { ...loan, state: String(loan.state) }, payments: asText };
};

const text = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}` : one)) ?? 'undefined';

/** One line for each disagreement, with the event after which it begins. */
export function disagreements(records: readonly LoanRecord[]): string[] {
  const found = new Map<string, string>();
  let state: LoanState = initial;
  let rows: LoanRows | undefined;
  const [first] = records;
  if (first?.type !== 'LoanApplied') throw new Error('a loan begins with its application');
  for (const [at, record] of records.entries()) {
    state = evolve(state, record);
    rows = stored(rows, rowsAfter(rows, [record]));
    const whole = stored(undefined, rowsAfter(undefined, records.slice(0, at + 1)));
    if (text(whole) !== text(rows))
      found.set('bytes', `bytes of the rows after ${record.type} (revision ${record.revision})`);
    const dossier = dossierFrom(records.slice(0, at + 1));
    if (!dossier) throw new Error('the stream has no loan');
    const stream: Shared = { ...ofView(viewOf(dossier)), dossier };
    const folds = Object.entries({ state: ofState(state), stream, row: ofRows(rows) });
    for (const name of new Set(folds.flatMap(([, shared]) => Object.keys(shared)))) {
      const said = folds.flatMap(([fold, shared]) => (name in shared ? [`${fold} ${text(shared[name])}`] : []));
      const answers = new Set(said.map((one) => one.slice(one.indexOf(' '))));
      if (answers.size > 1 && !found.has(name))
        found.set(name, `${name} after ${record.type} (revision ${record.revision}): ${said.join(', ')}`);
    }
  }
  return [...found.values()];
}

export async function disagreementsIn(ledger: LaggingLedger): Promise<string[]> {
  const loans = new Map<string, LoanRecord[]>();
  for await (const page of ledger.readAllLagging({ prefixes: ['loan-'] }, 'start'))
    for (const record of page as readonly LoanRecord[]) {
      const known = loans.get(record.stream);
      if (known) known.push(record);
      else loans.set(record.stream, [record]);
    }
  return [...loans].flatMap(([stream, records]) => disagreements(records).map((one) => `${stream}: ${one}`));
}
