import { emailCodeForm, emailForm } from '../../../schema/forms/access.ts';
import type { EmailChange } from '../../use-cases/people/email-change.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { noCode, notOk, okPayload, sentPayload, withForm } from './forms.ts';
import { changeOf } from './registration.ts';

export type EmailChangeApiDeps = { emailChange: EmailChange };

export const emailChangeResolvers = ({ emailChange }: EmailChangeApiDeps): Resolvers => ({
  Mutation: {
    requestEmailCode: (_root, input, context) =>
      withForm(emailForm, input, context, noCode, async (form) =>
        sentPayload(await emailChange.request(changeOf(context), form), context),
      ),
    confirmEmail: (_root, input, context) =>
      withForm(emailCodeForm, input, context, notOk, async (form) =>
        okPayload(await emailChange.confirm(changeOf(context), form), context),
      ),
  },
});
