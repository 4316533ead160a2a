/** Before registration is complete there is no document and no address. */
import { sql } from 'kysely';
import { isEntrepreneur } from '../../schema/forms/profile.ts';
import { REGIONS } from '../../schema/reference/dictionaries.ts';
import { placeIn } from '../../schema/reference/places.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import type { Borrower, Borrowers, Locale } from '../ports/borrowers.ts';
import type { Address, StoredProfile } from '../ports/profiles.ts';
import type { PeopleDeps } from './accounts.ts';
import { documentText, findProfile } from './profiles.ts';
import type { PeopleDb } from './tables.ts';
import { isTaken } from './taken.ts';

export const borrowers = ({ db, vault }: Omit<PeopleDeps, 'ids'>): Borrowers => ({
  async find(id: BorrowerId) {
    const profile = await findProfile({ db, vault }, id);
    return profile && borrowerOf(profile);
  },
  async markFaceVerified(id, at) {
    const person = db.selectFrom('people.person').select('iin_index').where('account_id', '=', id);
    const index = (await person.executeTakeFirst())?.iin_index ?? null;
    const profile = index === null ? undefined : await findProfile({ db, vault }, id);
    const iins = profile?.identity ? vault.indexes('iin', profile.identity.iin) : undefined;
    const documents = profile?.personal ? vault.indexes('document', documentText(profile.personal)) : [''];
    /** A row whose indexes are under another key: Postgres does not see that they are the same. */
    const provedElsewhere = async (tx: PeopleDb, of: readonly string[]): Promise<boolean> => {
      const proved = tx.selectFrom('people.person').select('account_id').where('face_verified_at', 'is not', null);
      const other = proved.where((on) => on.or([on('iin_index', 'in', of), on('document_index', 'in', documents)]));
      return (await other.where('account_id', '<>', id).limit(1).executeTakeFirst()) !== undefined;
    };
    try {
      return await db.transaction().execute(async (tx) => {
        // Two people who prove one IIN at once would otherwise deadlock.
        if (index) await sql`select pg_advisory_xact_lock(hashtext(${iins?.toSorted()[0] ?? index}))`.execute(tx);
        if (iins && iins.length > 1 && (await provedElsewhere(tx, iins))) return 'taken' as const;
        const ownRow = await tx
          .updateTable('people.person')
          .set({ face_verified_at: at })
          .where('account_id', '=', id)
          .where((on) => (iins ? on('iin_index', 'in', iins) : on('iin_index', 'is not distinct from', index)))
          .where('identity', 'is not', null)
          .executeTakeFirst();
        if (ownRow.numUpdatedRows === 0n) return 'taken' as const;
        if (!index) return 'verified' as const;
        await tx
          .updateTable('people.person')
          .set({ iin_index: null, identity: null, registry: null, document_index: null, completed_at: null })
          .where('iin_index', 'in', iins ?? [index])
          .where('face_verified_at', 'is', null)
          .execute();
        return 'verified' as const;
      });
    } catch (error) {
      if (isTaken(error)) return 'taken' as const;
      throw error;
    }
  },
});

/** Undefined before the personal data are stored. */
function borrowerOf(profile: StoredProfile): Borrower | undefined {
  const { identity, personal, employment } = profile;
  if (!identity?.birthDate || !identity.sex || !personal) return undefined;
  return {
    id: profile.id,
    phone: profile.phone,
    email: profile.emailConfirmed ? profile.email : null,
    locale: profile.locale,
    lastName: personal.lastName,
    firstName: personal.firstName,
    patronymic: personal.patronymic,
    birthDate: localDate(identity.birthDate),
    sex: identity.sex,
    iin: identity.iin,
    documentType: personal.documentType,
    documentNumber: personal.documentNumber,
    documentIssuedOn: personal.documentIssuedOn,
    documentIssuedBy: personal.documentIssuedBy,
    documentValidTo: personal.documentValidTo,
    registrationAddress: lines(profile.address?.registration),
    region: profile.address?.registration.region ?? null,
    entrepreneur: employment !== null && isEntrepreneur(employment),
    incomeBand: employment?.incomeBand ?? 1,
    monthlyLoanPayments: employment?.monthlyLoanPayments ?? 0,
    declarations: Object.fromEntries((employment?.declarations ?? []).map(({ key, yes }) => [key, yes])),
    declaredOverdueDays: employment?.overdueDays ?? 0,
    registrationCompleted: profile.completedAt !== null,
    faceVerifiedAt: profile.faceVerifiedAt,
  };
}

const lines = (address: Address | undefined): Borrower['registrationAddress'] => ({
  RU: address ? line(address, 'RU') : '',
  KK: address ? line(address, 'KK') : '',
});

function line(address: Address, locale: Locale): string {
  const region = REGIONS.find((entry) => entry.key === address.region);
  const name = locale === 'KK' ? region?.kk : region?.ru;
  const lang = locale === 'KK' ? 'kk' : 'ru';
  const inLanguage = (text: string | null): string | null => text && placeIn(lang, address.region, text);
  const places = [inLanguage(address.district), inLanguage(address.city)];
  return [name, ...places, address.street, address.house, address.flat].filter(Boolean).join(', ');
}
