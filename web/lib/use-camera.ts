import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type FaceProblem, isVirtual } from './face-problems.ts';
import { useStream } from './use-stream.ts';

export type Camera = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly on: boolean;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
  /** A JPEG of at most `maxBytes`; undefined while the camera has no picture. */
  readonly shoot: () => Promise<Blob | undefined>;
};

/** `facing`: which camera of a phone. */
export type CameraKind = {
  readonly facing: 'user' | 'environment';
  readonly maxSide: number;
  readonly maxBytes: number;
};
const FACE_CAMERA: CameraKind = { facing: 'user', maxSide: 1280, maxBytes: 1_000_000 };
export const DOCUMENT_CAMERA: CameraKind = { facing: 'environment', maxSide: 2400, maxBytes: 5_000_000 };
const QUALITIES = [0.92, 0.8, 0.65, 0.5, 0.35];
const FIRST_FRAME_MS = 5_000;

/** The browser asks for permission only at `start`; the camera goes off when the borrower leaves the page. */
export function useCamera(
  demo: boolean,
  onProblem: (problem: FaceProblem) => void,
  kind: CameraKind = FACE_CAMERA,
): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const { current, open, close } = useStream();
  const [on, setOn] = useState(false);

  const stop = useCallback(() => {
    close();
    setOn(false);
  }, [close]);

  const start = useCallback(async () => {
    setOn(false);
    const found = await open(wantedOf(kind), () => {
      setOn(false);
      onProblem('streamInterrupted');
    });
    if (found === 'left') return;
    if (typeof found === 'string') return onProblem(found);
    if (!demo && found.getVideoTracks().some((track) => isVirtual(track.label))) {
      stop();
      return onProblem('virtualCamera');
    }
    setOn(true);
  }, [demo, kind, onProblem, open, stop]);

  useEffect(() => {
    const [element, stream] = [video.current, current()];
    if (!on || !element || !stream) return;
    element.srcObject = stream;
    element.play().catch(() => undefined); // autoplay may be off: the first frame shows all the same
  }, [on, current]);

  return { video, on, start, stop, shoot: useCallback(() => shotOf(video.current, kind), [kind]) };
}

const wantedOf = ({ facing, maxSide }: CameraKind): MediaStreamConstraints => ({
  audio: false,
  video: { facingMode: facing, width: { ideal: maxSide }, height: { ideal: (maxSide * 3) / 4 } },
});

async function shotOf(element: HTMLVideoElement | null, { maxSide, maxBytes }: CameraKind): Promise<Blob | undefined> {
  if (!element || !(await hasPicture(element))) return undefined;
  const scale = Math.min(1, maxSide / Math.max(element.videoWidth, element.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(element.videoWidth * scale);
  canvas.height = Math.round(element.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(element, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= maxBytes) return blob;
  }
  return undefined;
}

/** A camera needs a moment for its first frame; a quick press waits for it. */
function hasPicture(element: HTMLVideoElement): Promise<boolean> {
  if (element.videoWidth > 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = window.setTimeout(() => resolve(element.videoWidth > 0), FIRST_FRAME_MS);
    element.addEventListener(
      'loadeddata',
      () => {
        window.clearTimeout(timer);
        resolve(true);
      },
      { once: true },
    );
  });
}

export const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
