import type { ComponentType } from 'react';
import type { MessageId } from '../lib/intl.ts';
import type { Page } from '../paths.ts';
import type { Guard } from './guards.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { tracked } from './pending.ts';

type Load = () => Promise<ComponentType>;

/** The screen is downloaded when first needed. */
export type Row = {
  readonly path: string;
  readonly guard: Guard;
  readonly title: MessageId;
  /** A lazy one would first draw the placeholder, and the page would jump. */
  readonly screen: () => ComponentType;
  readonly fetch: Load;
};

export function row(page: Page<string> | { readonly path: string }, guard: Guard, title: MessageId, load: Load): Row {
  let started: Promise<ComponentType> | undefined;
  let ready: ComponentType | undefined;
  const fetch: Load = () => {
    started ??= tracked(load()).then(
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
  return { path: page.path, guard, title, fetch, screen: () => ready ?? Awaited };
}
