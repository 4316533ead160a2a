import { session, TODAY } from './a-loan.ts';
import type { Place } from './place.ts';

const group = (key: string, borrowers: number, principal: string, par30Share = '0.00') => ({
  key,
  loans: borrowers,
  borrowers,
  principal,
  par30Share,
});
/** Withheld: the group has fewer than five borrowers. */
const few = (key: string) => ({ key, loans: null, borrowers: null, principal: null, par30Share: null });

const ARREARS = [
  group('CURRENT', 1_103, '144841501.43'),
  group('D1_30', 78, '10105221.03'),
  group('D31_60', 42, '5557871.57', '100.00'),
  few('D61_90'),
  group('D91_PLUS', 38, '4884190.16', '100.00'),
];
const PRODUCTS = [
  group('INDIVIDUAL_PERSON_SPL', 990, '98120350.50', '6.20'),
  group('INDIVIDUAL_PERSON_IL', 294, '70300000.00', '10.51'),
];

const onDay = {
  asOfPosition: 'C:41820/P:41820',
  loans: 1_284,
  principal: '168420350.50',
  par: [
    { days: 1, loans: 181, principal: '23578849.07', share: '14.00' },
    { days: 30, loans: 103, principal: '13473628.04', share: '8.00' },
    { days: 60, loans: 61, principal: '7915756.47', share: '4.70' },
    { days: 90, loans: 38, principal: '4884190.16', share: '2.90' },
  ],
  groups: ({ by }: { by: string }) => (by === 'ARREARS' ? ARREARS : PRODUCTS),
  funnel: ['APPLIED', 'SIGNED', 'DECIDED', 'APPROVED', 'ISSUED', 'CLOSED'].map((stage, at) => ({
    stage,
    loans: 9_000 - at * 1_250,
  })),
  vintages: [8, 9, 10].flatMap((month) =>
    [0, 1, 2]
      .filter((age) => month + age <= 10)
      .map((age) => ({
        cohort: `2026-${String(month).padStart(2, '0')}`,
        age,
        issued: 310,
        issuedAmount: '42155000.00',
        lateLoans: age * 11,
        latePrincipal: '1204500.00',
        lost: '0.00',
        lateShare: `${age * 4}.25`,
      })),
  ),
  cash: ['2026-09', '2026-10', '2026-11'].map((period, at) => ({
    period,
    issued: 310 + at,
    issuedAmount: `${42 + at}155000.00`,
    payments: 700,
    collected: `${47 + at}918200.45`,
    takenBack: '0.00',
  })),
  income: ['2026-09', '2026-10', '2026-11'].map((month) => ({
    month,
    interest: '5110200.00',
    penalty: '90100.00',
    premium: '12400.00',
    bonusCost: '80000.00',
    waived: '0.00',
    writtenOff: '0.00',
    recovered: '0.00',
    averagePrincipal: '161000000.00',
    yield: '38.85',
    costOfRisk: '9.10',
    margin: '29.15',
  })),
};

const nothing = {
  ...onDay,
  loans: 0,
  principal: '0.00',
  par: onDay.par.map((line) => ({ ...line, loans: 0, principal: '0.00', share: '0.00' })),
  groups: () => [],
  funnel: onDay.funnel.map((line) => ({ ...line, loans: 0 })),
  vintages: [],
  cash: [],
  income: [],
};

const portfolio = ({ date }: { date: string }) => ({ ...onDay, date });
const analyst = { session: session({ roles: ['analyst'] }) };

export const ANALYTICS: readonly Place[] = [
  { name: 'analytics', path: 'analytics?date=2026-11-20&before=2026-10-31', scene: { ...analyst, portfolio } },
  {
    name: 'analytics-few',
    path: 'analytics?date=2026-11-20&before=2026-10-31&channel=PARTNER&region=ABAI&borrowers=NEW&termTo=20',
    scene: {
      ...analyst,
      portfolio: ({ date }: { date: string }) => ({
        ...onDay,
        date,
        loans: null,
        principal: null,
        par: onDay.par.map(({ days }) => ({ days, loans: null, principal: null, share: null })),
        groups: () => [few('CURRENT')],
        funnel: onDay.funnel.map((line, at) => ({ ...line, loans: at > 3 ? null : 12 - at * 2 })),
        vintages: onDay.vintages.map((line) =>
          line.cohort === '2026-08'
            ? { ...line, issued: 7 }
            : { ...line, issued: null, issuedAmount: null, lateShare: null },
        ),
        cash: onDay.cash.map((line, at) => ({
          ...line,
          issued: null,
          issuedAmount: null,
          ...(at === 0 ? { payments: null, collected: null } : {}),
        })),
        income: [],
      }),
    },
  },
  { name: 'analytics-empty', path: 'analytics', scene: { ...analyst, portfolio: { ...nothing, date: TODAY } } },
];
