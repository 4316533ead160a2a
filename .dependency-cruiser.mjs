/** Who may import whom (D0002). tsc -b guards the layers by references; this guards islands, cycles and what tsc lets through transitively. */
import { readdirSync } from 'node:fs';

const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { pathNot: allowed, path: '^(schema|server|projections|web|examples|tests)/' },
});

/**
 * Rooms and their doors (D0049): files of a room that others may import, besides types. A room that is not named here has one door:
 * room.ts of its use-cases, edges.ts and policies.ts of its API. `kernel` and `loan` are what all others stand on.
 */
const OPEN_USE_CASES = {
  kernel: '.*',
  loan: '.*',
  agreement: 'room|agreement-days|prepayment|restructuring',
  application: 'room|slot',
  audit:
    'anchor|anchor-sheet|audit|audit-figures|books|cash-at-bank|evidence-pack|log-verification|sample|shown|stamp-anchors',
  balance: 'room|balance|balance-account|balance-due|balance-prepayment|balance-transfer',
  day: 'end-of-day|sandbox-clock',
  decision: 'room|decided-by|scoring-facts',
  document: 'room|document-copy|document-unchanged|papers/issued|papers/of-loan|press',
  notice: 'room|notice-paper',
  office: 'room|office|office-loan|office-notes|office-search',
  payment: 'room|payment-aside',
  people: 'room|forgetting|identity|registration|sign-in|tell-owner|staff|staff-password',
};
const OPEN_API = {
  audit: 'edges|policies|records',
  loan: 'edges|policies|shape-credit|shape-debt|shape-price|show-loan',
  document: 'edges|policies|document',
  sandbox: '.*',
};
const API_SHELL = ['generated', 'graphql', 'http', 'rest'];
const foldersOf = (path) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const door = (layer, room, open) => ({
  name: `door-of-${layer}-${room}`,
  comment: `other rooms import types, or ${open}`,
  severity: 'error',
  from: { path: '^server/', pathNot: `^server/(use-cases|api)/${room}/` },
  to: {
    path: `^server/${layer}/${room}/`,
    pathNot: `^server/${layer}/${room}/(${open})\\.ts$`,
    dependencyTypesNot: ['type-only'],
  },
});
const doors = [
  ...foldersOf('server/use-cases').map((room) => door('use-cases', room, OPEN_USE_CASES[room] ?? 'room')),
  ...foldersOf('server/api')
    .filter((room) => !API_SHELL.includes(room))
    .map((room) => door('api', room, OPEN_API[room] ?? 'edges|policies')),
];

export default {
  forbidden: [
    ...doors,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only('schema-is-the-language', '^schema/', '^schema/', 'schema imports nothing of ours'),
    {
      name: 'schema-npm',
      severity: 'error',
      from: { path: '^schema/' },
      to: { dependencyTypes: ['npm', 'npm-dev'], pathNot: 'node_modules/zod/' },
    },
    only('domain-is-pure', '^server/domain/', '^(schema|server/domain)/', 'domain imports schema only'),
    {
      name: 'domain-no-npm',
      severity: 'error',
      from: { path: '^server/domain/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    only('projections', '^projections/', '^(schema|server/domain|projections)/', 'events in, tables out'),
    only('ports-are-types', '^server/ports/', '^(schema|server/domain|server/ports)/', 'a need, not an implementation'),
    only(
      'use-cases',
      '^server/use-cases/',
      '^(schema|server/domain|server/ports|server/use-cases)/',
      'facts in, command out',
    ),
    {
      name: 'no-decision-on-a-lagging-read',
      comment: 'a use-case reads what the leader has (server/ports/ledger.ts, D0037)',
      severity: 'error',
      from: { path: '^server/use-cases/' },
      to: { path: '^server/ports/lagging-ledger\\.ts$' },
    },
    only(
      'workflows',
      '^server/workflows/',
      '^(schema|server/domain|server/ports|server/use-cases|server/workflows)/',
      'events to commands',
    ),
    only(
      'api',
      '^server/api/',
      '^(schema|server/domain|server/ports|server/use-cases|server/api|projections/[^/]+/(read|table))',
      'parse, authorise, shape',
    ),
    only(
      'adapters',
      '^server/adapters/([^/]+)/',
      '^(schema|server/domain|server/ports|server/adapters/$1|server/adapters/(sandbox-kit|soap|xml))/',
      'an adapter knows its port and its vendor; sandboxes share one kit, providers by SOAP and XML one reader',
    ),
    only(
      'people',
      '^server/people/',
      '^((schema|server/domain|server/ports|server/people)/|projections/migrate\\.ts$)',
      'the registry of persons',
    ),
    only(
      'web',
      '^web/',
      '^(web|schema/(values|forms|reference))/',
      'the web meets the server through generated documents',
    ),
    only(
      'web-features-are-islands',
      '^web/features/([^/]+)/',
      '^(web/features/$1/|web/(ui|lib|generated|paths)|schema/)',
      'features never import features',
    ),
    only('web-ui', '^web/ui/', '^(web/(ui|lib|paths|generated)|schema/)', 'ui knows no feature'),
    only('web-lib', '^web/lib/', '^(web/(lib|paths|generated|locales)|schema/)', 'lib knows no ui'),
    only('examples-stand-alone', '^examples/', '^examples/', 'a stranger copies an example without the rest'),
    { name: 'nobody-imports-tests', severity: 'error', from: { pathNot: '^tests/' }, to: { path: '^tests/' } },
    {
      name: 'eventstore-client-in-one-place',
      severity: 'error',
      from: { pathNot: '^(server/adapters/ledger|tests)/' },
      to: { path: 'node_modules/@eventstore/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.tsbuild|/dist/|web/generated)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
