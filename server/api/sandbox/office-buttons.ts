/** The office queue with buttons that act as the demo's verifier and support. */
import type { FastifyInstance } from 'fastify';
import { DEMO_STAFF } from '../../../schema/reference/demo-accounts.ts';
import type { CommandId, LoanId } from '../../../schema/values/ids.ts';
import { isUuid } from '../../../schema/values/ids.ts';
import { printTenge } from '../../../schema/values/money.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Caller } from '../../use-cases/kernel/event-context.ts';
import type { Office } from '../../use-cases/office/office.ts';
import type { OfficeLoans } from '../../use-cases/office/office-loan.ts';
import { textOf } from '../user-errors.ts';
import { escaped, postButton, type SandboxSection, table } from './page.ts';

export type OfficeButtonsDeps = {
  office: Office;
  officeLoans: OfficeLoans;
  accounts: Pick<Accounts, 'byEmail'>;
  ids: Ids;
};

/** Two persons with different roles, as acts of the office need them: who asks for most of them, then who confirms. */
export const PERSONS = (['support', 'verifier'] as const).flatMap((role) =>
  DEMO_STAFF.filter((one) => one.role === role).slice(0, 1),
);
const VERIFIER = PERSONS.find(({ role }) => role === 'verifier')?.email ?? '';
const PAYOUT_STATUSES = ['REMITTANCE_PREPARED', 'REMITTANCE_IN_PROGRESS', 'REMITTANCE_ERROR'] as const;
const ACTIONS = ['take', 'approve', 'decline', 'fraud', 'recall'] as const;
type Action = (typeof ACTIONS)[number];

export async function callerOf(
  deps: Pick<OfficeButtonsDeps, 'accounts' | 'ids'>,
  email: string,
): Promise<Caller | undefined> {
  const person = PERSONS.find((one) => one.email === email);
  const account = person && (await deps.accounts.byEmail(email));
  if (!account) return undefined;
  const commandId = deps.ids.fresh<CommandId>();
  return { commandId, causationId: commandId, correlationId: commandId, actor: { role: person.role, id: account.id } };
}

function act(office: Office, caller: Caller, action: Action, loanId: LoanId) {
  switch (action) {
    case 'take':
      return office.take(caller, loanId);
    case 'approve':
      return office.decide(caller, loanId, true, 'sandbox');
    case 'decline':
      return office.decide(caller, loanId, false, 'sandbox');
    case 'fraud':
      return office.rejectByFraud(caller, loanId, 'sandbox');
    case 'recall':
      return office.recallPayout(caller, loanId, 'sandbox');
  }
}

/** The page shows no applicants. */
export const NOBODY = { role: 'system', id: '' } as const;

export const officeSection = ({ office }: OfficeButtonsDeps): SandboxSection => ({
  id: 'office',
  title: 'Office',
  async render({ said }) {
    const [review, payouts] = await Promise.all([office.queue([], NOBODY), office.queue(PAYOUT_STATUSES, NOBODY)]);
    const button = (loanId: string, action: Action, label: string, as = VERIFIER) =>
      postButton('/sandbox/do/office', label, { loanId, action, as });
    const rows = review.rows.map(({ loan }) => [
      loan.offerNumber,
      loan.status,
      printTenge(loan.terms.amount),
      {
        html: [
          button(loan.loanId, 'take', 'Take'),
          button(loan.loanId, 'approve', 'Approve'),
          button(loan.loanId, 'decline', 'Decline'),
          ...PERSONS.map(({ role, email }) => button(loan.loanId, 'fraud', `Fraud, ${role}`, email)),
        ].join(''),
      },
    ]);
    const recalls = payouts.rows.map(({ loan }) => [
      loan.offerNumber,
      loan.status,
      printTenge(loan.terms.amount),
      { html: PERSONS.map(({ role, email }) => button(loan.loanId, 'recall', `Recall, ${role}`, email)).join('') },
    ]);
    const note = said ? `<p role="status"><b>${escaped(said)}</b></p>` : '';
    return `${note}<p class="calm">Buttons act as the demo's verifier and support; fraud takes the verifier, then support; the recall of a payout support, then the verifier.</p>${table(['offer', 'status', 'amount', ''], [...rows, ...recalls])}`;
  },
});

export const officeButtonRoutes =
  (deps: OfficeButtonsDeps) =>
  (app: FastifyInstance): void => {
    app.post('/sandbox/do/office', async (request, reply) => {
      const { loanId, action, as = '' } = (request.body ?? {}) as Record<string, string>;
      const known = ACTIONS.find((one) => one === action);
      const caller = await callerOf(deps, as);
      if (!known || !caller || !isUuid<LoanId>(loanId))
        return reply.code(400).send({ code: 400, message: 'unknown action' });
      const answer = await act(deps.office, caller, known, loanId);
      const said = 'refusal' in answer ? textOf(answer, 'RU') : `${known}: done`;
      return reply.redirect(`/sandbox?said=${encodeURIComponent(said)}#office`, 303);
    });
  };
