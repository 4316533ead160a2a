/** GraphQL for the office: one person, masked, and the whole values against the number of a case (R295). */
import { IDENTITY_DOCUMENTS, REGIONS } from '../../../schema/reference/dictionaries.ts';
import { maskEmail } from '../../../schema/values/email.ts';
import { readDay } from '../../../schema/values/local-date.ts';
import { printPhone } from '../../../schema/values/phone.ts';
import type { Clock } from '../../ports/clock.ts';
import type { StoredProfile } from '../../ports/profiles.ts';
import type { OfficePersons } from '../../use-cases/office/office-person.ts';
import type { OfficeUnmasked, Resolvers } from '../generated/resolvers.ts';
import { callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';
import { shapeCorrection } from './correction.ts';
import { fullNameOf, shapeListed, shapePerson } from './office.ts';

export type OfficePersonApiDeps = { officePersons: OfficePersons; clock: Pick<Clock, 'today'> };

export const officePersonResolvers = (deps: OfficePersonApiDeps): Resolvers => ({
  Query: {
    officePerson: async (_, { borrowerId }, context) => {
      const caller = callerOf(context);
      const view = await deps.officePersons.of(caller, borrowerId);
      if (!view) return null;
      const today = await deps.clock.today();
      const { profile, loans, corrections, waiting } = view;
      return {
        borrowerId,
        person: shapePerson(profile, today),
        maskedEmail: profile.email && maskEmail(profile.email),
        emailConfirmed: profile.emailConfirmed,
        documentEnds: profile.personal?.documentNumber.slice(-4) ?? null,
        faceVerifiedAt: profile.faceVerifiedAt,
        waiting,
        loans: loans.map(shapeListed),
        corrections: corrections.map((one) => shapeCorrection(one, caller.actor.id, today)),
      };
    },
  },
  Mutation: {
    unmaskPerson: async (_, { borrowerId, caseNumber }, context) => {
      const answer = await deps.officePersons.unmask(callerOf(context), borrowerId, caseNumber);
      if ('refusal' in answer) return { unmasked: null, errors: [userError(answer, context.locale)] };
      return { unmasked: wholeOf(answer.profile, context.locale === 'KK' ? 'kk' : 'ru'), errors: [] };
    },
  },
});

function wholeOf({ personal, identity, phone, email, address }: StoredProfile, lang: 'ru' | 'kk'): OfficeUnmasked {
  const kind = IDENTITY_DOCUMENTS.find(({ key }) => key === personal?.documentType)?.[lang];
  const { region, city, street, house, flat } = address?.registration ?? {};
  const place = [REGIONS.find(({ key }) => key === region)?.[lang], city, street, house, flat];
  return {
    fullName: personal ? fullNameOf(personal) : '',
    iin: identity?.iin ?? null,
    phone: printPhone(phone),
    email,
    document: personal ? `${kind}, ${personal.documentNumber}, ${readDay(personal.documentValidTo)}` : null,
    address: address ? place.filter(Boolean).join(', ') : null,
  };
}
