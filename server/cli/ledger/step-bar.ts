import { progressBar } from '../progress-bar.ts';
import type { OnStep } from './copy.ts';

/** @param head the position at which the work ends */
export function stepBar(head: bigint | 'start'): { show: OnStep; end(text: string): void } {
  const bar = progressBar('events');
  const began = performance.now();
  return {
    show: (step, events, position) => {
      const share = head === 'start' || head <= 0n ? 1 : Number(position) / Number(head);
      const seconds = (performance.now() - began) / 1_000;
      bar.show(share, `${step} ${events} (${Math.round(events / Math.max(seconds, 0.001))}/s)`);
    },
    end: (text) => bar.end(`${text}, ${((performance.now() - began) / 1_000).toFixed(1)} s`),
  };
}
