import { addressForm, contactsForm, employmentForm, personalForm } from '../../../schema/forms/profile.ts';
import type { ProfileAnswer, ProfileUseCase } from '../../use-cases/people/profile.ts';
import type { Context } from '../context.ts';
import type { ProfilePayload, Resolvers, UserError } from '../generated/resolvers.ts';
import { HttpRefusal } from '../http/http-refusal.ts';
import { askerOf, borrowerOf } from '../use-case-caller.ts';
import { userErrors } from '../user-errors.ts';
import { withForm } from './forms.ts';
import { shapeProfile } from './profile-shape.ts';

export type ProfileApiDeps = { profile: ProfileUseCase };

const noProfile = (errors: UserError[]): ProfilePayload => ({ profile: null, errors });
const payload = (answer: ProfileAnswer, { locale }: Context): ProfilePayload =>
  'refusal' in answer ? noProfile(userErrors([answer], locale)) : { profile: shapeProfile(answer.profile), errors: [] };

export const profileResolvers = ({ profile }: ProfileApiDeps): Resolvers => ({
  Query: {
    async profile(_root, _args, context) {
      const found = await profile.find(borrowerOf(context));
      if (!found) throw new HttpRefusal(404, 'NOT_FOUND', 'no profile');
      return shapeProfile(found);
    },
  },
  Mutation: {
    savePersonalData: (_root, { input }, context) =>
      withForm(personalForm, input, context, noProfile, async (form) =>
        payload(await profile.savePersonal(askerOf(context), form), context),
      ),
    saveAddress: (_root, { input }, context) =>
      withForm(addressForm, input, context, noProfile, async (form) =>
        payload(await profile.saveAddress(borrowerOf(context), form), context),
      ),
    saveEmployment: (_root, { input }, context) =>
      withForm(employmentForm, input, context, noProfile, async (form) =>
        payload(await profile.saveEmployment(askerOf(context), form), context),
      ),
    saveContacts: (_root, { input }, context) =>
      withForm(contactsForm, input, context, noProfile, async (form) =>
        payload(await profile.saveContacts(borrowerOf(context), form), context),
      ),
  },
});
