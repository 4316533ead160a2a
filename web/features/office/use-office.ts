import {
  ConfirmApprovalDocument,
  DecideApplicationDocument,
  type OfficeAnswerFragment,
  RecallPayoutDocument,
  RejectByFraudDocument,
  ReturnApplicationDocument,
  TakeApplicationDocument,
} from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { type CallOutcome, partOf } from '../../lib/call-outcome.ts';
import type { Translate } from '../../lib/intl.ts';
import type { Reading } from '../../lib/use-submit.ts';

export type Act = 'take' | 'approve' | 'confirmApproval' | 'reject' | 'returnBack' | 'fraud' | 'recall';
export type ActForm = { readonly act: Act; readonly note: string; readonly fields: readonly string[] };

/** Every action needs a note, except taking and the second person's: the first has said why. */
export function readAct(form: ActForm, t: Translate, isSecond: boolean): Reading<ActForm> {
  const problems = [
    ...(form.act !== 'take' && !isSecond && form.note.trim() === ''
      ? [{ field: 'note', text: t('office.noteMissing') }]
      : []),
    ...(form.act === 'returnBack' && form.fields.length === 0
      ? [{ field: 'personal', text: t('office.fieldsMissing') }]
      : []),
  ];
  return problems.length > 0 ? { problems } : { input: { ...form, note: form.note.trim() } };
}

type Answer = Promise<CallOutcome<OfficeAnswerFragment>>;

export async function sendAct(loanId: string, { act, note, fields }: ActForm, key: string): Answer {
  switch (act) {
    case 'take':
      return partOf(await send(TakeApplicationDocument, { loanId }, key), (d) => d.takeApplication);
    case 'approve':
    case 'reject': {
      const outcome = await send(DecideApplicationDocument, { loanId, approve: act === 'approve', note }, key);
      return partOf(outcome, (d) => d.decideApplication);
    }
    case 'confirmApproval':
      return partOf(await send(ConfirmApprovalDocument, { loanId, note }, key), (d) => d.confirmApproval);
    case 'returnBack': {
      const outcome = await send(ReturnApplicationDocument, { loanId, fields: [...fields], note }, key);
      return partOf(outcome, (d) => d.returnApplication);
    }
    case 'fraud':
      return partOf(await send(RejectByFraudDocument, { loanId, note }, key), (d) => d.rejectByFraud);
    case 'recall':
      return partOf(await send(RecallPayoutDocument, { loanId, note }, key), (d) => d.recallPayout);
  }
}
