import type { Staff } from '../../use-cases/people/staff.ts';
import type { Resolvers, Role } from '../generated/resolvers.ts';
import { userErrors } from '../user-errors.ts';

export type StaffApiDeps = { staff: Staff };

export const staffResolvers = ({ staff }: StaffApiDeps): Resolvers => ({
  Query: {
    staff: async () =>
      (await staff.list()).map(({ email, name, roles, disabled, waiting }) => ({
        email,
        name,
        roles: roles.filter((role): role is Role => role !== 'system'),
        disabled,
        waiting,
      })),
  },
  Mutation: {
    async unlockStaff(_root, { email }, { locale }) {
      const answer = await staff.unlock(email);
      return 'refusal' in answer ? { ok: false, errors: userErrors([answer], locale) } : { ok: true, errors: [] };
    },
  },
});
