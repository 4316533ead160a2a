import type { Role } from '../generated/entry/graphql.ts';
import { paths } from '../paths.ts';

export const STAFF: readonly Role[] = ['support', 'verifier', 'analyst', 'auditor', 'admin'];
export const BORROWERS: readonly Role[] = ['borrower', 'entrepreneur'];

/** Which staff a page of the office is for: those whom the server answers what the page asks (a test compares). */
export const OFFICE_ROLES: Readonly<Record<string, readonly Role[]>> = {
  [paths.office.path]: STAFF,
  [paths.officeApplication.path]: ['verifier', 'support'],
  [paths.officeSuspense.path]: ['support', 'verifier'],
  [paths.officeSettlement.path]: ['support', 'verifier'],
  [paths.officeLoan.path]: ['support', 'verifier'],
  [paths.officeAudit.path]: ['auditor'],
};
