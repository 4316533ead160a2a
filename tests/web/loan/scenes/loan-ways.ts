import { LOAN_ID, refused, TODAY } from './a-loan.ts';
import { ending, late, live } from './an-open-loan.ts';
import type { Place } from './place.ts';

const cost = (length: number | null, payToday: number, total: number, agreed: number, end: string, payments = 2) => ({
  length,
  payToday: `${payToday}.00`,
  total: `${total}.00`,
  difference: `${total - agreed}.00`,
  payments,
  end,
});
const way = (kind: string, costs: object[], until: string | null = null) => ({
  kind,
  refusal: null,
  from: null,
  until,
  costs,
});
const shut = (kind: string, code: string, text: string, from: string | null = null) => ({
  kind,
  refusal: refused(code, text),
  from,
  until: null,
  costs: [],
});

export const LOAN_WAYS: readonly Place[] = [
  {
    name: 'loan-ways',
    path: 'loan-ways',
    scene: {
      ...ending(),
      loanWays: {
        asAgreed: { payments: [], total: '184800.00', end: '2026-11-22' },
        ways: [
          way('PART', [cost(null, 91_910, 184_555, 184_800, '2026-11-22')]),
          way(
            'PROLONGATION',
            [cost(5, 8_820, 187_250, 184_800, '2026-11-27'), cost(30, 8_820, 199_500, 184_800, '2026-12-22')],
            '2026-11-23',
          ),
          way(
            'REFINANCING',
            [cost(2, 8_820, 191_800, 184_800, '2027-01-20', 3), cost(12, 8_820, 216_400, 184_800, '2027-11-20', 13)],
            '2026-11-23',
          ),
          shut(
            'RESTRUCTURING',
            'RESTRUCTURING_ON_TIME',
            'Заём идёт по сроку. Разложить долг можно, если срок пройдёт без оплаты: с 24.11.2026',
            '2026-11-24',
          ),
          way('WHOLE', [cost(null, 183_820, 183_820, 184_800, TODAY, 1)]),
        ],
      },
    },
  },
  {
    name: 'loan-ways-late',
    path: 'loan-ways',
    scene: {
      ...late(),
      loanWays: {
        asAgreed: { payments: [], total: '157384.00', end: '2027-01-11' },
        ways: [
          way('PART', [
            cost(null, 105_000, 157_100, 157_384, '2027-01-11'),
            cost(null, 105_000, 157_230, 157_384, '2027-01-11'),
          ]),
          shut('PROLONGATION', 'AGREEMENT_INSTALMENTS', 'Этот заём и так возвращают частями по месяцам'),
          shut('REFINANCING', 'AGREEMENT_INSTALMENTS', 'Этот заём и так возвращают частями по месяцам'),
          way('RESTRUCTURING', [
            cost(2, 15_600, 158_900, 157_384, '2027-02-14', 3),
            cost(6, 15_600, 163_300, 157_384, '2027-06-14', 7),
          ]),
          way('WHOLE', [cost(null, 156_100, 156_100, 157_384, '2026-12-14', 1)]),
        ],
      },
    },
  },
  { name: 'loan-ways-none', path: 'loan-ways', scene: { ...live(false), currentLoan: null, loan: { id: LOAN_ID } } },
];
