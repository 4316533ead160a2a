/** The step that takes the IIN, with all its answers. R70-R72. */

import type { RefusalCode } from '../../../schema/reference/refusals.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { ageOn, type Iin, parseIin } from '../../../schema/values/iin.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Phone } from '../../../schema/values/phone.ts';
import { type Refused, refuse } from '../../domain/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Identity, IinLists, Profiles, RefusedIin, StoredProfile } from '../../ports/profiles.ts';
import type { RegistryPerson } from '../../ports/state-registry.ts';
import { type Asker, type AskingDeps, askingAbout } from './asking-about.ts';
import type { IinRegistry } from './iin-registry.ts';
import { reached } from './profile-step.ts';

/** This step accepts ages up to 68; the application decides who may borrow (21 to 63). */
export const IIN_AGES = { from: 21, to: 68 } as const;

export type IinStatus =
  | 'NOT_VALID'
  | 'IIN_PARSE_ERROR'
  | 'NOT_RIGHT_AGE'
  | 'IIN_SAVED'
  | 'IIN_EXISTS'
  | 'IIN_NOT_FOUND'
  | 'IIN_ALREADY_EXISTS'
  | 'IIN_ALREADY_SAVED'
  | 'IIN_BLOCKED';

export type IdentityDeps = AskingDeps & {
  profiles: Profiles;
  iinLists: IinLists;
  clock: Pick<Clock, 'today'>;
  /** Checks the IIN before it is kept, and says what it knows of its owner. */
  registry?: IinRegistry;
};

/** `birthDate`: where the age is the reason. */
export type IinAnswer = { status: IinStatus | null; refused?: Refused; birthDate?: LocalDate };

const TELLING: readonly (IinStatus | null)[] = ['IIN_EXISTS', 'IIN_ALREADY_EXISTS', 'IIN_NOT_FOUND', 'IIN_BLOCKED'];
const tellsOfPersons = ({ status }: IinAnswer): boolean => TELLING.includes(status);

const REFUSAL_OF: Readonly<Record<Exclude<IinStatus, 'IIN_SAVED'>, RefusalCode>> = {
  NOT_VALID: 'IIN_NOT_VALID',
  IIN_PARSE_ERROR: 'IIN_PARSE_ERROR',
  NOT_RIGHT_AGE: 'NOT_RIGHT_AGE',
  IIN_EXISTS: 'IIN_TAKEN',
  IIN_ALREADY_EXISTS: 'IIN_TAKEN',
  IIN_NOT_FOUND: 'IIN_NOT_FOUND',
  IIN_ALREADY_SAVED: 'IIN_FIXED',
  IIN_BLOCKED: 'IIN_BLOCKED',
};

const say = (status: Exclude<IinStatus, 'IIN_SAVED'>): IinAnswer => ({
  status,
  refused: refuse(REFUSAL_OF[status], { field: 'iin' }),
});

/** The answer that the IIN itself does not decide. */
function answerFor(profile: StoredProfile, typed: string): IinAnswer | undefined {
  // Without a password the number may have another holder next (R911).
  if (!reached(profile, 'IIN')) return { status: null, refused: refuse('REGISTRATION_INCOMPLETE') };
  const mine = profile.identity;
  if (!mine) return undefined;
  // The same IIN again is a repeated press, not a change.
  return mine.iin === typed ? { status: 'IIN_ALREADY_SAVED' } : say('IIN_ALREADY_SAVED');
}

export function makeIdentity(deps: IdentityDeps) {
  async function submitIin(borrowerId: BorrowerId, text: string): Promise<IinAnswer> {
    const typed = text.replace(/[\s-]/g, '');
    const profile = await deps.profiles.find(borrowerId);
    const answer = profile && answerFor(profile, typed);
    if (answer) return answer;
    const read = await identityOf(typed);
    if (typeof read === 'string') return say(read);
    const asked = await askRegistry(read, profile?.phone);
    if (asked === 'not-found') return say('IIN_NOT_FOUND');
    return keep(borrowerId, { ...read, birthDate: asked.birthDate }, asked.known);
  }

  async function keep(id: BorrowerId, identity: Identity, known: RegistryPerson | null): Promise<IinAnswer> {
    const { birthDate } = identity;
    if (birthDate && !isRightAge(birthDate, await deps.clock.today())) return { ...say('NOT_RIGHT_AGE'), birthDate };
    const saved = await deps.profiles.saveIdentity(id, identity);
    if (saved === 'saved') {
      // For the next steps, which show it to be confirmed instead of asking.
      if (known) await deps.profiles.saveRegistry(id, known);
      return { status: 'IIN_SAVED' };
    }
    if (saved === 'fixed') return say('IIN_ALREADY_SAVED');
    return say(saved.elsewhere.complete ? 'IIN_ALREADY_EXISTS' : 'IIN_EXISTS');
  }

  /**
   * An IIN keeps its digits where a birth date was corrected, so the registry's date comes first; whose number is not
   * registered to that person gets what the digits say (R1010).
   */
  async function askRegistry({ iin, birthDate }: Identity, phone: Phone | undefined) {
    const found = (await deps.registry?.find(iin)) ?? 'unknown';
    if (found !== 'unknown' && !found.found) return 'not-found';
    const known = (phone && (await deps.registry?.person(iin, phone))) || null;
    return { known, birthDate: birthDate && known && found !== 'unknown' ? found.birthDate : birthDate };
  }

  /** IINs of the exceptions list carry no birth date, so the personal data step asks for it (R71). */
  async function identityOf(typed: string): Promise<Identity | 'NOT_VALID' | 'IIN_PARSE_ERROR' | 'IIN_BLOCKED'> {
    const list = await deps.iinLists.of(typed);
    if (list === 'blocked') return 'IIN_BLOCKED';
    return list === 'exception' ? { iin: typed as Iin, birthDate: null, sex: null } : parseIin(typed);
  }

  return {
    /** Only a few answers a day may reveal people; more would let a caller search for customers. */
    async submitIin(asker: Asker, text: string): Promise<IinAnswer> {
      const { borrowerId } = asker;
      const answer = await askingAbout(deps, asker, () => submitIin(borrowerId, text), tellsOfPersons);
      if (answer?.refused) await deps.profiles.saveRefusedIin(borrowerId, refusedIinOf(answer));
      return answer ?? { status: null, refused: refuse('TOO_MANY_REQUESTS', { field: 'iin' }) };
    },
  };
}
/** The pages of these four ask the server whether they are true (R342). */
function refusedIinOf({ status, birthDate }: IinAnswer): RefusedIin | null {
  const told = ['IIN_BLOCKED', 'IIN_EXISTS', 'IIN_ALREADY_EXISTS', 'NOT_RIGHT_AGE'] as const;
  const known = told.find((one) => one === status);
  return known ? { status: known, birthDate: birthDate ?? null } : null;
}

export type IdentityUseCase = ReturnType<typeof makeIdentity>;

export function isRightAge(birthDate: Parameters<typeof ageOn>[0], today: Parameters<typeof ageOn>[1]): boolean {
  const age = ageOn(birthDate, today);
  return age >= IIN_AGES.from && age <= IIN_AGES.to;
}
