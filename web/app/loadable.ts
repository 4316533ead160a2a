import type { ComponentType } from 'react';
import { lazyScreen } from './lazy-screen.tsx';

export type Loadable<P extends object> = {
  readonly fetch: () => Promise<ComponentType<P>>;
  /** A lazy one would first draw the placeholder, and the page would jump. */
  readonly screen: () => ComponentType<P>;
};

/** Downloaded when first needed; once it is here it is drawn at once. */
export function loadable<P extends object>(load: () => Promise<ComponentType<P>>): Loadable<P> {
  let started: Promise<ComponentType<P>> | undefined;
  let ready: ComponentType<P> | undefined;
  const fetch = () => {
    started ??= load().then(
      (screen) => {
        ready = screen;
        return screen;
      },
      (error: unknown) => {
        started = undefined; // a failed download may be tried again
        throw error;
      },
    );
    return started;
  };
  const Awaited = lazyScreen(fetch);
  return { fetch, screen: () => ready ?? Awaited };
}
