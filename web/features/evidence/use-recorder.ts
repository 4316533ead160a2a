import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type FaceProblem, ofException } from '../../lib/face-problems.ts';

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
  const stream = useRef<MediaStream>(undefined);
  const recorder = useRef<MediaRecorder>(undefined);
  const [phase, setPhase] = useState<Recorder['phase']>('off');
  const [left, setLeft] = useState(ANSWER_SECONDS);

  const close = useCallback(() => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = undefined;
    setPhase('off');
  }, []);
  useEffect(() => close, [close]);

  const open = useCallback(async () => {
    try {
      stream.current = await navigator.mediaDevices.getUserMedia({ audio: true, video: PICTURE });
      setPhase('ready');
    } catch (error) {
      onProblem(ofException(error));
    }
  }, [onProblem]);

  const record = useCallback(() => {
    const source = stream.current;
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
  }, [close, onAnswer, onProblem]);

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
    const element = video.current;
    if (phase === 'off' || !element || !stream.current || element.srcObject === stream.current) return;
    element.srcObject = stream.current;
    element.play().catch(() => undefined); // autoplay may be off: the first frame shows all the same
  }, [phase]);

  return { video, phase, left, open, record, stop };
}
