/** What each kind of correction checks, changes and tells. It may run twice: a second time changes nothing. */
import type { Change, CorrectionForms } from '../../../schema/forms/correction.ts';
import type { CorrectionKind } from '../../../schema/reference/corrections.ts';
import type { RefusalCode } from '../../../schema/reference/refusals.ts';
import type { CommandId } from '../../../schema/values/ids.ts';
import { type Iin, parseIin } from '../../../schema/values/iin.ts';
import { instant } from '../../../schema/values/local-date.ts';
import { type Refused, refuse } from '../../domain/decider.ts';
import type { Account, Accounts } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Correction } from '../../ports/corrections.ts';
import type { Devices } from '../../ports/devices.ts';
import type { PasswordTries } from '../../ports/password-tries.ts';
import type { Identity, IinLists, Profiles, StoredProfile } from '../../ports/profiles.ts';
import type { Sessions } from '../../ports/sessions.ts';
import type { Forgets } from '../people/forgetting.ts';
import { isRightAge } from '../people/identity.ts';
import { type OwnerDeps, tellOwner } from '../people/tell-owner.ts';

export type ApplyDeps = OwnerDeps & {
  accounts: Pick<Accounts, 'byId' | 'byPhone' | 'byEmail' | 'setPhone' | 'setEmail'>;
  profiles: Pick<Profiles, 'find' | 'savePersonal' | 'correctIdentity'>;
  iinLists: Pick<IinLists, 'of'>;
  clock: Pick<Clock, 'today'>;
  sessions: Pick<Sessions, 'closeAll'>;
  devices: Pick<Devices, 'forgetAll'>;
  passwordTries: Pick<PasswordTries, 'unlock'>;
  forgets: Pick<Forgets, 'show' | 'carryOut'>;
};

type Answer = Promise<Refused | undefined>;
type Kind<K extends CorrectionKind> = {
  /** Why the value would be refused, before a second person is asked. */
  problem(deps: ApplyDeps, profile: StoredProfile, value: CorrectionForms[K]): Answer;
  write(deps: ApplyDeps, profile: StoredProfile, value: CorrectionForms[K], commandId: CommandId): Answer;
};

const unchanged = (field: string) => refuse('FIELD_INVALID', { field });
const unless = (saved: 'saved' | 'taken', code: RefusalCode, field: string) =>
  saved === 'taken' ? refuse(code, { field }) : undefined;

const KINDS: { readonly [K in CorrectionKind]: Kind<K> } = {
  NAME: {
    problem: async (_, { personal }, value) => {
      if (!personal) return refuse('NOT_ALLOWED_NOW');
      const changes = (['lastName', 'firstName', 'patronymic'] as const).some((one) => personal[one] !== value[one]);
      return changes ? undefined : unchanged('lastName');
    },
    write: (deps, profile, value) => savePersonal(deps, profile, { ...value, noPatronymic: value.patronymic === null }),
  },
  DOCUMENT: {
    problem: async (_, { personal }, value) => {
      if (!personal) return refuse('NOT_ALLOWED_NOW');
      return personal.documentNumber === value.documentNumber ? unchanged('documentNumber') : undefined;
    },
    write: (deps, profile, value) => savePersonal(deps, profile, value),
  },
  IIN: {
    problem: async (deps, { identity }, { iin }) => {
      if (!identity) return refuse('NOT_ALLOWED_NOW');
      const read = await identityOf(deps, identity, iin);
      if ('refusal' in read) return read;
      return read.iin === identity.iin ? unchanged('iin') : undefined;
    },
    write: async (deps, { id, identity }, { iin }) => {
      if (!identity) return refuse('NOT_ALLOWED_NOW');
      const read = await identityOf(deps, identity, iin);
      if ('refusal' in read) return read;
      return unless(await deps.profiles.correctIdentity(id, read), 'IIN_TAKEN', 'iin');
    },
  },
  BIRTH_DATE: {
    problem: async ({ clock }, { identity, personal }, { birthDate }) => {
      if (!identity || !personal) return refuse('NOT_ALLOWED_NOW');
      if (identity.birthDate === birthDate) return unchanged('birthDate');
      const fits = isRightAge(birthDate, await clock.today());
      return fits ? undefined : refuse('NOT_RIGHT_AGE', { field: 'birthDate' });
    },
    write: async ({ profiles }, { id, identity, personal }, { birthDate }) => {
      if (!identity || !personal) return refuse('NOT_ALLOWED_NOW');
      const saved = await profiles.savePersonal(id, personal, { birthDate, sex: identity.sex });
      return unless(saved, 'IIN_TAKEN', 'birthDate');
    },
  },
  PHONE: {
    problem: async ({ accounts }, profile, { phone }) => {
      if (phone === profile.phone) return refuse('PHONE_SAME', { field: 'phone' });
      if ([profile.contacts?.relative.phone, profile.contacts?.friend.phone].includes(phone))
        return refuse('CONTACTS_EQUAL', { field: 'phone' });
      return (await accounts.byPhone(phone)) ? refuse('PHONE_TAKEN', { field: 'phone' }) : undefined;
    },
    write: async ({ accounts, sessions, devices }, { id }, { phone }) => {
      const taken = unless(await accounts.setPhone(id, phone, instant(new Date())), 'PHONE_TAKEN', 'phone');
      if (taken) return taken;
      await sessions.closeAll(id);
      await devices.forgetAll(id);
      return undefined;
    },
  },
  EMAIL: {
    problem: async ({ accounts }, profile, { email }) => {
      if (email === profile.email && profile.emailConfirmed) return unchanged('email');
      const owner = await accounts.byEmail(email);
      return owner && owner.id !== profile.id ? refuse('EMAIL_TAKEN', { field: 'email' }) : undefined;
    },
    write: async ({ accounts }, { id }, { email }) =>
      unless(await accounts.setEmail(id, email, instant(new Date())), 'EMAIL_TAKEN', 'email'),
  },
  FORGET: {
    problem: async ({ forgets }, { id }) =>
      (await forgets.show(id)).blockers.length > 0 ? refuse('FORGET_BLOCKED') : undefined,
    write: async ({ forgets }, { id }, _, commandId) => {
      const answer = await forgets.carryOut(id, commandId);
      return 'refusal' in answer ? answer : undefined;
    },
  },
};

/** An IIN of the exceptions list says neither date nor sex (R71), so those stay as they are. */
async function identityOf({ iinLists }: Pick<ApplyDeps, 'iinLists'>, { birthDate, sex }: Identity, typed: string) {
  const iin = typed.replace(/[\s-]/g, '');
  const list = await iinLists.of(iin);
  if (list === 'blocked') return refuse('IIN_BLOCKED', { field: 'iin' });
  if (list === 'exception') return { iin: iin as Iin, birthDate, sex };
  const read = parseIin(iin);
  if (typeof read !== 'string') return read;
  return refuse(read === 'NOT_VALID' ? 'IIN_NOT_VALID' : 'IIN_PARSE_ERROR', { field: 'iin' });
}

async function savePersonal(
  { profiles }: ApplyDeps,
  { id, personal, identity }: StoredProfile,
  change: Partial<NonNullable<StoredProfile['personal']>>,
): Answer {
  if (!personal || !identity) return refuse('NOT_ALLOWED_NOW');
  return unless(await profiles.savePersonal(id, { ...personal, ...change }, identity), 'IIN_TAKEN', 'documentNumber');
}

const kindOf = (change: Change) => KINDS[change.kind] as Kind<CorrectionKind>;

export const problemOf = (deps: ApplyDeps, profile: StoredProfile, change: Change): Answer =>
  kindOf(change).problem(deps, profile, change.value);

export async function applyCorrection(
  deps: ApplyDeps,
  profile: StoredProfile,
  { id, change }: Pick<Correction, 'id' | 'change'>,
): Answer {
  const before = await deps.accounts.byId(profile.id);
  if (!before) return refuse('NOT_FOUND');
  const problem = await kindOf(change).write(deps, profile, change.value, id);
  if (!problem) await tell(deps, before, change, id);
  return problem;
}

/** The old number or address is told as well: whoever did not ask for it learns of it. */
async function tell(deps: ApplyDeps, before: Account, { kind, value }: Change, id: CommandId): Promise<void> {
  if (kind === 'FORGET') return; // Forgetting tells the owner while the number is still known.
  if (kind === 'PHONE') return tellOwner(deps, 'phoneChanged', { ...before, phone: value.phone }, id, before);
  if (kind === 'EMAIL') return tellOwner(deps, 'emailChanged', { ...before, email: value.email }, id, before);
  return tellOwner(deps, 'identityCorrected', before, id);
}
