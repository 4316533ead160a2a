import type { Scene } from '../fixture-api.ts';

export type Place = { readonly name: string; readonly path: string; readonly scene: Scene; readonly state?: object };
