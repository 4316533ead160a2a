/** What the bureau has answered to a call: a repeated call asks, and pays, for nothing twice (R712). */
import type pg from 'pg';
import type { ZodType } from 'zod';

export type BureauAnswers = {
  /** The answer kept under the key, or else the one that `ask` brings. */
  once<T>(key: string, part: string, form: ZodType<T>, ask: () => Promise<T>): Promise<T>;
};

export const postgresBureauAnswers = (pool: pg.Pool): BureauAnswers => ({
  async once(key, part, form, ask) {
    const { rows } = await pool.query<{ answer: unknown }>(
      'select answer from ops.bureau_answer where key = $1 and part = $2',
      [key, part],
    );
    const [kept] = rows;
    if (kept) return form.parse(kept.answer);
    const fresh = await ask();
    await pool.query(
      `insert into ops.bureau_answer (key, part, answer, at) values ($1, $2, $3, clock_timestamp())
       on conflict do nothing`,
      [key, part, JSON.stringify(fresh, (_, value) => (typeof value === 'bigint' ? value.toString() : value))],
    );
    return fresh;
  },
});
