import { type ComponentType, lazy, useState } from 'react';
import { NotLoaded } from '../ui/NotLoaded.tsx';

/** A screen that is downloaded when it is first drawn. Without a connection it says so, and comes with the next one. */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => ({ default: await load().catch(() => (given: P) => <Missing load={load} given={given} />) }));
}

/** Some browsers keep a failed download for the life of the page, and a new version has other files: both reload. */
async function reloadIfThere(): Promise<void> {
  const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) window.location.reload();
}

type Props<P> = { readonly load: () => Promise<ComponentType<P>>; readonly given: P };

function Missing<P extends object>({ load, given }: Props<P>) {
  const [Screen, setScreen] = useState<ComponentType<P>>();
  if (Screen) return <Screen {...given} />;
  return <NotLoaded again={() => load().then((screen) => setScreen(() => screen), reloadIfThere)} />;
}
