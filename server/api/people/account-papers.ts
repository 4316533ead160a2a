/**
 * Papers of the account in POST /json/document and its confirmation: the same use-cases as the calls of their own
 * (R360).
 */

import type { AccountFlow } from '../../../schema/reference/documents.ts';
import {
  accountFlowOf,
  type ConfirmDocumentBody,
  isOfAccount,
  type SignDocumentBody,
} from '../../../schema/rest/document.ts';
import type { PhoneChange } from '../../use-cases/people/phone-change.ts';
import type { Context } from '../context.ts';
import { BORROWER, EVERYONE } from '../policies.ts';
import { okay, opened, sent, signedIn } from './code-answers.ts';
import { clientOf } from './forms.ts';
import { accountOf, changeOf, type RegistrationApiDeps } from './registration.ts';

type Asked = Extract<SignDocumentBody, { documentType: AccountFlow }>;
type Confirmed = Extract<ConfirmDocumentBody, { documentType: AccountFlow }>;
export type AccountPapersDeps = RegistrationApiDeps & { phoneChange: PhoneChange };

const OF_STRANGERS: readonly unknown[] = ['REGISTRATION', 'RESTORE_PASSWORD'] satisfies AccountFlow[];

/** Who may ask; a session that is opened is never stored for a repeated call. */
const rulesOf = (body: unknown) => {
  const flow = accountFlowOf(body);
  return { policy: OF_STRANGERS.includes(flow) ? EVERYONE : BORROWER, secretAnswer: flow !== undefined };
};

export function accountPapers(deps: AccountPapersDeps) {
  async function ask(body: Asked, context: Context) {
    const client = clientOf(context);
    switch (body.documentType) {
      case 'REGISTRATION':
        return sent(await deps.registration.requestCode(body.phone, client));
      case 'RESTORE_PASSWORD':
        return sent(await deps.restorePassword.requestCode(body, client));
      case 'REGISTRATION_PASSWORD':
        return sent(await deps.password.requestCode(accountOf(context), client));
      case 'CHANGE':
        return sent(await deps.phoneChange.requestNew(changeOf(context), body.newPhone));
    }
  }

  async function confirm(body: Confirmed, context: Context) {
    const client = clientOf(context);
    switch (body.documentType) {
      case 'REGISTRATION':
        return signedIn(await deps.registration.confirm(body, client, context.commandId), context, body);
      case 'RESTORE_PASSWORD':
        return signedIn(await deps.restorePassword.confirm(body, client, context.commandId), context, body);
      case 'REGISTRATION_PASSWORD':
        return opened(await deps.password.set(changeOf(context), { ...body, oldPassword: null }), context);
      case 'CHANGE':
        return okay(await deps.phoneChange.confirmNew(changeOf(context), body.code));
    }
  }

  return { rulesOf, isOfAccount, ask, confirm };
}
export type AccountPapers = ReturnType<typeof accountPapers>;
