import type { Role } from '../generated/entry/graphql.ts';
import { paths } from '../paths.ts';

export const STAFF: readonly Role[] = ['support', 'verifier', 'collector', 'analyst', 'auditor', 'admin'];
export const BORROWERS: readonly Role[] = ['borrower', 'entrepreneur'];

/** A test compares them with the roles that the server answers. */
export const OFFICE_ROLES: Readonly<Record<string, readonly Role[]>> = {
  [paths.office.path]: STAFF,
  [paths.officeEntry.path]: STAFF,
  [paths.officeApplication.path]: ['support', 'verifier'],
  [paths.officePerson.path]: ['support'],
  [paths.officeCollection.path]: ['support', 'collector'],
  [paths.officeSuspense.path]: ['support', 'verifier'],
  [paths.officeSettlement.path]: ['support', 'verifier'],
  [paths.officeLoan.path]: ['support', 'verifier'],
  [paths.officeAudit.path]: ['auditor'],
  [paths.analytics.path]: ['analyst', 'auditor'],
};
