/** The cabinet with a loan, its history and documents, and unknown pages. */
import { documentTitle } from '../../../../schema/reference/document-titles.ts';
import { DOCUMENT_TYPES } from '../../../../schema/reference/documents.ts';
import { document, LOAN_ID, session } from './a-loan.ts';
import { live, open } from './an-open-loan.ts';
import type { Place } from './place.ts';

const onlyLoan = {
  edges: [{ cursor: 'a', node: open(false) }],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: 1,
};

export const LOAN: readonly Place[] = [
  { name: 'home', path: 'cabinet', scene: live(false) },
  { name: 'late', path: 'cabinet', scene: live(true) },
  {
    name: 'history',
    path: 'history',
    scene: {
      ...live(false),
      myLoans: onlyLoan,
    },
  },
  { name: 'history-loan', path: `history/${LOAN_ID}`, scene: live(false) },
  {
    name: 'documents',
    path: 'documents',
    scene: {
      ...live(false),
      myLoans: onlyLoan,
      documents: DOCUMENT_TYPES.map((type, i) => ({
        ...document,
        type,
        title: documentTitle(type, i % 2 ? 'KK' : 'RU'),
        hash: type,
        signedAt: type === 'OFFER' ? '2026-11-20T07:00:00.000Z' : null,
      })),
    },
  },
  {
    name: 'my-statements',
    path: 'my-statements',
    scene: {
      ...live(false),
      uploadedStatements: [
        {
          hash: 'a',
          name: 'kaspi-gold-2026.pdf',
          bytes: 84_000,
          uploadedAt: '2026-11-18T07:00:00.000Z',
          valid: true,
          income: {
            monthly: '245000.00',
            monthsWithIncome: 6,
            months3: '260000.00',
            months6: '245000.00',
            months12: '251200.50',
          },
        },
        {
          hash: 'b',
          name: 'halyk.pdf',
          bytes: 61_000,
          uploadedAt: '2026-08-01T07:00:00.000Z',
          valid: false,
          income: { monthly: '210000.00', monthsWithIncome: 5, months3: null, months6: null, months12: null },
        },
      ],
    },
  },
  { name: 'my-statements-none', path: 'my-statements', scene: { ...live(false), uploadedStatements: [] } },
  {
    name: 'certificate',
    path: 'certificate',
    scene: { ...live(false), myLoans: onlyLoan },
  },
  {
    name: 'certificate-none',
    path: 'certificate',
    scene: { ...live(false), myLoans: { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 } },
  },
  { name: 'more', path: 'more', scene: live(false) },
  { name: 'cabinet-staff', path: 'history', scene: { session: session({ roles: ['analyst'] }) } },
  { name: 'not-loaded', path: 'settings', scene: live(false), silent: true },
  { name: 'not-found', path: 'no/such', scene: live(false) },
  {
    name: 'not-found-stranger',
    path: 'no/such',
    scene: { session: session({ signedIn: false, roles: ['anonymous'] }) },
  },
];
