/** Sessions and tries, and what the result changes on the loan. R91. */
import { type BiometryStatus, FACE_TRIES, faceStart } from '../../../schema/reference/face-guard.ts';
import { type BiometryPurpose, type FaceVendorName, VENDOR_ERRORS } from '../../../schema/reference/face-vendors.ts';
import type { DeviceProblem } from '../../../schema/reference/persona-faces.ts';
import type { BiometrySessionId, BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { almatyDateOf } from '../../../schema/values/local-date.ts';
import { type Refused, refuse } from '../../domain/decider.ts';
import type { UndatedCommandOf } from '../../domain/loan/commands.ts';
import type { FacePicture, FaceVendor, FaceVerdict } from '../../ports/biometry.ts';
import type { BiometrySession, BiometrySessions, FrameLost } from '../../ports/biometry-sessions.ts';
import type { Borrower, Borrowers, Locale } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Pictures } from '../../ports/pictures.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../ports/provider.ts';
import { currentOf, loansOf } from '../loan/borrower-loans.ts';
import { type BorrowerCaller, commandOwnLoan } from '../loan/loan-command.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadOwnLoan } from '../loan/loans.ts';
import { frameGoesOn } from './face-frames.ts';
import { type Biometry, makeFaceStanding, midnight } from './face-standing.ts';

const VENDOR_MS = 15_000;
export type BiometryDeps = {
  ledger: Ledger;
  clock: Clock;
  ids: Ids;
  borrowers: Borrowers;
  sessions: BiometrySessions;
  vendors: Readonly<Record<FaceVendorName, FaceVendor>>;
  publicUrl: string;
  files: Pick<Files, 'keep'>;
  pictures: Pictures;
};

/** `pageUrl`: the vendor's page that takes the picture; null where ours does. */
export type FaceAnswer = { biometry: Biometry; loan: LoanView | null } | (Refused & { biometry: Biometry | null });

type Check = { who: BorrowerCaller; session: BiometrySession; vendor: FaceVendorName };

export type BiometryUseCases = ReturnType<typeof makeBiometry>;

export function makeBiometry(deps: BiometryDeps) {
  const { refusalOf, statusOf, triesLeft, vendorOf } = makeFaceStanding(deps);

  async function start(
    { caller, borrowerId }: BorrowerCaller,
    purpose: BiometryPurpose,
    loanId: LoanId | null,
    locale: Locale,
  ) {
    const loan = loanId
      ? await loadOwnLoan(deps.ledger, borrowerId, loanId)
      : currentOf(await loansOf(deps.ledger, borrowerId));
    if (loanId && !loan) return refuse('NOT_FOUND');
    const loanWaits = purpose === 'AGREE_CREDIT' && loan?.status === 'WAITING_FOR_BIOMETRY';
    const refused = faceStart((await statusOf(borrowerId, purpose)).status, loanWaits);
    if (refused) return refuse(refused);
    const person = await deps.borrowers.find(borrowerId);
    if (!person) return refuse('REGISTRATION_INCOMPLETE');
    const id = deps.ids.derived<BiometrySessionId>(caller.commandId, 'biometry-session');
    const bound = purpose === 'AGREE_CREDIT' ? (loan?.loanId ?? null) : null;
    const vendor = await vendorOf(borrowerId, purpose);
    const session = { id, borrowerId, purpose, vendor, loanId: bound, startedAt: deps.clock.now() };
    await deps.sessions.start(session);
    const pageUrl = await openPage(session, person, locale);
    return pageUrl === 'silent' ? refuse(VENDOR_ERRORS[vendor]) : { session: { id, vendor, pageUrl } };
  }

  /** Null where the picture is taken on a page of ours. */
  async function openPage(
    { id, vendor, purpose, loanId }: Omit<BiometrySession, 'result'>,
    { iin, phone }: Borrower,
    locale: Locale,
  ): Promise<string | null | 'silent'> {
    const { open } = deps.vendors[vendor];
    if (!open) return null;
    const back = new URL(`/${locale === 'KK' ? 'kz' : 'ru'}/kisc-result`, deps.publicUrl);
    back.search = new URLSearchParams({ session: id, purpose, ...(loanId ? { loanId } : {}) }).toString();
    try {
      const signal = AbortSignal.timeout(VENDOR_MS);
      return await open({ key: id, returnUrl: back.href, locale, iin, phone, signal });
    } catch (error) {
      if (error instanceof ProviderUnavailable || error instanceof ProviderGarbage) return 'silent';
      throw error;
    }
  }

  async function submitFace(
    who: BorrowerCaller,
    sessionId: BiometrySessionId,
    picture: FacePicture,
  ): Promise<FaceAnswer> {
    const session = await deps.sessions.find(who.borrowerId, sessionId);
    const person = await deps.borrowers.find(who.borrowerId);
    if (!session || !person) return { ...refuse('NOT_FOUND'), biometry: null };
    if (session.result === 'PASSED') return { biometry: await statusOf(who.borrowerId, session.purpose), loan: null };
    const check = { who, session, vendor: session.vendor };
    // A picture on the vendor's page is judged once; another one needs another page.
    if (session.result && deps.vendors[session.vendor].open) return judgedBefore(check);
    const tryId = await deps.sessions.takeTry(session, midnight(deps.clock), FACE_TRIES, deps.clock.now());
    if (!tryId) return refused(check, 'LIMIT_REACHED', refuse('BIOMETRY_LIMIT'));
    const verdict = await compare(check, person, picture);
    switch (verdict.kind) {
      case 'passed':
        if ((await deps.borrowers.markFaceVerified(who.borrowerId, deps.clock.now())) === 'taken') {
          await deps.sessions.record(tryId, 'NOT_PASSED', deps.clock.now());
          return refused(check, 'NOT_PASSED', refuse('IIN_TAKEN', { facts: { reason: 'OTHER_ACCOUNT' } }));
        }
        await deps.sessions.record(tryId, 'PASSED', deps.clock.now(), await keepFrame(check, picture));
        return passed(check, verdict.reference);
      case 'not-passed':
        await deps.sessions.record(tryId, 'NOT_PASSED', deps.clock.now());
        return notPassed(check, verdict.reason);
      case 'iin-not-found':
        await deps.sessions.record(tryId, 'IIN_NOT_FOUND', deps.clock.now());
        return refused(check, 'IIN_NOT_FOUND', refuse('IIN_NOT_FOUND'));
      case 'not-shown':
        await deps.sessions.giveBack(tryId);
        return refused(check, 'imageSaveFail', refuse('BIOMETRY_FAILED', { facts: await factsOf(check, 'NOT_SHOWN') }));
      case 'no-answer':
        await deps.sessions.unanswered(tryId, 'NO_ANSWER', deps.clock.now());
        return refused(check, 'imageSaveFail', refuse(VENDOR_ERRORS[check.vendor]));
      case 'registry-down':
        await deps.sessions.unanswered(tryId, 'REGISTRY_DOWN', deps.clock.now());
        return refused(check, 'GBDFL_NOT_AVAILABLE', refuse('GBDFL_NOT_AVAILABLE'));
    }
  }

  /** If the vendor does not answer, the try is not counted. */
  async function compare(
    { who, vendor }: Check,
    { iin }: Borrower,
    picture: FacePicture,
  ): Promise<FaceVerdict | { kind: 'no-answer' }> {
    try {
      const signal = AbortSignal.timeout(VENDOR_MS);
      return await deps.vendors[vendor].compare(iin, picture, { key: who.caller.commandId, signal });
    } catch (error) {
      if (error instanceof ProviderUnavailable || error instanceof ProviderGarbage) return { kind: 'no-answer' };
      throw error;
    }
  }

  /** For the verifier, who compares it with the document, or reads why there is none (R293, R860). */
  async function keepFrame(
    { who: { borrowerId }, session: { loanId } }: Check,
    picture: FacePicture,
  ): Promise<FrameLost | null> {
    if (!loanId) return null;
    if (!('frame' in picture)) return 'AT_VENDOR';
    const made = await deps.pictures.reencode(picture.frame);
    if ('problem' in made) return made.problem;
    const shownAt = await deps.clock.businessNow();
    const file = { borrowerId, loanId, kind: 'FACE', title: 'face', mime: 'image/jpeg', pages: 1, shownAt } as const;
    await deps.files.keep(file, made.jpeg, undefined, frameGoesOn(almatyDateOf(shownAt)));
    return null;
  }

  async function passed({ who, session, vendor }: Check, reference: string): Promise<FaceAnswer> {
    const loan = await tellLoan(who, session, { type: 'PassBiometry', vendor, reference });
    return { biometry: await statusOf(who.borrowerId, session.purpose), loan };
  }

  async function notPassed(check: Check, reason: string): Promise<FaceAnswer> {
    const { who, session, vendor } = check;
    const left = await triesLeft(who.borrowerId);
    await tellLoan(who, session, { type: 'FailBiometry', vendor, reason, triesLeft: left });
    return refused(
      check,
      left > 0 ? 'FACE_REQUIRED' : 'NOT_PASSED',
      refuse('BIOMETRY_FAILED', { facts: await factsOf(check, reason) }),
    );
  }

  const factsOf = async ({ who }: Check, reason: string) => ({
    triesLeft: `${await triesLeft(who.borrowerId)}`,
    reason,
  });

  async function judgedBefore(check: Check): Promise<FaceAnswer> {
    const { status } = await statusOf(check.who.borrowerId, check.session.purpose);
    if (status === 'IIN_NOT_FOUND') return refused(check, status, refuse('IIN_NOT_FOUND'));
    const left = status === 'FACE_REQUIRED' ? status : 'NOT_PASSED';
    return refused(check, left, refuse('BIOMETRY_FAILED', { facts: await factsOf(check, 'NO_MATCH') }));
  }

  /** The check may have been made for a card or a new phone, so only a loan that waits for it gets the result. */
  async function tellLoan(
    who: BorrowerCaller,
    session: BiometrySession,
    command: UndatedCommandOf<'PassBiometry' | 'FailBiometry'>,
  ): Promise<LoanView | null> {
    const loan = session.loanId ? await loadOwnLoan(deps.ledger, who.borrowerId, session.loanId) : undefined;
    if (loan?.status !== 'WAITING_FOR_BIOMETRY') return null;
    const answer = await commandOwnLoan(deps, who, loan.loanId, command);
    return 'loan' in answer ? answer.loan : null;
  }

  /** With the vendor of the next try. */
  async function refused({ who, session }: Check, status: BiometryStatus, why: Refused): Promise<FaceAnswer> {
    const [vendor, limitLeft] = [await vendorOf(who.borrowerId, session.purpose), await triesLeft(who.borrowerId)];
    return { ...why, biometry: { status, vendor, limitLeft, refusedAs: await refusalOf(who.borrowerId, limitLeft) } };
  }

  /** Null for everybody but the sandbox's personas. */
  async function deviceProblem(borrowerId: BorrowerId): Promise<DeviceProblem | null> {
    const person = await deps.borrowers.find(borrowerId);
    return (person && deps.vendors.V1.deviceProblem?.(person.iin)) ?? null;
  }

  return {
    deviceProblem,
    status: statusOf,
    vendor: vendorOf,
    start,
    submitFace,
    cancelWait: (who: BorrowerCaller, loanId: LoanId) =>
      commandOwnLoan(deps, who, loanId, { type: 'CancelBiometryWait' }),
  };
}
