import { FACE_GUARD } from '../../../schema/reference/face-guard.ts';
import {
  type BiometryPurpose,
  type BiometryStatus,
  type BiometryVendor,
  StartBiometryDocument,
  SubmitFaceDocument,
  type SubmitFaceMutation,
} from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { type FaceProblem, ofOutcome, ofRefusal } from '../../lib/face-problems.ts';
import { freshKey } from '../../lib/idempotency.ts';
import { base64Of } from '../../lib/use-camera.ts';

export type Answer =
  | { readonly problem: FaceProblem; readonly left?: number; readonly vendor?: BiometryVendor; readonly down?: boolean }
  | { readonly status: BiometryStatus; readonly left: number };

const STATUSES = Object.keys(FACE_GUARD) as readonly BiometryStatus[];

type Wish = { readonly purpose: BiometryPurpose; readonly loanId: string | undefined };
type Started = { readonly id: string; readonly pageUrl: string | null };

/** Whoever may try again stays here and reads why; every other answer leads on. */
function answerOf({ biometry, errors: [wrong] }: SubmitFaceMutation['submitFace']): Answer {
  const left = biometry?.limitLeft;
  if (!wrong) return biometry ? { status: biometry.status, left: biometry.limitLeft } : { problem: 'retry' };
  const problem = ofRefusal(wrong);
  const final = left === 0 || biometry?.status === 'IIN_NOT_FOUND' || wrong.code === 'BIOMETRY_LIMIT';
  if (final && problem !== 'otherAccount') return { status: biometry?.status ?? 'LIMIT_REACHED', left: 0 };
  if (!biometry) return { problem };
  const down = biometry.refusedAs === 'GBDFL_NOT_AVAILABLE';
  return { problem, left: biometry.limitLeft, vendor: biometry.vendor, down };
}

/** The session, or why there is none. */
export async function startCheck({ purpose, loanId }: Wish): Promise<Started | Answer> {
  const started = await send(StartBiometryDocument, { purpose, loanId: loanId ?? null }, freshKey());
  if (started.kind !== 'done') return { problem: ofOutcome(started) };
  const { session, errors } = started.data.startBiometry;
  const [refused] = errors;
  const status = STATUSES.find((one) => refused && FACE_GUARD[one].start === refused.code);
  if (status) return { status, left: 0 };
  if (refused || !session) return { problem: refused ? ofRefusal(refused) : 'retry' };
  return session;
}

export async function checkFace(wish: Wish, blob: Blob): Promise<Answer> {
  const started = await startCheck(wish);
  return 'id' in started ? readFace(started.id, await base64Of(blob), freshKey()) : started;
}

/** Without a frame: what the vendor's own page was shown. The same key reads the same answer again. */
export async function readFace(sessionId: string, frame: string | null, key: string): Promise<Answer> {
  const sent = await send(SubmitFaceDocument, { sessionId, frame }, key);
  return sent.kind === 'done' ? answerOf(sent.data.submitFace) : { problem: ofOutcome(sent) };
}
