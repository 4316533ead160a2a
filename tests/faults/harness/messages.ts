/** What the sandbox got of each notice: an SMS once, a letter once more for each try that broke off (D0208). */
import { openPool } from '../../../projections/postgres.ts';
import { until } from '../../support/until.ts';

const PREFIX = `case d.channel when 'SMS' then 'sms:' when 'EMAIL' then 'mail:' else 'push:' end`;
const SENT = `
select d.channel, d.state, d.key, d.broken_off, o.times from people.notice_delivery d
left join sandbox.outbox o on o.key = ${PREFIX} || d.key`;
type Row = { channel: 'SMS' | 'EMAIL' | 'PUSH'; state: string; key: string; broken_off: number; times: number | null };
const QUIET_MS = 120_000;

export async function messagesOf(databaseUrl: string) {
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  const rows = async () => (await pool.query<Row>(SENT)).rows;
  const isOpen = ({ state }: Row): boolean => state === 'SENDING';
  try {
    await until(async () => !(await rows()).some(isOpen), QUIET_MS).catch(() => undefined);
    const all = await rows();
    const complaints = [
      ...all.filter(isOpen).map(({ channel, key }) => `${key}: its ${channel} is still being sent`),
      ...all.filter(isTooOften).map(({ channel, key, times }) => `${key}: its ${channel} left ${times} times`),
      ...all.filter(isMissing).map(({ channel, key }) => `${key}: its ${channel} never left`),
    ];
    const sms = all.filter(({ channel }) => channel === 'SMS');
    const letters = all.filter(({ channel }) => channel === 'EMAIL');
    return { complaints, counts: { sms: countsOf(sms), letters: countsOf(letters) } };
  } finally {
    await pool.end();
  }
}

const isTooOften = ({ channel, times, broken_off: broken }: Row): boolean =>
  (times ?? 0) > 1 + (channel === 'SMS' ? 0 : broken);
const isMissing = ({ channel, state, times }: Row): boolean =>
  channel !== 'PUSH' && ['TAKEN', 'DELIVERED'].includes(state) && times === null;
const countsOf = (rows: readonly Row[]) => ({
  sent: rows.filter(({ times }) => times !== null).length,
  brokenOff: rows.reduce((sum, { broken_off: broken }) => sum + broken, 0),
  again: rows.reduce((sum, { times }) => sum + Math.max(0, (times ?? 0) - 1), 0),
});
