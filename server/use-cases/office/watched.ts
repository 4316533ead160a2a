/**
 * Acts of staff that show persons are counted. Administrators and auditors get a letter at half of a limit and at the
 * limit (R913, R1030, R1043): whoever takes the book of customers is seen while it happens.
 */
import { STAFF_WATCH_ASK, STAFF_WATCH_TEXTS } from '../../../schema/reference/account-texts.ts';
import type { AccessEntry } from '../../ports/access-log.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Limits } from '../../ports/limits.ts';
import type { Mail } from '../../ports/mail.ts';

export type WatchDeps = {
  accounts: Pick<Accounts, 'staff'>;
  limits: Limits;
  mail?: Mail;
  alarm(text: string): void;
};

type By = Pick<AccessEntry['by'], 'id'>;
type Limit = { readonly name: string; readonly limit: number; readonly seconds: number };
type Told = keyof typeof STAFF_WATCH_TEXTS;

const WATCHERS: readonly string[] = ['admin', 'auditor'];

/** False where one of the limits is used up. */
export async function mayOnceMore(
  deps: WatchDeps,
  { id }: By,
  act: 'opened' | 'named' | 'contacted',
  limits: readonly Limit[],
): Promise<boolean> {
  for (const { name, limit, seconds } of limits) {
    const taken = await deps.limits.take(name, id, limit, seconds);
    if (!taken) {
      await tellWatchers(deps, { id }, `${act}Most`, limit, seconds);
      return false;
    }
    if ((await deps.limits.used(name, id, seconds)) >= limit / 2)
      await tellWatchers(deps, { id }, `${act}Half`, Math.ceil(limit / 2), seconds);
  }
  return true;
}

/** Once in so many seconds for each of the staff. A letter that cannot be sent opens nothing. */
export async function tellWatchers(deps: WatchDeps, { id }: By, what: Told, count: number, seconds: number) {
  if (!(await deps.limits.once(`told:${what}:${seconds}`, id, seconds))) return;
  const staff = await deps.accounts.staff();
  const number = staff.find((one) => one.id === id)?.number ?? id;
  deps.alarm(`a member of staff is watched: ${number} ${what} ${count}`);
  const watchers = staff.filter(({ roles, disabled }) => !disabled && roles.some((one) => WATCHERS.includes(one)));
  const text = (['RU', 'KK'] as const)
    .map((language) =>
      STAFF_WATCH_TEXTS[what][language]
        .replace('{number}', String(number))
        .replace('{count}', String(count))
        .replace('{ask}', STAFF_WATCH_ASK[language]),
    )
    .join('\n\n');
  const window = Math.floor(Date.now() / (seconds * 1_000));
  await Promise.allSettled(
    watchers.map(({ id: watcher, email }) =>
      deps.mail?.send({
        key: `watched:${what}:${id}:${seconds}:${window}:${watcher}`,
        to: email,
        subject: 'Nesie',
        text,
      }),
    ),
  );
}
