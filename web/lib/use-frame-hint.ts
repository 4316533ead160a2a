import { type RefObject, useEffect, useState } from 'react';
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
    const timer = window.setInterval(() => {
      const picture = video.current;
      if (!context || !picture || picture.videoWidth === 0) return;
      canvas.width = WIDTH;
      canvas.height = Math.round((WIDTH * picture.videoHeight) / picture.videoWidth);
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const side = Math.min(picture.videoWidth, picture.videoHeight);
      setHint(frameHintOf(context.getImageData(0, 0, canvas.width, canvas.height), side));
    }, EVERY_MS);
    return () => window.clearInterval(timer);
  }, [video, on]);
  return hint;
}
