import { parseIban } from '../../schema/values/iban.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { Iin } from '../../schema/values/iin.ts';
import { type Instant, localDate } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import { ibanOf } from './person.ts';

let serial = 0;

/** A valid account at Kaspi. Its last digits choose the sandbox bank's answer. */
export function anIban(ending = '1111', bank = '722') {
  const iban = parseIban(ibanOf(bank, `C${String(++serial).padStart(8, '0')}${ending}`));
  if (!iban) throw new Error('the test made a wrong IBAN');
  return iban;
}

export const aBorrower = (change: Partial<Borrower> = {}): Borrower => ({
  id: crypto.randomUUID() as BorrowerId,
  phone: `7701${String(1_000_000 + ++serial)}` as Phone,
  email: null,
  locale: 'RU',
  lastName: 'Ахметова',
  firstName: 'Айгерим',
  patronymic: null,
  birthDate: localDate('1990-05-12'),
  sex: 'FEMALE',
  iin: '900512400001' as Iin,
  documentType: 'IDENTITY_CARD',
  documentNumber: '012345678',
  documentIssuedOn: localDate('2020-01-01'),
  documentIssuedBy: 'MVD',
  documentValidTo: localDate('2030-01-01'),
  registrationAddress: { RU: 'Алматы, Абая, 1', KK: 'Алматы, Абай, 1' },
  region: 'ALMATY_CITY',
  entrepreneur: false,
  incomeBand: 5,
  monthlyLoanPayments: 0,
  declarations: {},
  declaredOverdueDays: 0,
  registrationCompleted: true,
  faceVerifiedAt: '2026-01-01T00:00:00.000Z' as Instant,
  ...change,
});
