import type pg from 'pg';
import type { SmsPrices } from '../../schema/reference/sms-operators.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Ids } from '../ports/ids.ts';
import type { KeyRing } from '../ports/key-ring.ts';
import type { LimitMet } from '../ports/limits.ts';
import type { Mail } from '../ports/mail.ts';
import type { Sms } from '../ports/sms.ts';
import { accessLog } from './access-log.ts';
import { accessNotes } from './access-notes.ts';
import { accounts, type PeopleDeps, type Prepared } from './accounts.ts';
import { borrowers } from './borrowers.ts';
import { makeCodeClock } from './code-clock.ts';
import { codeReports } from './code-reports.ts';
import { codes } from './codes.ts';
import { corrections } from './corrections.ts';
import { migratePeople, peopleDatabase } from './database.ts';
import { deliveries } from './deliveries.ts';
import { devices } from './devices.ts';
import { evidenceStore } from './evidence.ts';
import { files } from './files.ts';
import { forgetting } from './forgetting.ts';
import type { Holder } from './holder.ts';
import { idempotency } from './idempotency.ts';
import { checkKeys } from './key-check.ts';
import { postgresLimits } from './limits.ts';
import { notices } from './notices.ts';
import { paperChecks } from './paper-checks.ts';
import { passwordTries } from './password-tries.ts';
import { argonPasswords } from './passwords.ts';
import { personSearch } from './person-search.ts';
import { phoneChanges } from './phone-changes.ts';
import { iinLists, profiles } from './profiles.ts';
import { pushSubscriptions } from './push-subscriptions.ts';
import { queryLog } from './query-log.ts';
import { deleteDue, retentionReport } from './retention.ts';
import { savedFilters } from './saved-filters.ts';
import { secondFactors } from './second-factors.ts';
import { securityKeys } from './security-keys.ts';
import { sessions } from './sessions.ts';
import { vault } from './vault.ts';

export type RegistryOptions = {
  pool: pg.Pool;
  /** Where many requests are served: `openPrepared` of projections/postgres.ts. */
  prepared?: pg.Pool;
  holder: Holder;
  ids: Ids;
  sms: Sms;
  mail: Mail;
  smsPricesNow?: () => SmsPrices | undefined;
  publicUrl: string;
  /** Every member of staff needs a second factor. */
  staffNeedFactor?: boolean;
  keys: Readonly<Record<'PEOPLE_MASTER_KEY' | 'PEOPLE_INDEX_KEY' | 'CODES_KEY' | 'ANSWERS_KEY', KeyRing>>;
  /** Hears of each use beyond a limit, for the answer to the caller. */
  limitMet?: (limit: LimitMet) => void;
  /** Which of `keys` this process has; the others are neither checked nor used (R1001). */
  ownKeys?: readonly string[];
};

export type PeopleRegistry = Awaited<ReturnType<typeof openRegistry>>;

/** Brings the tables up to date first. @throws KeysDoNotFit */
export async function openRegistry(options: RegistryOptions) {
  const { pool, holder, ids, sms, mail, publicUrl, keys, staffNeedFactor = false, smsPricesNow } = options;
  const db = peopleDatabase(pool);
  await migratePeople(db);
  const { PEOPLE_MASTER_KEY, PEOPLE_INDEX_KEY, ANSWERS_KEY } = keys;
  const isOwn = (name: string): boolean => options.ownKeys?.includes(name) ?? true;
  const seals = vault({ master: PEOPLE_MASTER_KEY, index: PEOPLE_INDEX_KEY });
  const rings = Object.entries({ PEOPLE_MASTER_KEY, PEOPLE_INDEX_KEY, ANSWERS_KEY });
  await checkKeys(db, Object.fromEntries(rings.filter(([name]) => isOwn(name))));
  const deps: PeopleDeps & Prepared = { db, prepared: options.prepared ?? pool, vault: seals, ids };
  const clock = makeCodeClock(db);
  const reports = codeReports({ db, vault: seals, sms, keys: keys.CODES_KEY });
  const log = accessLog(deps);
  const notes = accessNotes(log);
  return {
    db,
    vault: seals,
    accounts: accounts(deps),
    accessLog: log,
    accessNotes: notes,
    queryLog: queryLog(deps),
    personSearch: personSearch(deps),
    savedFilters: savedFilters(deps),
    secondFactors: secondFactors(deps),
    securityKeys: securityKeys(deps, publicUrl),
    sessions: sessions({ ...deps, staffNeedFactor, accessNotes: notes }),
    deliveries: deliveries({ ...deps, holder }),
    devices: devices(deps),
    passwords: argonPasswords(),
    passwordTries: passwordTries(deps),
    codes: codes({
      ...deps,
      ...{ holder, clock, reports, sms, mail, keys: keys.CODES_KEY, domain: new URL(publicUrl).hostname },
      ...(smsPricesNow ? { smsPricesNow } : {}),
    }),
    codeReports: reports,
    /** Once a minute, so that a restart knows what time it has been. */
    noteTime: clock,
    corrections: corrections(deps),
    phoneChanges: phoneChanges(deps),
    profiles: profiles(deps),
    borrowers: borrowers(deps),
    forgetting: forgetting(deps),
    iinLists: iinLists(deps),
    files: files(deps),
    evidence: evidenceStore(deps),
    paperChecks: paperChecks(deps),
    notices: notices(deps),
    pushSubscriptions: pushSubscriptions(deps),
    idempotency: idempotency({ ...deps, holder }, ANSWERS_KEY),
    limits: postgresLimits(deps, options.limitMet),
    deleteDue: (today: LocalDate) => deleteDue(db, today),
    retentionReport: () => retentionReport(db),
  };
}
