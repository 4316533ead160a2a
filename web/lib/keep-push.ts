import { rememberedPush } from './push-hint.ts';

let isRenewed = false;

/** Loads the rest only in a browser that has subscribed. */
export function keepPushAlive(): void {
  if (isRenewed || !rememberedPush()) return;
  isRenewed = true;
  void import('./push.ts').then(({ renewPush }) => renewPush());
}
