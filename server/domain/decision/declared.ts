/** What the borrower's own declarations add to the facts of a decision (R230). */
import { SCORING } from '../../../schema/reference/limits.ts';
import { type Tiyn, tiyn, ZERO } from '../../../schema/values/money.ts';

/** A person looks at these before the rules decide. None of them is a reason to decline. */
const REVIEWED = ['GUARDIANSHIP', 'CRIMINAL_LIABILITY', 'CLINIC_REGISTER', 'FOREIGN_OFFICIAL'] as const;

type Said = { declarations: Readonly<Record<string, boolean>>; declaredOverdueDays: number };
export type Declared = { overdueDays: number; overdueAmount: Tiyn; reviewWanted: boolean };

/** A declared arrear above the bounds names no figures, so the least figures above them count. */
export function declaredBy({ declarations, declaredOverdueDays }: Said): Declared {
  const aboveBounds = declarations.OVERDUE_60 === true;
  return {
    overdueDays: Math.max(declaredOverdueDays, aboveBounds ? SCORING.overdueDays + 1 : 0),
    overdueAmount: aboveBounds ? tiyn(SCORING.overdueAbove + 1n) : ZERO,
    reviewWanted: REVIEWED.some((key) => declarations[key] === true),
  };
}
