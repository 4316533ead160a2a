/**
 * Sandbox buttons that pay in at a terminal or bank, and that place money without a contract, as two persons of the
 * demo's staff.
 */
import type { FastifyInstance } from 'fastify';
import { isUuid, type PaymentId } from '../../../schema/values/ids.ts';
import { printTenge } from '../../../schema/values/money.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Ids } from '../../ports/ids.ts';
import type { SuspendedPayment, Suspense } from '../../use-cases/payment/suspense.ts';
import { textOf } from '../user-errors.ts';
import { callerOf, PERSONS } from './office-buttons.ts';
import { escaped, postButton, type SandboxSection, table } from './page.ts';

export type IncomingSectionDeps = {
  suspense: Suspense;
  accounts: Pick<Accounts, 'byEmail'>;
  ids: Ids;
  pages: readonly string[];
};

const TARGETS = ['LOAN', 'BALANCE', 'SENDER'] as const;
const ACTION = '/sandbox/do/suspense';

export const incomingSection = ({ suspense, pages }: IncomingSectionDeps): SandboxSection => ({
  id: 'incoming',
  title: 'Money in',
  async render() {
    const links = pages.map((name) => `<a href="/pay/${name}">${escaped(name)}</a>`).join(' · ');
    const rows = (await suspense.list()).map((row) => [
      `${row.provider} ${row.externalId}`,
      printTenge(row.amount),
      row.reason ?? `reported twice: ${printTenge(row.contradictedBy ?? row.amount)}`,
      row.text ?? '',
      { html: row.reason === null || row.amount < 0n ? '' : actions(row) },
    ]);
    const ways = links ? `<p>Pay by contract number or phone: ${links}</p>` : '';
    return `${ways}${table(['operation', 'amount', 'why', 'the payer wrote', ''], rows)}`;
  },
});

function actions({ paymentId, offerNumber }: SuspendedPayment): string {
  const place = `<form method="post" action="${ACTION}"><input type="hidden" name="id" value="${paymentId}"><input name="offer" aria-label="offer" placeholder="NS-2026-000001" value="${escaped(offerNumber ?? '')}" required><button name="to" value="LOAN">To the loan</button><button name="to" value="BALANCE">To the balance</button></form>`;
  const back = PERSONS.map(({ role, email }) =>
    postButton(ACTION, `Send back, ${role}`, { id: paymentId, to: 'SENDER', as: email }),
  );
  return place + back.join('');
}

export const incomingRoutes =
  ({ suspense, accounts, ids }: IncomingSectionDeps) =>
  (app: FastifyInstance): void => {
    app.post(ACTION, async (request, reply) => {
      const { id, to, offer, as = PERSONS[0]?.email ?? '' } = (request.body ?? {}) as Record<string, string>;
      const target = TARGETS.find((one) => one === to);
      const caller = await callerOf({ accounts, ids }, as);
      if (!target || !caller || !isUuid<PaymentId>(id))
        return reply.code(400).send({ code: 400, message: 'unknown action' });
      const wish = { paymentId: id, to: target, offerNumber: offer ?? null };
      const answer = await suspense.release(caller, wish);
      const said = 'refusal' in answer ? textOf(answer, 'RU') : `${target}: done`;
      return reply.redirect(`/sandbox?said=${encodeURIComponent(said)}#incoming`, 303);
    });
  };
