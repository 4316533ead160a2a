import { DECLARATIONS } from '../../../schema/reference/dictionaries.ts';

export const PERSONAL = {
  citizenship: 'KZ',
  birthPlace: 'KAZAKHSTAN',
  documentType: 'IDENTITY_CARD',
  documentIssuedOn: '2020-03-10',
  documentValidTo: '2030-03-09',
  documentIssuedBy: 'MVD',
  education: 'HIGHER_EDUCATION',
  familyStatus: 'MARRIED',
  childrenCount: 1,
  childrenUnder18: 1,
} as const;

export const ADDRESS = {
  registration: { region: 'ALMATY_CITY', city: 'Алматы', street: 'Абая', house: '10', flat: '5' },
  livesAtRegistration: true,
  houseOwner: 'OWNERSHIP',
  livingTime: 'MORE_5_YEARS',
} as const;

export const EMPLOYMENT = {
  employmentType: 'FULL_TIME_EMPLOYMENT',
  sector: 'IT',
  employer: 'ТОО Тест',
  workPhone: '77272000000',
  jobMonths: 24,
  experienceMonths: 60,
  incomeBand: 7,
  monthlyExpenses: 80_000,
  monthlyLoanPayments: 0,
  hasCreditCard: false,
  tookLoansBefore: false,
  hadDelays: false,
  hasActiveLoans: false,
  ownsProperty: true,
  ownsCar: false,
  declarations: DECLARATIONS.map(({ key }) => ({ key, yes: false })),
} as const;
