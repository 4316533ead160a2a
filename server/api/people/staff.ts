import type { Role as AnyRole } from '../../../schema/events/envelope.ts';
import { staffAccountForm, staffAskForm, staffEmailForm, staffRoleForm } from '../../../schema/forms/staff.ts';
import { printStaffNumber } from '../../../schema/reference/staff.ts';
import type { Result } from '../../domain/decider.ts';
import type { Staff } from '../../use-cases/people/staff.ts';
import type { Context } from '../context.ts';
import type { OkPayload, Resolvers, Role, UserError } from '../generated/resolvers.ts';
import { callerOf } from '../use-case-caller.ts';
import { userErrors } from '../user-errors.ts';
import { notOk, okPayload, withForm } from './forms.ts';

export type StaffApiDeps = { staff: Staff };

const shown = (roles: readonly AnyRole[]): Role[] => roles.filter((role): role is Role => role !== 'system');
const notClosed = (errors: readonly UserError[]) => ({ ok: false, errors, lapsedAsks: 0 });
const byOf = (context: Context) => callerOf(context).actor;

export const staffResolvers = ({ staff }: StaffApiDeps): Resolvers => {
  const toAccount = (input: unknown, context: Context, act: (email: string) => Promise<Result<object>>) =>
    withForm(
      staffEmailForm,
      input,
      context,
      notOk,
      async ({ email }): Promise<OkPayload> => okPayload(await act(email), context),
    );
  return {
    Query: {
      staff: async (_root, _input, context) =>
        (await staff.list()).map(
          ({ id, number, email, name, roles, asked, disabled, hasTemporaryPassword, hasSecondFactor, waiting }) => ({
            number: number === null ? null : printStaffNumber(number),
            email,
            name,
            roles: shown(roles),
            asked,
            own: id === byOf(context).id,
            disabled,
            hasTemporaryPassword,
            hasSecondFactor,
            waiting,
          }),
        ),
      staffAsks: async () =>
        (await staff.openAsks()).map(({ member: { email, name, roles }, role, by, at }) => ({
          email,
          name,
          roles: shown(roles),
          role,
          by,
          at,
        })),
    },
    Mutation: {
      addStaff: (_root, input, context) =>
        withForm(staffAccountForm, input, context, notOk, async (account) =>
          okPayload(await staff.add(byOf(context), account, context.commandId), context),
        ),
      setStaffRole: (_root, input, context) =>
        withForm(staffRoleForm, input, context, notOk, async ({ email, role }) =>
          okPayload(await staff.setRole(byOf(context), email, role), context),
        ),
      askFactorRemoval: (_root, input, context) =>
        toAccount(input, context, (email) => staff.askNoFactor(byOf(context), email)),
      confirmStaffAsk: (_root, input, context) =>
        withForm(staffAskForm, input, context, notOk, async ({ email, role }) =>
          okPayload(await staff.confirm(byOf(context), email, role, context.commandId), context),
        ),
      resetStaffPassword: (_root, input, context) =>
        toAccount(input, context, (email) => staff.resetPassword(byOf(context), email, context.commandId)),
      closeStaff: (_root, input, context) =>
        withForm(staffEmailForm, input, context, notClosed, async ({ email }) => {
          const answer = await staff.setClosed(byOf(context), email, true);
          return 'refusal' in answer
            ? notClosed(userErrors([answer], context.locale))
            : { ok: true, errors: [], lapsedAsks: answer.lapsed };
        }),
      openStaff: (_root, input, context) =>
        toAccount(input, context, (email) => staff.setClosed(byOf(context), email, false)),
      unlockStaff: (_root, input, context) => toAccount(input, context, (email) => staff.unlock(byOf(context), email)),
    },
  };
};
