import { type RefObject, useEffect, useState } from 'react';
import { faceCounter } from './face-count.ts';
import { type FrameHint, frameHintOf } from './frame-quality.ts';

const EVERY_MS = 600;
/** Enough for light and sharpness, and quick on an old phone. */
const WIDTH = 160;

/** Looks at the camera's picture while it is on, on this device alone. */
export function useFrameHint(video: RefObject<HTMLVideoElement | null>, on: boolean): FrameHint | undefined {
  const [hint, setHint] = useState<FrameHint>();
  useEffect(() => {
    if (!on) return setHint(undefined);
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const count = faceCounter();
    let off = false;
    const timer = window.setInterval(async () => {
      const picture = video.current;
      if (!context || !picture || picture.videoWidth === 0) return;
      canvas.width = WIDTH;
      canvas.height = Math.round((WIDTH * picture.videoHeight) / picture.videoWidth);
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const side = Math.min(picture.videoWidth, picture.videoHeight);
      const found = frameHintOf(context.getImageData(0, 0, canvas.width, canvas.height), side);
      const several = !found && ((await count(canvas)) ?? 0) > 1;
      if (!off) setHint(several ? 'faces' : found);
    }, EVERY_MS);
    return () => {
      off = true;
      window.clearInterval(timer);
    };
  }, [video, on]);
  return hint;
}
