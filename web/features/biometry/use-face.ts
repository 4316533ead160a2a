import { useCallback, useEffect, useState } from 'react';
import {
  type BiometryPurpose,
  type BiometryStatus,
  ReportFaceProblemDocument,
  StartBiometryDocument,
  SubmitFaceDocument,
  type SubmitFaceMutation,
} from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { type FaceProblem, ofOutcome, ofRefusal } from '../../lib/face-problems.ts';
import { freshKey } from '../../lib/idempotency.ts';
import { base64Of, useCamera } from '../../lib/use-camera.ts';
import { useFrameHint } from '../../lib/use-frame-hint.ts';
import type { FaceStage, FaceViewProps } from './FaceView.tsx';

type FaceOf = {
  readonly purpose: BiometryPurpose;
  readonly loanId: string | undefined;
  readonly demo: boolean;
  readonly triesLeft: number;
  /** Only phones can do this check (vendors V2 and V3). */
  readonly phoneOnly: boolean;
  /** For every answer except "try again". */
  readonly decided: (status: BiometryStatus) => void;
};

const isPhone = (): boolean => window.matchMedia('(pointer: coarse)').matches;

export function useFace({ purpose, loanId, demo, triesLeft, phoneOnly, decided }: FaceOf): FaceViewProps {
  const [stage, setStage] = useState<FaceStage>(() => (phoneOnly && !isPhone() ? 'phone' : 'explain'));
  const [problem, setProblem] = useState<FaceProblem>();
  const [left, setLeft] = useState(triesLeft);
  const [shot, setShot] = useState<{ readonly blob: Blob; readonly url: string }>();
  const fail = useCallback((found: FaceProblem) => {
    setProblem(found);
    setStage('explain');
  }, []);
  const failedDevice = useCallback(
    (found: FaceProblem) => {
      fail(found);
      // The lender learns which cameras fail; whether this call arrives does not concern the borrower.
      void send(ReportFaceProblemDocument, { purpose, problem: found }, freshKey());
    },
    [fail, purpose],
  );
  const camera = useCamera(demo, failedDevice);
  const hint = useFrameHint(camera.video, camera.on && stage === 'preview');
  useEffect(() => () => (shot ? URL.revokeObjectURL(shot.url) : undefined), [shot]);
  useEffect(() => {
    if (camera.on) setStage('preview');
  }, [camera.on]);

  const onStart = () => {
    setProblem(undefined);
    setStage('starting');
    void camera.start();
  };
  const onTake = async () => {
    const blob = await camera.shoot();
    if (!blob) return fail('notReadable');
    camera.stop();
    setShot({ blob, url: URL.createObjectURL(blob) });
    setStage('review');
  };
  const onSend = async () => {
    if (!shot) return;
    setStage('sending');
    const answer = await check(purpose, loanId, shot.blob);
    if (answer.left !== undefined) setLeft(answer.left);
    if ('problem' in answer) fail(answer.problem);
    else decided(answer.status);
  };
  return {
    purpose,
    stage,
    problem,
    triesLeft: left,
    video: camera.video,
    hint,
    mayUsePhone: !isPhone(),
    shot: shot?.url,
    onStart,
    onTake: () => void onTake(),
    onRetake: onStart,
    onSend: () => void onSend(),
  };
}

type Answer =
  | { readonly problem: FaceProblem; readonly left?: number }
  | { readonly status: BiometryStatus; readonly left: number };

/** Whoever may try again stays here and reads why; every other answer leads on. */
function answerOf({ biometry, errors: [wrong] }: SubmitFaceMutation['submitFace']): Answer {
  const left = biometry?.limitLeft;
  if (!wrong) return biometry ? { status: biometry.status, left: biometry.limitLeft } : { problem: 'retry' };
  const problem = ofRefusal(wrong);
  const final = left === 0 || biometry?.status === 'IIN_NOT_FOUND' || wrong.code === 'BIOMETRY_LIMIT';
  if (final && problem !== 'otherAccount') return { status: biometry?.status ?? 'LIMIT_REACHED', left: 0 };
  return { problem, ...(left === undefined ? {} : { left }) };
}

async function check(purpose: BiometryPurpose, loanId: string | undefined, blob: Blob): Promise<Answer> {
  const started = await send(StartBiometryDocument, { purpose, loanId: loanId ?? null }, freshKey());
  if (started.kind !== 'done') return { problem: ofOutcome(started) };
  const { session, errors } = started.data.startBiometry;
  const [refused] = errors;
  if (refused?.code === 'BIOMETRY_LIMIT') return { status: 'LIMIT_REACHED', left: 0 };
  if (refused || !session) return { problem: refused ? ofRefusal(refused) : 'retry' };
  const frame = await base64Of(blob);
  const sent = await send(SubmitFaceDocument, { sessionId: session.id, frame }, freshKey());
  if (sent.kind !== 'done') return { problem: ofOutcome(sent) };
  return answerOf(sent.data.submitFace);
}
