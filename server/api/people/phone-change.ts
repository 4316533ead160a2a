import { codeForm, newPhoneForm } from '../../../schema/forms/access.ts';
import type { PhoneChange } from '../../use-cases/people/phone-change.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { noCode, notOk, okPayload, sentPayload, withForm } from './forms.ts';
import { changeOf } from './registration.ts';

export type PhoneChangeApiDeps = { phoneChange: PhoneChange };

export const phoneChangeResolvers = ({ phoneChange }: PhoneChangeApiDeps): Resolvers => ({
  Query: {
    phoneChangeProved: (_root, _args, context) => phoneChange.isProved(changeOf(context)),
  },
  Mutation: {
    requestPhoneProof: async (_root, _args, context) =>
      sentPayload(await phoneChange.requestProof(changeOf(context)), context),
    confirmPhoneProof: (_root, input, context) =>
      withForm(codeForm, input, context, notOk, async ({ code }) =>
        okPayload(await phoneChange.confirmProof(changeOf(context), code), context),
      ),
    requestNewPhoneCode: (_root, input, context) =>
      withForm(newPhoneForm, input, context, noCode, async ({ phone }) =>
        sentPayload(await phoneChange.requestNew(changeOf(context), phone), context),
      ),
    confirmNewPhone: (_root, input, context) =>
      withForm(codeForm, input, context, notOk, async ({ code }) =>
        okPayload(await phoneChange.confirmNew(changeOf(context), code), context),
      ),
  },
});
