/** Where the face check of a person stands: how many tries are left, and who compares. R91, R253, R345. */
import { isRunning } from '../../../schema/loan-status.ts';
import { type BiometryStatus, FACE_TRIES } from '../../../schema/reference/face-guard.ts';
import { type BiometryPurpose, type FaceVendorName, faceVendorOn } from '../../../schema/reference/face-vendors.ts';
import { SCORING } from '../../../schema/reference/limits.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { ageOn } from '../../../schema/values/iin.ts';
import {
  addDays,
  almatyDateOf,
  DAY_MS,
  type Instant,
  instant,
  type LocalDate,
} from '../../../schema/values/local-date.ts';
import type { BiometrySessions } from '../../ports/biometry-sessions.ts';
import type { Borrower, Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { currentOf, loansOf } from '../loan/borrower-loans.ts';

/** Days for which a passed face check counts (own choice). */
const FACE_DAYS = 180;
/** For how long a check proves that a new number may be given (R151). */
const FRESH_MINUTES = 15;
/** For how long a vendor that gave a person no answer is passed over for him (R340). */
const SILENT_MINUTES = 10;

/** `refusedAs`: how the last check of the day ended badly, as long as it stands (R345). */
export type Biometry = {
  status: BiometryStatus;
  vendor: FaceVendorName;
  limitLeft: number;
  refusedAs: 'NOT_PASSED' | 'IIN_NOT_FOUND' | 'GBDFL_NOT_AVAILABLE' | null;
};

type FaceStandingDeps = { ledger: Ledger; clock: Clock; borrowers: Borrowers; sessions: BiometrySessions };

/**
 * Of an age at which we lend: else neither an application nor its face check starts (R346). Whoever grew older during a
 * loan may still change the number or add a card.
 */
export function isRightAge({ birthDate }: Borrower, today: LocalDate): boolean {
  const age = ageOn(birthDate, today);
  return age >= SCORING.minAge && age <= SCORING.maxAge;
}

export function makeFaceStanding(deps: FaceStandingDeps) {
  async function vendorOf(borrowerId: BorrowerId, purpose: BiometryPurpose): Promise<FaceVendorName> {
    const silent = await deps.sessions.silentSince(borrowerId, minutesAgo(SILENT_MINUTES));
    return faceVendorOn(await deps.clock.today(), purpose, silent);
  }

  async function statusOf(borrowerId: BorrowerId, purpose: BiometryPurpose): Promise<Biometry> {
    const vendor = await vendorOf(borrowerId, purpose);
    const person = await deps.borrowers.find(borrowerId);
    const limitLeft = await triesLeft(borrowerId);
    const refusedAs = await refusalOf(borrowerId, limitLeft);
    const answer = (status: BiometryStatus): Biometry => ({ status, vendor, limitLeft, refusedAs });
    const before = person ? await withoutPicture(person, purpose) : 'IIN_REQUIRED';
    if (before) return answer(before);
    if (await deps.sessions.isComparing(borrowerId, deps.clock.now())) return answer('imageSaved');
    if (refusedAs === 'IIN_NOT_FOUND') return answer('IIN_NOT_FOUND');
    return answer(limitLeft > 0 ? 'FACE_REQUIRED' : 'LIMIT_REACHED');
  }

  /** Undefined where a picture decides. */
  async function withoutPicture(person: Borrower, purpose: BiometryPurpose): Promise<BiometryStatus | undefined> {
    const forLoan = purpose === 'AGREE_CREDIT';
    if (forLoan && !isRightAge(person, await deps.clock.today())) return 'NOT_RIGHT_AGE';
    if (await hasPassed(person, purpose)) return 'PASSED';
    return forLoan && (await ownsRunningLoan(person.id)) ? 'CHECK_NOT_NEEDED' : undefined;
  }

  async function refusalOf(borrowerId: BorrowerId, limitLeft: number): Promise<Biometry['refusedAs']> {
    const last = await deps.sessions.lastSince(borrowerId, midnight(deps.clock));
    if (last?.result === 'IIN_NOT_FOUND') return 'IIN_NOT_FOUND';
    if (last?.result === 'NOT_PASSED') return limitLeft > 0 ? null : 'NOT_PASSED';
    return last?.result === 'REGISTRY_DOWN' && last.at >= minutesAgo(SILENT_MINUTES) ? 'GBDFL_NOT_AVAILABLE' : null;
  }

  const minutesAgo = (minutes: number): Instant => instant(new Date(Date.parse(deps.clock.now()) - minutes * 60_000));

  /** A new number takes a fresh check, whatever was passed before. */
  async function hasPassed(person: Borrower, purpose: BiometryPurpose): Promise<boolean> {
    if (purpose !== 'CHANGE_PHONE') return isFaceVerified(person, deps.clock.now());
    return deps.sessions.passedSince(person.id, purpose, minutesAgo(FRESH_MINUTES));
  }

  /** No application waits for a face while the money is lent out. */
  async function ownsRunningLoan(borrowerId: BorrowerId): Promise<boolean> {
    const loan = currentOf(await loansOf(deps.ledger, borrowerId));
    return loan !== undefined && isRunning(loan.status);
  }

  async function triesLeft(borrowerId: BorrowerId): Promise<number> {
    const taken = await deps.sessions.triesTakenSince(borrowerId, midnight(deps.clock), deps.clock.now());
    return Math.max(0, FACE_TRIES - taken);
  }

  return { refusalOf, statusOf, triesLeft, vendorOf };
}

export const isFaceVerified = (person: Borrower, now: Instant): boolean =>
  person.faceVerifiedAt !== null && Date.parse(now) - Date.parse(person.faceVerifiedAt) < FACE_DAYS * DAY_MS;
/** Tries are counted by the real day in Almaty: moving the business day gives no new ones. */
export const midnight = (clock: Clock): Instant =>
  instant(new Date(`${addDays(almatyDateOf(clock.now()), -1)}T19:00:00.000Z`));
