import type { ComponentType } from 'react';
import type { Guard } from '../../schema/reference/guards.ts';
import type { MessageId } from '../lib/intl.ts';
import type { Page } from '../paths.ts';
import { type Loadable, loadable } from './loadable.ts';
import { tracked } from './pending.ts';

export type Row = Loadable<object> & {
  readonly path: string;
  readonly guard: Guard;
  readonly title: MessageId;
};

export const row = (
  page: Page<string> | { readonly path: string },
  guard: Guard,
  title: MessageId,
  load: () => Promise<ComponentType>,
): Row => ({ path: page.path, guard, title, ...loadable(() => tracked(load())) });
