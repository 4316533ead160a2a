import { sql } from 'kysely';
import type { PasswordTries } from '../ports/password-tries.ts';
import type { PeopleDeps } from './accounts.ts';
import { indexOfRow } from './one-value.ts';

/** The fifth wrong password in a row costs a minute; each further one doubles the wait, up to half an hour. */
const FREE_TRIES = 4;
const LONGEST_MINUTES = 30;
const FORGOTTEN_HOURS = 24;

const pauseAfter = (wrong: ReturnType<typeof sql<number>>) => sql<Date | null>`
  case when ${wrong} > ${FREE_TRIES}
    then now() + make_interval(mins => least(${LONGEST_MINUTES},
      power(2, least(${wrong}, 30) - ${FREE_TRIES + 1})::int))
  end`;

export function passwordTries({ db, vault }: Pick<PeopleDeps, 'db' | 'vault'>): PasswordTries {
  const pair = async (name: string, caller: string) => {
    const rows = db.selectFrom('people.password_try').select('subject').where('caller', '=', caller);
    const subject = await indexOfRow(
      vault.indexes('sign-in', name),
      async (indexes) => (await rows.where('subject', 'in', indexes).executeTakeFirst())?.subject,
    );
    return { subject, caller };
  };
  const counted = sql<number>`(case when people.password_try.tried_at < now() - make_interval(hours => ${FORGOTTEN_HOURS})
    then 1 else people.password_try.wrong + 1 end)`;

  return {
    async take(name, caller) {
      const of = await pair(name, caller);
      const taken = await db
        .insertInto('people.password_try')
        .values({ ...of, wrong: 1, tried_at: sql<Date>`now()` })
        .onConflict((on) =>
          on
            .columns(['subject', 'caller'])
            .doUpdateSet({ wrong: counted, tried_at: sql<Date>`now()`, closed_until: pauseAfter(counted) })
            .where((or) =>
              or.or([
                or('people.password_try.closed_until', 'is', null),
                or('people.password_try.closed_until', '<=', sql<Date>`now()`),
              ]),
            ),
        )
        .returning('wrong')
        .executeTakeFirst();
      if (taken) return undefined;
      const row = await db
        .selectFrom('people.password_try')
        .select(sql<number>`ceil(extract(epoch from closed_until - now()))::int`.as('seconds'))
        .where((on) => on.and(of))
        .executeTakeFirst();
      return { waitSeconds: Math.max(1, row?.seconds ?? 1) };
    },

    async giveBack(name, caller) {
      const of = await pair(name, caller);
      await db
        .updateTable('people.password_try')
        .set({ wrong: sql<number>`wrong - 1`, closed_until: null })
        .where((on) => on.and(of))
        .where('wrong', '>', 0)
        .execute();
    },

    async wrongOfAll(name) {
      const row = await db
        .selectFrom('people.password_try')
        .select(sql<number>`coalesce(sum(wrong), 0)::int`.as('wrong'))
        .where('subject', 'in', vault.indexes('sign-in', name))
        .where('tried_at', '>', sql<Date>`now() - interval '1 hour'`)
        .executeTakeFirstOrThrow();
      return row.wrong;
    },

    async wasRight(name, caller) {
      const of = await pair(name, caller);
      await db
        .deleteFrom('people.password_try')
        .where((on) => on.and(of))
        .execute();
    },

    async waiting(name) {
      const row = await db
        .selectFrom('people.password_try')
        .select((on) => on.fn.countAll<bigint>().as('count'))
        .where('subject', 'in', vault.indexes('sign-in', name))
        .where('closed_until', '>', sql<Date>`now()`)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async unlock(name) {
      const forgotten = await db
        .deleteFrom('people.password_try')
        .where('subject', 'in', vault.indexes('sign-in', name))
        .returning(sql<boolean>`closed_until > now()`.as('waiting'))
        .execute();
      return forgotten.filter((row) => row.waiting).length;
    },
  };
}
