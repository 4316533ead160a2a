import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type BiometryPurpose,
  type BiometryStatus,
  type BiometryVendor,
  ReportFaceProblemDocument,
} from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { FACE_PROBLEMS, type FaceProblem } from '../../lib/face-problems.ts';
import { freshKey } from '../../lib/idempotency.ts';
import { useCamera } from '../../lib/use-camera.ts';
import { type Answer, checkFace, startCheck } from './check-face.ts';
import type { FaceStage, FaceViewProps } from './FaceView.tsx';
import { isSmall } from './frame-quality.ts';
import { useFrameHint } from './use-frame-hint.ts';

type FaceOf = {
  readonly purpose: BiometryPurpose;
  readonly loanId: string | undefined;
  readonly demo: boolean;
  readonly triesLeft: number;
  /** V2 and V3 check on phones only, V3 on its own page. */
  readonly vendor: BiometryVendor;
  /** How the device of a persona fails at its first try (R92). */
  readonly deviceProblem: string | null;
  /** For every answer except "try again". */
  readonly decided: (status: BiometryStatus) => void;
};

const isOfLine = (problem: FaceProblem): boolean => problem === 'serverUnavailable' || problem === 'slowInternet';
const isPhone = (): boolean => window.matchMedia('(pointer: coarse)').matches;

export function useFace({
  purpose,
  loanId,
  demo,
  triesLeft,
  vendor: first,
  deviceProblem,
  decided,
}: FaceOf): FaceViewProps {
  const [stage, setStage] = useState<FaceStage>(() => (first !== 'V1' && !isPhone() ? 'phone' : 'explain'));
  const [vendor, setVendor] = useState(first);
  const [problem, setProblem] = useState<FaceProblem>();
  const [left, setLeft] = useState(triesLeft);
  const [shot, setShot] = useState<{ readonly blob: Blob; readonly url: string; readonly small: boolean }>();
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
  const toFail = useRef(FACE_PROBLEMS.find((one) => one === deviceProblem));
  /** Whether the persona's device fails now. */
  const failsAt = (step: 'camera' | 'line'): boolean => {
    const found = toFail.current;
    if (!found || isOfLine(found) !== (step === 'line')) return false;
    toFail.current = undefined;
    failedDevice(found);
    return true;
  };
  const camera = useCamera(demo, failedDevice);
  const hint = useFrameHint(camera.video, camera.on && stage === 'preview');
  useEffect(() => () => (shot ? URL.revokeObjectURL(shot.url) : undefined), [shot]);
  useEffect(() => {
    if (camera.on) setStage('preview');
  }, [camera.on]);

  const onStart = () => {
    setProblem(undefined);
    setStage('starting');
    if (failsAt('camera')) return;
    void camera.start();
  };
  const onTake = async () => {
    const blob = await camera.shoot();
    if (!blob) return fail('notReadable');
    const small = camera.video.current !== null && isSmall(camera.video.current);
    camera.stop();
    setShot({ blob, url: URL.createObjectURL(blob), small });
    setStage('review');
  };
  const onSend = async () => {
    if (!shot || failsAt('line')) return;
    setStage('sending');
    take(await checkFace({ purpose, loanId }, shot.blob));
  };
  const take = (answer: Answer) => {
    if (answer.left !== undefined) setLeft(answer.left);
    if (!('problem' in answer)) return decided(answer.status);
    if (answer.down) return decided('GBDFL_NOT_AVAILABLE');
    // Another vendor takes over from one that gave no answer.
    const takesOver = answer.vendor !== undefined && answer.vendor !== vendor;
    if (answer.vendor) setVendor(answer.vendor);
    fail(takesOver ? 'otherVendor' : answer.problem);
  };
  const onLeave = async () => {
    setStage('leaving');
    const started = await startCheck({ purpose, loanId });
    if (!('id' in started)) return take(started);
    if (started.pageUrl) window.location.assign(started.pageUrl);
    else {
      setVendor('V1');
      setStage('explain');
    }
  };
  return {
    purpose,
    stage,
    problem,
    triesLeft: left,
    video: camera.video,
    hint,
    mayUsePhone: !isPhone(),
    shot,
    atVendor: vendor === 'V3',
    onLeave: () => void onLeave(),
    onStart,
    onTake: () => void onTake(),
    onRetake: onStart,
    onSend: () => void onSend(),
  };
}
