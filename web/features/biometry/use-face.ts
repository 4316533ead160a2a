import { useCallback, useEffect, useState } from 'react';
import {
  type BiometryPurpose,
  type BiometryStatus,
  StartBiometryDocument,
  SubmitFaceDocument,
} from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { type FaceProblem, ofOutcome, ofRefusal, ofStatus } from '../../lib/face-problems.ts';
import { freshKey } from '../../lib/idempotency.ts';
import { factOf } from '../../lib/problems.ts';
import { base64Of, useCamera } from '../../lib/use-camera.ts';
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
  const camera = useCamera(demo, fail);
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
    if ('problem' in answer) return fail(answer.problem);
    const again = answer.left > 0 ? ofStatus(answer.status) : undefined;
    if (again) fail(again);
    else decided(answer.status);
  };
  return {
    stage,
    problem,
    triesLeft: left,
    video: camera.video,
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
  const { biometry, errors: found } = sent.data.submitFace;
  if (biometry) return { status: biometry.status, left: biometry.limitLeft };
  const [wrong] = found;
  if (!wrong) return { problem: 'retry' };
  const tries = factOf(wrong, 'triesLeft');
  if (wrong.code === 'BIOMETRY_LIMIT' || tries === '0') return { status: 'LIMIT_REACHED', left: 0 };
  return { problem: ofRefusal(wrong), ...(tries === undefined ? {} : { left: Number(tries) }) };
}
