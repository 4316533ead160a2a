import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type pg from 'pg';
import { migrateSchema } from '../../projections/migrate.ts';
import * as people from './migrations/2026-11-20-people.ts';
import * as money from './migrations/2026-11-21-money.ts';
import * as officeNotes from './migrations/2026-11-22-office-notes.ts';
import * as incomingMoney from './migrations/2026-11-23-incoming-money.ts';
import * as paymentsInDoubt from './migrations/2026-11-24-payments-in-doubt.ts';
import * as keptAnchors from './migrations/2026-11-25-kept-anchors.ts';
import * as wrongCodes from './migrations/2026-11-26-wrong-codes.ts';
import * as keyChecks from './migrations/2026-11-27-key-checks.ts';
import * as holders from './migrations/2026-11-28-holders.ts';
import * as passwordTries from './migrations/2026-11-29-password-tries.ts';
import * as provenPersons from './migrations/2026-11-30-proven-persons.ts';
import * as codesHandedOver from './migrations/2026-12-01-codes-handed-over.ts';
import * as keyedBodies from './migrations/2026-12-02-keyed-bodies.ts';
import * as passwordResets from './migrations/2026-12-03-password-resets.ts';
import * as checkedPapers from './migrations/2026-12-04-checked-papers.ts';
import * as cardOfPayment from './migrations/2026-12-05-card-of-a-payment.ts';
import * as notices from './migrations/2026-12-05-notices.ts';
import * as reachingAPerson from './migrations/2026-12-06-reaching-a-person.ts';
import * as daysOfReminders from './migrations/2026-12-07-days-of-reminders.ts';
import * as feedback from './migrations/2026-12-07-feedback.ts';
import * as push from './migrations/2026-12-08-push.ts';
import * as registryAnswers from './migrations/2026-12-10-registry-answers.ts';
import * as evidence from './migrations/2026-12-11-evidence.ts';
import * as namesOfCards from './migrations/2026-12-12-names-of-cards.ts';
import * as lookUps from './migrations/2026-12-18-look-ups.ts';
import * as paymentChallenges from './migrations/2026-12-18-payment-challenges.ts';
import * as forgetting from './migrations/2026-12-21-forgetting.ts';
import * as corrections from './migrations/2026-12-23-corrections.ts';
import * as behaviour from './migrations/2026-12-25-behaviour.ts';
import * as refusedIin from './migrations/2026-12-28-refused-iin.ts';
import * as queryLog from './migrations/2027-01-02-query-log.ts';
import * as holdsOfCards from './migrations/2027-01-03-holds-of-cards.ts';
import * as staffPasswords from './migrations/2027-01-08-staff-passwords.ts';
import * as staffSecondFactor from './migrations/2027-01-08-staff-second-factor.ts';
import * as contacts from './migrations/2027-01-09-contacts.ts';
import * as staffNumbers from './migrations/2027-01-10-staff-numbers.ts';
import * as securityKeys from './migrations/2027-01-12-security-keys.ts';
import * as deliveryRows from './migrations/2027-01-17-deliveries.ts';
import * as daysOfFrames from './migrations/2027-01-18-days-of-frames.ts';
import * as formerContacts from './migrations/2027-01-18-former-contacts.ts';
import * as ibanOfACard from './migrations/2027-01-18-iban-of-a-card.ts';
import * as keysThatChange from './migrations/2027-01-18-keys-that-change.ts';
import * as savedFilters from './migrations/2027-01-21-saved-filters.ts';
import * as latestInstant from './migrations/2027-01-31-latest-instant.ts';
import * as codeMadeFor from './migrations/2027-02-05-code-made-for.ts';
import * as codeReports from './migrations/2027-02-05-code-reports.ts';
import * as notesOfPersons from './migrations/2027-02-07-notes-of-persons.ts';
import * as reportsOfCodes from './migrations/2027-02-09-reports-of-codes.ts';
import * as sealedLookUps from './migrations/2027-02-09-sealed-look-ups.ts';
import * as claimedDeliveries from './migrations/2027-02-15-claimed-deliveries.ts';
import * as writtenPosition from './migrations/2027-02-19-written-position.ts';
import * as casesOfPersons from './migrations/2027-03-06-cases-of-persons.ts';
import type { PeopleDatabase, PeopleDb } from './tables.ts';

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '2026-11-20-people': people,
  '2026-11-21-money': money,
  '2026-11-22-office-notes': officeNotes,
  '2026-11-23-incoming-money': incomingMoney,
  '2026-11-24-payments-in-doubt': paymentsInDoubt,
  '2026-11-25-kept-anchors': keptAnchors,
  '2026-11-26-wrong-codes': wrongCodes,
  '2026-11-27-key-checks': keyChecks,
  '2026-11-28-holders': holders,
  '2026-11-29-password-tries': passwordTries,
  '2026-11-30-proven-persons': provenPersons,
  '2026-12-01-codes-handed-over': codesHandedOver,
  '2026-12-02-keyed-bodies': keyedBodies,
  '2026-12-03-password-resets': passwordResets,
  '2026-12-04-checked-papers': checkedPapers,
  '2026-12-05-card-of-a-payment': cardOfPayment,
  '2026-12-05-notices': notices,
  '2026-12-06-reaching-a-person': reachingAPerson,
  '2026-12-07-days-of-reminders': daysOfReminders,
  '2026-12-07-feedback': feedback,
  '2026-12-08-push': push,
  '2026-12-10-registry-answers': registryAnswers,
  '2026-12-11-evidence': evidence,
  '2026-12-12-names-of-cards': namesOfCards,
  '2026-12-18-look-ups': lookUps,
  '2026-12-18-payment-challenges': paymentChallenges,
  '2026-12-21-forgetting': forgetting,
  '2026-12-23-corrections': corrections,
  '2026-12-25-behaviour': behaviour,
  '2026-12-28-refused-iin': refusedIin,
  '2027-01-02-query-log': queryLog,
  '2027-01-03-holds-of-cards': holdsOfCards,
  '2027-01-08-staff-passwords': staffPasswords,
  '2027-01-08-staff-second-factor': staffSecondFactor,
  '2027-01-09-contacts': contacts,
  '2027-01-10-staff-numbers': staffNumbers,
  '2027-01-12-security-keys': securityKeys,
  '2027-01-17-deliveries': deliveryRows,
  '2027-01-18-days-of-frames': daysOfFrames,
  '2027-01-18-former-contacts': formerContacts,
  '2027-01-18-iban-of-a-card': ibanOfACard,
  '2027-01-18-keys-that-change': keysThatChange,
  '2027-01-21-saved-filters': savedFilters,
  '2027-01-31-latest-instant': latestInstant,
  '2027-02-05-code-made-for': codeMadeFor,
  '2027-02-05-code-reports': codeReports,
  '2027-02-07-notes-of-persons': notesOfPersons,
  '2027-02-09-reports-of-codes': reportsOfCodes,
  '2027-02-09-sealed-look-ups': sealedLookUps,
  '2027-02-15-claimed-deliveries': claimedDeliveries,
  '2027-02-19-written-position': writtenPosition,
  '2027-03-06-cases-of-persons': casesOfPersons,
};

export const peopleDatabase = (pool: pg.Pool): PeopleDb =>
  new Kysely<PeopleDatabase>({ dialect: new PostgresDialect({ pool }) });

export async function migratePeople(db: PeopleDb, upTo?: string): Promise<void> {
  await sql`create schema if not exists people`.execute(db);
  await sql`create schema if not exists ops`.execute(db);
  await migrateSchema(db, 'people', MIGRATIONS, { upTo });
}
