/** Where a person is signed in now, and the end of it (R153). Devices are forgotten with the sessions of all others. */
import { refuse } from '../../domain/decider.ts';
import type { Devices } from '../../ports/devices.ts';
import type { OpenSession, Sessions } from '../../ports/sessions.ts';

export type SessionShown = OpenSession & { current: boolean };
type Owner = { accountId: string; sessionId: string };

export type OpenSessions = ReturnType<typeof makeOpenSessions>;

export function makeOpenSessions({ sessions, devices }: { sessions: Sessions; devices: Devices }) {
  async function list({ accountId, sessionId }: Owner): Promise<readonly SessionShown[]> {
    const open = await sessions.openOf(accountId);
    return open.map((one) => ({ ...one, current: one.id === sessionId }));
  }

  /** NOT_FOUND also for somebody else's session. */
  async function end(owner: Owner, id: string) {
    const own = (await list(owner)).find((one) => one.id === id);
    if (!own || own.current) return refuse('NOT_FOUND');
    await sessions.close(id);
    return { sessions: await list(owner) };
  }

  async function endOthers(owner: Owner): Promise<readonly SessionShown[]> {
    await sessions.closeAll(owner.accountId, owner.sessionId);
    await devices.forgetAll(owner.accountId);
    return list(owner);
  }

  return { list, end, endOthers };
}
