import { useCallback, useEffect, useRef } from 'react';
import { type FaceProblem, ofException } from './face-problems.ts';

export type Stream = {
  readonly current: () => MediaStream | undefined;
  /** `left`: closed, or opened anew, before the browser's question was answered. */
  readonly open: (wanted: MediaStreamConstraints, onLost: () => void) => Promise<MediaStream | FaceProblem | 'left'>;
  readonly close: () => void;
};

/**
 * Camera and microphone of a page, on until `close` or until the borrower leaves. A permission that is given after that
 * turns nothing on.
 */
export function useStream(): Stream {
  const stream = useRef<MediaStream>(undefined);
  const turn = useRef(0);

  const close = useCallback(() => {
    turn.current += 1;
    stop(stream.current);
    stream.current = undefined;
  }, []);
  useEffect(() => close, [close]);

  const open = useCallback<Stream['open']>(
    async (wanted, onLost) => {
      close();
      const mine = turn.current;
      const found = await ask(wanted);
      if (turn.current !== mine) {
        if (typeof found !== 'string') stop(found);
        return 'left';
      }
      if (typeof found === 'string') return found;
      stream.current = found;
      for (const track of found.getTracks())
        track.onended = () => {
          close();
          onLost();
        };
      return found;
    },
    [close],
  );

  return { current: useCallback(() => stream.current, []), open, close };
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) {
    track.onended = null;
    track.stop();
  }
}

async function ask(wanted: MediaStreamConstraints): Promise<MediaStream | FaceProblem> {
  if (!navigator.mediaDevices?.getUserMedia) return 'unsupportedBrowser';
  try {
    return await navigator.mediaDevices.getUserMedia(wanted);
  } catch (error) {
    return ofException(error);
  }
}
