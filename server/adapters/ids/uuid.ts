import { v5, v7 } from 'uuid';
import type { Ids } from '../../ports/ids.ts';

export const uuidIds: Ids = {
  fresh: <T extends string>() => v7() as T,
  derived: <T extends string>(from: string, name: string) => v5(name, from) as T,
};
