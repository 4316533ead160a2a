import { describe, expect, it } from 'vitest';
import { tenge } from '../../../schema/values/money.ts';
import { declaredBy } from '../../../server/domain/decision/declared.ts';

const said = (declarations: Record<string, boolean>, declaredOverdueDays = 0) =>
  declaredBy({ declarations, declaredOverdueDays });
const NOTHING = { overdueDays: 0, overdueAmount: 0n, reviewWanted: false };

describe('what the borrower declares counts in the decision (R230)', () => {
  it('nothing declared adds nothing', () => {
    expect(said({})).toEqual(NOTHING);
    expect(said({ OVERDUE_60: false, CLINIC_REGISTER: false })).toEqual(NOTHING);
  });

  it('a declared arrear above the bounds is one, though it names no figures', () => {
    const { overdueDays, overdueAmount } = said({ OVERDUE_60: true });
    expect(overdueDays).toBe(61);
    expect(overdueAmount > tenge(15_000)).toBe(true);
  });

  it('the days of unmet obligations count, their sum is unknown', () => {
    expect(said({ UNFULFILLED_OBLIGATIONS: true }, 45)).toEqual({ ...NOTHING, overdueDays: 45 });
  });

  it.each(['GUARDIANSHIP', 'CRIMINAL_LIABILITY', 'CLINIC_REGISTER', 'FOREIGN_OFFICIAL'])(
    'a person looks at %s, and nothing is declined for it',
    (key) => expect(said({ [key]: true })).toEqual({ ...NOTHING, reviewWanted: true }),
  );

  it.each(['SOCIAL_AID', 'MEMBERSHIP'])('%s changes nothing', (key) => {
    expect(said({ [key]: true })).toEqual(NOTHING);
  });
});
