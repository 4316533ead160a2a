import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

/** Values of the SDL's scalars in the server; server/api/graphql/scalars.ts reads and prints them. */
const values = {
  Tenge: 'values/money.ts#Tiyn',
  LocalDate: 'values/local-date.ts#LocalDate',
  DateTime: 'values/local-date.ts#Instant',
  LoanId: 'values/ids.ts#LoanId',
  BorrowerId: 'values/ids.ts#BorrowerId',
  PaymentId: 'values/ids.ts#PaymentId',
  CardId: 'values/ids.ts#CardId',
  BiometrySessionId: 'values/ids.ts#BiometrySessionId',
};
const scalars = {
  ID: 'string',
  Percent: '../graphql/scalars.ts#Percent',
  ...Object.fromEntries(Object.entries(values).map(([name, type]) => [name, `../../../schema/${type}`])),
};
/** Strings in the browser, as on the wire; only the cabinet reads amounts (web/lib/amounts.ts). */
const strings = Object.fromEntries(['Percent', ...Object.keys(values)].map((name) => [name, 'string']));
const client = {
  useTypeImports: true,
  enumsAsTypes: true,
  strictScalars: true,
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
  scalars: strings,
} as const;

/** The entry routes load neither Apollo nor a GraphQL parser: their documents are hashes only (R47). */
const ENTRY = [
  'sign-in',
  'registration',
  'restore-password',
  'session',
  'identity',
  'profile',
  'access',
  'check-document',
  'public-terms',
];
const entry = ENTRY.map((name) => `web/features/${name}/*.graphql`);
/** Fragments that both clients spread. */
const ANSWERS = 'web/lib/answers.graphql';

const config: CodegenConfig = {
  schema: 'schema/graphql/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'server/api/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        // They stand in the schema; the types would be twice as long with them.
        disableDescriptions: true,
        strictScalars: true,
        scalars,
        // The payout method is looked up only when a query asks for it (server/api/loan/shape-loan.ts).
        mappers: {
          // Each figure is asked of the read models by its own resolver.
          Portfolio: '../portfolio/view.ts#PortfolioParent',
          Biometry: "Omit<{T}, 'deviceProblem'>",
          Loan: "Omit<{T}, 'payoutMethod' | 'history'> & { payoutMethod(): Promise<PayoutMethod | null> }",
        },
        contextType: '../context.ts#Context',
        useIndexSignature: true,
        makeResolverTypeCallable: true,
        avoidOptionals: { field: true },
        immutableTypes: true,
      },
    },
    'web/generated/entry/': {
      documents: [...entry, ANSWERS],
      preset: 'client',
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { mode: 'replaceDocumentWithHash', hashAlgorithm: 'sha256' },
      },
      config: client,
    },
    'web/generated/cabinet/': {
      documents: ['web/features/**/*.graphql', 'web/lib/*.graphql', ...entry.map((glob) => `!${glob}`)],
      preset: 'client',
      // Only the hash travels, so the server's text must contain the type names by which Apollo caches objects.
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: 'sha256' },
      },
      config: { ...client, scalars: { ...strings, Tenge: '../../../schema/values/money.ts#Tiyn' } },
    },
    'web/generated/amount-fields.ts': { plugins: ['./web/build/amount-fields.ts'] },
  },
};

export default config;
