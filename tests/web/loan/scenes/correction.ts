import { LOAN_ID, session } from './a-loan.ts';
import { applicant } from './office-loan.ts';
import type { Place } from './place.ts';

const BORROWER = '0193e3a4-7c1e-7a54-9b1c-2f5d8a6e4bff';
const waiting = {
  id: 'correction-1',
  borrowerId: BORROWER,
  person: applicant,
  kind: 'PHONE',
  reason: 'LOST_NUMBER',
  caseNumber: '17/A-4',
  askedBy: 'support@nesie.kz',
  askedAt: '2026-11-20T06:10:00.000Z',
  mine: false,
};
const person = {
  borrowerId: BORROWER,
  person: applicant,
  maskedEmail: 'a***@example.kz',
  emailConfirmed: false,
  documentEnds: '4567',
  faceVerifiedAt: '2026-07-10T06:10:00.000Z',
  waiting: 2,
  loans: [
    { loanId: LOAN_ID, offerNumber: 'NS-2026-001290', status: 'ACTIVE', amount: '290000.00', appliedOn: '2026-07-10' },
  ],
  corrections: [{ ...waiting, mine: true }],
};
const support = session({ roles: ['support'] });

export const CORRECTION: readonly Place[] = [
  { name: 'office-person', path: `office/person/${BORROWER}`, scene: { session: support, officePerson: person } },
  { name: 'office-person-none', path: `office/person/${BORROWER}`, scene: { session: support, officePerson: null } },
  {
    name: 'office-correction-waits',
    path: 'office',
    scene: {
      session: session({ roles: ['verifier'] }),
      stuckTasks: [],
      officeQueue: [],
      openCorrections: [waiting],
      openCorrection: {
        lines: [{ field: 'phone', now: '77051234531', becomes: '77079876543' }],
        errors: [],
      },
    },
  },
];
