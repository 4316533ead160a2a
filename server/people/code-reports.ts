/**
 * What became of the SMS of a code (R781). It is asked for by whichever process is there, so a restart loses none. The
 * number is sealed beside the code until the provider has told, a day at most.
 */
import { type Selectable, sql } from 'kysely';
import type { SigningFlow } from '../../schema/reference/documents.ts';
import { instant } from '../../schema/values/local-date.ts';
import { tiyn } from '../../schema/values/money.ts';
import { parsePhone } from '../../schema/values/phone.ts';
import type { CodeAddress, CodeBinding, SentCode } from '../ports/codes.ts';
import type { DeliveryState } from '../ports/deliveries.ts';
import type { KeyRing } from '../ports/key-ring.ts';
import type { Sms } from '../ports/sms.ts';
import { addressIndex, addressIndexes } from './code-sender.ts';
import type { CodeTable, PeopleDb } from './tables.ts';
import { decryptUnder, encryptUnder, type Vault } from './vault.ts';

/** After the code was made: most phones have it within seconds, and after an hour the operator gives up. */
const ASK_AFTER = ['15 seconds', '5 minutes', '25 minutes', '75 minutes', '6 hours', '24 hours'];
/** Asked at once; more of them wait for the next round. */
const BATCH = 20;
const MOST_A_ROUND = 1_000;
const PLACE = 'code_report.sent_to';

type Deps = { db: PeopleDb; vault: Vault; sms: Pick<Sms, 'reportOf'>; keys: KeyRing };
type Due = { id: string; sent_to: Buffer | null; over: boolean };

export type CodeReports = ReturnType<typeof codeReports>;

export function codeReports({ db, vault, sms, keys }: Deps) {
  const settle = (id: string, to: PeopleDb = db) =>
    to
      .updateTable('people.code_report')
      .set({ sent_to: null, ask_at: null, known_at: sql<Date>`now()` })
      .where('code_id', '=', id)
      .execute();

  /** Taken for this caller: the next time to ask is written before the provider is called. */
  const take = async (which: 'due' | 'newest'): Promise<readonly Due[]> => {
    const turn = which === 'due' ? sql`ask_at <= now() order by ask_at` : sql`ask_at is not null order by sent_at desc`;
    const taken = sql<Due>`
      update people.code_report r
      set ask_at = (select min(due.sent_at + pause) from unnest(${ASK_AFTER}::interval[]) pause
                    where due.sent_at + pause > now())
      from (select code_id, sent_at from people.code_report join people.code on id = code_id
            where ${turn} limit ${BATCH} for update of code_report skip locked) due
      where r.code_id = due.code_id returning r.code_id as id, r.sent_to, r.ask_at is null as over`;
    return (await taken.execute(db)).rows;
  };

  function numberOf({ id, sent_to }: Due) {
    try {
      return sent_to ? parsePhone(decryptUnder(keys, `${PLACE}:${id}`, sent_to).toString('utf8')) : undefined;
    } catch {
      // The key that sealed it was taken away meanwhile.
      return undefined;
    }
  }

  /** Whether the provider answers at all. */
  async function ask(due: Due): Promise<boolean> {
    const to = numberOf(due);
    const report = to && (await sms.reportOf?.({ key: due.id, to }));
    if (report?.state === 'DELIVERED' || report?.state === 'FAILED') {
      const said = report.state === 'FAILED' ? `FAILED ${report.reason}`.slice(0, 60) : 'DELIVERED';
      await db.updateTable('people.code').set({ report: said }).where('id', '=', due.id).execute();
      await settle(due.id);
    } else if (due.over || !to) {
      await db
        .updateTable('people.code_report')
        .set({ sent_to: null, ask_at: null })
        .where('code_id', '=', due.id)
        .execute();
    }
    return report !== undefined && report.state !== 'UNKNOWN';
  }

  return {
    /** With the code, before it leaves. */
    async expect(tx: PeopleDb, id: string, to: CodeBinding): Promise<void> {
      const asked = 'phone' in to && sms.reportOf !== undefined;
      const first = sql<Date>`now() + ${ASK_AFTER[0]}::interval`;
      const sent_to = asked ? encryptUnder(keys, `${PLACE}:${id}`, Buffer.from(to.phone)) : null;
      const address_index = addressIndex(vault, to);
      await tx
        .insertInto('people.code_report')
        .values({ code_id: id, address_index, sent_to, ask_at: asked ? first : null })
        .execute();
    },

    /** The provider has refused it, so nothing follows. */
    async notTaken(id: string): Promise<void> {
      await db.updateTable('people.code').set({ report: 'NOT_TAKEN' }).where('id', '=', id).execute();
      await settle(id);
    },

    async last(to: readonly CodeAddress[], most: number): Promise<readonly SentCode[]> {
      if (to.length === 0) return [];
      const rows = await db
        .selectFrom('people.code_report as r')
        .innerJoin('people.code as c', 'c.id', 'r.code_id')
        .select([
          'c.purpose',
          'c.sent_at',
          'c.handed_over_at',
          'c.used_at',
          'c.report',
          'c.parts',
          'c.cost',
          'r.known_at',
        ])
        .where(
          'r.address_index',
          'in',
          to.flatMap((one) => addressIndexes(vault, one)),
        )
        .orderBy('c.sent_at', 'desc')
        .limit(most)
        .execute();
      return rows.map(sentCodeOf);
    },

    /** A report has come, but not whose: the newest are asked about, whether it is their turn or not. */
    async askNewest(): Promise<void> {
      await Promise.all((await take('newest')).map(ask));
    },

    /** Ends early while the provider is silent. */
    async askDue(): Promise<void> {
      for (let asked = 0; asked < MOST_A_ROUND; asked += BATCH) {
        const due = await take('due');
        const answered = await Promise.all(due.map(ask));
        if (due.length < BATCH || !answered.includes(true)) return;
      }
    },
  };
}

type Row = Pick<
  Selectable<CodeTable>,
  'purpose' | 'sent_at' | 'handed_over_at' | 'used_at' | 'report' | 'parts' | 'cost'
>;

function sentCodeOf(row: Row & { known_at: Date | null }): SentCode {
  const [said, ...reason] = (row.report ?? '').split(' ');
  const known = (['NOT_TAKEN', 'DELIVERED', 'FAILED'] as const).find((one) => one === said);
  const state: DeliveryState = known ?? (row.handed_over_at === null ? 'SENDING' : 'TAKEN');
  return {
    purpose: row.purpose as SigningFlow,
    sentAt: instant(row.sent_at),
    used: row.used_at !== null,
    delivery: {
      channel: row.parts === null ? 'EMAIL' : 'SMS',
      state,
      at: instant(row.known_at ?? row.handed_over_at ?? row.sent_at),
      reason: reason.join(' ') || null,
      parts: row.parts,
      cost: row.cost === null ? null : tiyn(BigInt(row.cost)),
    },
  };
}
