/**
 * Buttons for acts of the office on live loans (R45). Terms come from the bounds of the act, so one press is enough;
 * two persons press the same button.
 */

import type { FastifyInstance } from 'fastify';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import { RESTRUCTURING } from '../../../schema/reference/limits.ts';
import { isUuid, type LoanId } from '../../../schema/values/ids.ts';
import { floorToTenge, printTenge, tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import type { OfficeLoanAct, OfficeWish, OpenAct } from '../../domain/loan/office-acts.ts';
import { takesTwo } from '../../use-cases/office/office-loan.ts';
import type { OfficeLoanView } from '../../use-cases/office/office-loan-view.ts';
import { textOf } from '../user-errors.ts';
import { callerOf, NOBODY, type OfficeButtonsDeps, PERSONS } from './office-buttons.ts';
import { escaped, postButton, type SandboxSection, table } from './page.ts';

const NOT_IN_ORDER = [
  'GRACE_MANUAL',
  'GRACE_EXPIRED',
  'EXPIRED',
  'RESTRUCTURED_EXPIRED',
  'CALCULATION_STOPPED',
  'AOT_PAYMENT_AWAITING',
] as const satisfies readonly LoanStatus[];
const IN_ORDER = ['ACTIVE', 'GRACE_DAY_OFF', 'PROLONGED', 'RESTRUCTURED'] as const satisfies readonly LoanStatus[];
const SHOWN = 12;
const BUYER = 'Collect KZ';

const LABELS: Readonly<Record<OfficeLoanAct, string>> = {
  DEFERRAL: 'Defer to the last day',
  WAIVER: 'Waive all penalty',
  WRITE_OFF: 'Write off',
  CESSION_NOTICE: 'Notice before a sale',
  CESSION: 'Sell for a third',
  CESSION_PAID: 'Buyer has paid',
  CESSION_CANCEL: 'Cancel the sale',
  REVERSAL: 'Reverse the last payment',
  DISPUTE_UPHOLD: 'Not taken by the borrower',
  DISPUTE_DISMISS: 'Taken by the borrower',
  COURT_OFFER: 'Offer six months after a court',
};

function wishOf({ act, to, limit, buyer }: OpenAct, view: OfficeLoanView): OfficeWish | undefined {
  switch (act) {
    case 'DEFERRAL':
      return to ? { act, until: to } : undefined;
    case 'WAIVER':
      return limit === null ? undefined : { act, amount: limit };
    case 'CESSION_NOTICE':
      return { act, buyer: BUYER };
    case 'CESSION':
      return limit && to && buyer ? { act, buyer, price: floorToTenge(tiyn(limit / 3n)), payBy: to } : undefined;
    case 'REVERSAL': {
      const last = view.loan.payments.findLast((payment) => payment.reversedOn === null);
      return last && { act, paymentId: last.data.paymentId };
    }
    case 'COURT_OFFER':
      return to ? { act, months: RESTRUCTURING.maxMonths, decidedOn: to } : undefined;
    case 'WRITE_OFF':
    case 'CESSION_PAID':
    case 'CESSION_CANCEL':
    case 'DISPUTE_UPHOLD':
    case 'DISPUTE_DISMISS':
      return { act };
  }
}

export const officeLoanSection = ({ office, officeLoans }: OfficeButtonsDeps): SandboxSection => ({
  id: 'office-loans',
  title: 'Office: live loans',
  async render({ said }) {
    const [late, inOrder] = await Promise.all([office.queue(NOT_IN_ORDER, NOBODY), office.queue(IN_ORDER, NOBODY)]);
    const views = await Promise.all(
      [...late.rows, ...inOrder.rows].slice(0, SHOWN).map(({ loan }) => officeLoans.find(loan.loanId, NOBODY)),
    );
    const rows = views
      .filter((view) => view !== undefined)
      .map((view) => [
        view.loan.offerNumber,
        view.loan.status,
        view.debt ? printTenge(view.debt.quote.full) : '',
        { html: view.acts.map((open) => buttonsOf(view.loan.loanId, open)).join('') },
      ]);
    const note = said ? `<p role="status"><b>${escaped(said)}</b></p>` : '';
    return `${note}<p class="calm">Whatever moves money or debt takes two persons: first the button of support, then the same one of the verifier.</p>${table(['offer', 'status', 'owed', ''], rows)}`;
  },
});

const buttonsOf = (loanId: LoanId, { act }: OpenAct): string =>
  PERSONS.filter(({ role }) => takesTwo(act) || role === 'support')
    .map(({ role, email }) => {
      const label = takesTwo(act) ? `${LABELS[act]}, ${role}` : LABELS[act];
      return postButton('/sandbox/do/office-loan', label, { loanId, act, as: email });
    })
    .join('');

export const officeLoanButtonRoutes =
  (deps: OfficeButtonsDeps) =>
  (app: FastifyInstance): void => {
    app.post('/sandbox/do/office-loan', async (request, reply) => {
      const { loanId, act, as = '' } = (request.body ?? {}) as Record<string, string>;
      const caller = await callerOf(deps, as);
      const view = caller && isUuid(loanId) ? await deps.officeLoans.find(loanId, NOBODY) : undefined;
      if (!caller || !view) return reply.code(400).send({ code: 400, message: 'unknown action' });
      const open = view.acts.find((one) => one.act === act);
      const wish = open && wishOf(open, view);
      const answer = wish
        ? await deps.officeLoans.act(caller, view.loan.loanId, wish, 'sandbox')
        : refuse('NOT_ALLOWED_NOW');
      return reply.redirect(`/sandbox?said=${encodeURIComponent(saidOf(answer))}#office-loans`, 303);
    });
  };

function saidOf(answer: Awaited<ReturnType<OfficeButtonsDeps['officeLoans']['act']>>): string {
  if ('refusal' in answer) return textOf(answer, 'RU');
  return answer.waiting ? textOf(refuse('TWO_PERSONS'), 'RU') : `done: ${answer.loan.loan.status}`;
}
