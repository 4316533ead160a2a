/**
 * What became of the SMS of a code (R781). It is asked for from memory while the code is good: the phone stands nowhere
 * beside the code, and a report that a restart loses is worth less than a number that could be stolen.
 */
import type { Phone } from '../../schema/values/phone.ts';
import type { Sms } from '../ports/sms.ts';
import type { PeopleDb } from './tables.ts';

/** After the message left; most phones have it within seconds. */
const ASK_AFTER_MS: readonly number[] = [15_000, 60_000, 300_000, 1_500_000];
const MOST_AT_ONCE = 10_000;

export type CodeReports = { follow(id: string, to: Phone): void };

export function codeReports(
  { db, sms }: { db: PeopleDb; sms: Pick<Sms, 'reportOf'> },
  askAfterMs = ASK_AFTER_MS,
): CodeReports {
  let followed = 0;
  const keep = (id: string, report: string) =>
    db.updateTable('people.code').set({ report }).where('id', '=', id).execute();

  /** True when nothing more is to be asked. */
  async function asked(id: string, to: Phone): Promise<boolean> {
    const report = await sms.reportOf?.({ key: id, to });
    if (report?.state !== 'DELIVERED' && report?.state !== 'FAILED') return false;
    await keep(id, report.state === 'FAILED' ? `FAILED ${report.reason}`.slice(0, 60) : 'DELIVERED');
    return true;
  }

  function later(id: string, to: Phone, [pause, ...pauses]: readonly number[]): void {
    if (pause === undefined) {
      followed -= 1;
      return;
    }
    const again = (over: boolean) => later(id, to, over ? [] : pauses);
    // Nobody waits for a report: a provider or a database that is silent leaves it out.
    setTimeout(() => void asked(id, to).then(again, () => again(false)), pause).unref();
  }

  return {
    follow(id, to) {
      if (!sms.reportOf || followed >= MOST_AT_ONCE) return;
      followed += 1;
      later(id, to, askAfterMs);
    },
  };
}
