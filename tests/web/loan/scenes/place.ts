import type { Scene } from '../fixture-api.ts';

export type Place = {
  readonly name: string;
  readonly path: string;
  readonly scene: Scene;
  readonly state?: object;
  /** The page of a service that does not answer: the scene holds nothing of what it asks for. */
  readonly silent?: true;
  /** It waits for somebody outside and shows placeholders until then. */
  readonly loading?: true;
};
