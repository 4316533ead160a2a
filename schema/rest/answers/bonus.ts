/** The bonuses of a borrower in /json. */
import { z } from 'zod';
import { Day, LoanId, Tenge } from './shape.ts';

export const BonusAccount = z
  .strictObject({
    balance: Tenge,
    owed: Tenge.meta({ description: 'spent bonuses of reversed payments; the next bonuses repay them' }),
    operations: z.array(
      z.strictObject({
        id: z.string(),
        type: z.enum(['INCOME', 'OUTGOING']),
        reason: z.enum(['EARNED', 'SPENT', 'RETURNED', 'TAKEN_BACK']),
        date: Day,
        amount: Tenge,
        balance: Tenge.meta({ description: 'after this move' }),
        pending: z.boolean().meta({ description: 'until the loan has answered' }),
      }),
    ),
    loan: z
      .strictObject({
        creditId: LoanId,
        limit: Tenge,
        spent: Tenge,
        usable: Tenge.meta({ description: 'how many could be spent now' }),
        reason: z.string().nullable().meta({ description: 'the key of why nothing can be spent now' }),
      })
      .nullable(),
  })
  .meta({ id: 'BonusAccount' });
