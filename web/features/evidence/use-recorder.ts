import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FaceProblem } from '../../lib/face-problems.ts';
import { useStream } from '../../lib/use-stream.ts';

/** The server's limit, from schema/reference/evidence.ts. */
export const ANSWER_SECONDS = 30;
const TYPES = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];
/** Half a minute has about 4 MB. */
const QUALITY = { videoBitsPerSecond: 1_000_000, audioBitsPerSecond: 64_000 };
const PICTURE = { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } };

export type Recorder = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly phase: 'off' | 'ready' | 'recording';
  /** Seconds until the recording ends by itself. */
  readonly left: number;
  readonly open: () => Promise<void>;
  readonly record: () => void;
  readonly stop: () => void;
};

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined;

/** Camera and microphone are on from `open` until the answer is recorded or the borrower leaves the page. */
export function useRecorder(onAnswer: (blob: Blob) => void, onProblem: (problem: FaceProblem) => void): Recorder {
  const video = useRef<HTMLVideoElement>(null);
  const { current, open: ask, close: release } = useStream();
  const recorder = useRef<MediaRecorder>(undefined);
  const [phase, setPhase] = useState<Recorder['phase']>('off');
  const [left, setLeft] = useState(ANSWER_SECONDS);

  const close = useCallback(() => {
    release();
    setPhase('off');
  }, [release]);
  /** What was recorded up to a fault is no answer. */
  const drop = useCallback(() => {
    if (recorder.current) recorder.current.onstop = null;
  }, []);
  useEffect(() => drop, [drop]);

  const open = useCallback(async () => {
    const found = await ask({ audio: true, video: PICTURE }, () => {
      drop();
      setPhase('off');
      onProblem('streamInterrupted');
    });
    if (found === 'left') return;
    if (typeof found === 'string') onProblem(found);
    else setPhase('ready');
  }, [ask, drop, onProblem]);

  const record = useCallback(() => {
    const source = current();
    if (!source) return;
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    const made = new MediaRecorder(source, mimeType ? { ...QUALITY, mimeType } : QUALITY);
    const pieces: Blob[] = [];
    made.ondataavailable = ({ data }) => pieces.push(data);
    made.onstop = () => {
      close();
      const blob = new Blob(pieces, { type: made.mimeType });
      if (blob.size > 0) onAnswer(blob);
      else onProblem('streamInterrupted');
    };
    recorder.current = made;
    made.start(1_000);
    setLeft(ANSWER_SECONDS);
    setPhase('recording');
  }, [close, current, onAnswer, onProblem]);

  const stop = useCallback(() => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  }, []);

  useEffect(() => {
    if (phase !== 'recording') return;
    const until = performance.now() + ANSWER_SECONDS * 1_000;
    const timer = window.setInterval(() => {
      const rest = Math.max(0, Math.ceil((until - performance.now()) / 1_000));
      setLeft(rest);
      if (rest === 0) stop();
    }, 250);
    return () => window.clearInterval(timer);
  }, [phase, stop]);

  useEffect(() => {
    const [element, stream] = [video.current, current()];
    if (phase === 'off' || !element || !stream || element.srcObject === stream) return;
    element.srcObject = stream;
    element.play().catch(() => undefined); // autoplay may be off: the first frame shows all the same
  }, [phase, current]);

  return { video, phase, left, open, record, stop };
}
