import type { Scene } from '../fixture-api.ts';

/** An address and what the API would say there. */
export type Place = { readonly name: string; readonly path: string; readonly scene: Scene; readonly state?: object };
