import type { Scene } from '../fixture-api.ts';

/** A URL with the API's answers on that page. */
export type Place = { readonly name: string; readonly path: string; readonly scene: Scene; readonly state?: object };
