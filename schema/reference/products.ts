/** Products as versioned data. Amounts in tenge, rates in ppm a day (R4, R7-R9, R26, R77). */
export const PRODUCT_TYPES = [
  'INDIVIDUAL_PERSON_SPL',
  'INDIVIDUAL_PERSON_SPL_OLD',
  'INDIVIDUAL_ENTREPRENEUR_SPL',
  'INDIVIDUAL_PERSON_IL',
  'INDIVIDUAL_ENTREPRENEUR_IL',
] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

export const PRICINGS = ['FLEXIBLE', 'ECONOMICAL'] as const;
export type Pricing = (typeof PRICINGS)[number];

export const TERM_UNITS = ['DAY', 'MONTH'] as const;
export type TermUnit = (typeof TERM_UNITS)[number];

/** 1 household appliances ... 10 other (R68). */
export const PURPOSE_CODES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
export type PurposeCode = (typeof PURPOSE_CODES)[number];

export type Product = {
  /** creditProduct.id of /json: 1-5 in the order of the table (R77). */
  id: number;
  productType: ProductType;
  engine: 'NANO' | 'MICRO' | 'INSTALMENT';
  forEntrepreneurs: boolean;
  minAmount: number;
  maxAmount: number;
  defaultAmount: number;
  minTerm: number;
  maxTerm: number;
  defaultTerm: number;
  termUnit: TermUnit;
  pricings: readonly Pricing[];
  validFrom: string;
  validTo: string | null;
  source: string;
};

export const AMOUNT_STEP = 5_000;

const common = { validFrom: '2024-01-01', validTo: null } as const;
export const PRODUCTS: readonly Product[] = [
  {
    ...common,
    id: 1,
    productType: 'INDIVIDUAL_PERSON_SPL',
    engine: 'NANO',
    forEntrepreneurs: false,
    minAmount: 10_000,
    maxAmount: 190_000,
    defaultAmount: 175_000,
    minTerm: 5,
    maxTerm: 31,
    defaultTerm: 20,
    termUnit: 'DAY',
    pricings: ['FLEXIBLE', 'ECONOMICAL'],
    source: 'R77',
  },
  {
    ...common,
    id: 2,
    productType: 'INDIVIDUAL_PERSON_SPL_OLD',
    engine: 'MICRO',
    forEntrepreneurs: false,
    minAmount: 10_000,
    maxAmount: 190_000,
    defaultAmount: 175_000,
    minTerm: 5,
    maxTerm: 20,
    defaultTerm: 20,
    termUnit: 'DAY',
    // Offered only while the NANO product is not valid (R26).
    validFrom: '2023-01-01',
    validTo: '2023-12-31',
    pricings: ['FLEXIBLE'],
    source: 'R77; R26',
  },
  {
    ...common,
    id: 3,
    productType: 'INDIVIDUAL_ENTREPRENEUR_SPL',
    engine: 'NANO',
    forEntrepreneurs: true,
    minAmount: 50_000,
    maxAmount: 190_000,
    defaultAmount: 175_000,
    minTerm: 5,
    maxTerm: 31,
    defaultTerm: 20,
    termUnit: 'DAY',
    pricings: ['FLEXIBLE'],
    source: 'R77',
  },
  {
    ...common,
    id: 4,
    productType: 'INDIVIDUAL_PERSON_IL',
    engine: 'INSTALMENT',
    forEntrepreneurs: false,
    minAmount: 50_000,
    maxAmount: 1_000_000,
    defaultAmount: 290_000,
    minTerm: 2,
    maxTerm: 12,
    defaultTerm: 6,
    termUnit: 'MONTH',
    pricings: ['FLEXIBLE'],
    source: 'R77',
  },
  {
    ...common,
    id: 5,
    productType: 'INDIVIDUAL_ENTREPRENEUR_IL',
    engine: 'INSTALMENT',
    forEntrepreneurs: true,
    minAmount: 100_000,
    maxAmount: 3_000_000,
    defaultAmount: 350_000,
    minTerm: 3,
    maxTerm: 24,
    defaultTerm: 12,
    termUnit: 'MONTH',
    pricings: ['FLEXIBLE'],
    source: 'R77',
  },
];

export const productOf = (type: ProductType): Product => {
  const product = PRODUCTS.find((p) => p.productType === type);
  if (!product) throw new Error(`no product ${type}`);
  return product;
};
