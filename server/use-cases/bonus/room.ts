/** Front door of the room: bonuses, earned and spent. */
import { type BonusDeps, makeBonus } from './bonus.ts';

export const makeBonusRoom = (deps: BonusDeps) => ({ bonus: makeBonus(deps) });
