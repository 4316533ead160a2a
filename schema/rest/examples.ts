/** Requests of openapi.json, in the order of a borrower's life. */
export type Example = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
};
type Call = `${'GET' | 'POST'} /json/${string}`;

const phone = '77012223344';
const password = 'Qazaq2026!';

export const EXAMPLES: Readonly<Partial<Record<Call, Example>>> = {
  'POST /json/:brand/checkPhone': { body: { phone } },
  'POST /json/:brand/password': { body: { value: password } },
  'POST /json/login': { body: { phone, birthDate: '31-12-1990', password } },
  'POST /json/credit': {
    body: { purpose: 10, 'creditProduct.id': 1, amount: 175_000, term: 20, insuranceAgreed: false },
  },
};

export const exampleOf = (method: 'GET' | 'POST', path: string): Example | undefined =>
  EXAMPLES[`${method} ${path}` as Call];
