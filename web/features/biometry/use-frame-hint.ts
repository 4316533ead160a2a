import { type RefObject, useEffect, useState } from 'react';
import { countFaces, readTrees } from './face-count.ts';
import treesUrl from './faces/faces.bin?url';
import { type FrameHint, frameHintOf } from './frame-quality.ts';

const EVERY_MS = 600;
/** Enough for light, sharpness and faces, and quick on an old phone. */
const WIDTH = 160;

/** Looks at the camera's picture while it is on, on this device alone. */
export function useFrameHint(video: RefObject<HTMLVideoElement | null>, on: boolean): FrameHint | undefined {
  const [hint, setHint] = useState<FrameHint>();
  useEffect(() => {
    if (!on) return setHint(undefined);
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    let severalFaces: (picture: ImageData) => boolean = () => false;
    const left = new AbortController();
    void loadTrees(left.signal).then((trees) => {
      if (trees) severalFaces = (picture) => countFaces(trees, picture) > 1;
    });
    const timer = window.setInterval(() => {
      const picture = video.current;
      if (!context || !picture || picture.videoWidth === 0) return;
      canvas.width = WIDTH;
      canvas.height = Math.round((WIDTH * picture.videoHeight) / picture.videoWidth);
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const seen = context.getImageData(0, 0, canvas.width, canvas.height);
      const side = Math.min(picture.videoWidth, picture.videoHeight);
      setHint(frameHintOf(seen, side) ?? (severalFaces(seen) ? 'faces' : undefined));
    }, EVERY_MS);
    return () => {
      left.abort();
      window.clearInterval(timer);
    };
  }, [video, on]);
  return hint;
}

/** Undefined on a line that does not carry them: the hint is not given, and the vendor counts as before (D0104). */
async function loadTrees(signal: AbortSignal) {
  try {
    const answer = await fetch(treesUrl, { signal });
    return answer.ok ? readTrees(await answer.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
