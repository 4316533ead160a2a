import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();
const change = (by: number): void => {
  count += by;
  for (const listener of listeners) listener();
};

export async function tracked<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const isBusy = (): boolean => count > 0;
export const useBusy = (): boolean => useSyncExternalStore(subscribe, isBusy, isBusy);
