/**
 * Whoever was forgotten stays so when the database of persons is restored to before it (R816): each list outside the
 * database is written first, and who stands in one is forgotten again at the start, before anybody can be read.
 */
import type { BorrowerId } from '../../schema/values/ids.ts';
import { instant } from '../../schema/values/local-date.ts';
import type { Forgetting, KeptForgotten } from '../ports/forgetting.ts';

export const keptForgetting = (forgetting: Forgetting, lists: readonly KeptForgotten[]): Forgetting => ({
  ...forgetting,
  async erase(id, at) {
    for (const list of lists) await list.add([id]);
    await forgetting.erase(id, at);
  },
});

/** Brings the lists and the database to the same persons. Returns how many had come back. */
export async function forgetAgain(forgetting: Forgetting, lists: readonly KeptForgotten[]): Promise<number> {
  const listed = await Promise.all(lists.map(async (list) => ({ list, ids: await list.ids() })));
  const back = await forgetting.present([...new Set(listed.flatMap(({ ids }) => [...ids]))]);
  for (const id of back) await forgetting.erase(id, instant(new Date()));
  const all = new Set<BorrowerId>([...(await forgetting.erased()), ...listed.flatMap(({ ids }) => [...ids])]);
  for (const { list, ids } of listed) await list.add([...all].filter((id) => !ids.has(id)));
  return back.length;
}
