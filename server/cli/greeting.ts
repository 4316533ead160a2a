/** What `npm start` prints once it is ready. Production has neither demo accounts nor a sandbox, so it names none. */
import { DEMO_STAFF } from '../../schema/reference/demo-accounts.ts';

type Started = { readonly url: string; readonly ms: number; readonly env: string };

export const greetingOf = ({ url, ms, env }: Started): string =>
  [
    '',
    `  Nesie is ready (${(ms / 1000).toFixed(1)} s)`,
    '',
    `  ${url}`,
    '',
    ...(env === 'demo' ? demoLines(url) : ['  Production. Add the first account of staff with: npm run staff']),
    '',
    '  Ctrl-C stops everything; the data stay.',
    '',
  ].join('\n');

const demoLines = (url: string): readonly string[] => [
  `  Borrower   register with any Kazakh mobile number; the SMS lie in ${url}/sandbox`,
  `  GraphQL    ${url}/graphiql   REST  ${url}/json/docs`,
  '  Staff      sign in by e-mail on the same page:',
  ...DEMO_STAFF.map((one) => `    ${one.role.padEnd(9)} ${one.email.padEnd(22)} ${one.password}`),
];
