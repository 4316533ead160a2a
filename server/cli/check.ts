/** `npm run check`: types, lint and format, architecture, dead code, weight of the web, generated code up to date. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CODE_GENERATION } from './codegen.ts';
import { GATEWAY_DOCUMENT, printedGateway } from './gateway-document.ts';
import { LICENCE_LIST, printedLicences } from './licences.ts';
import { installOwn, PLAYGROUND } from './own-packages.ts';
import { drawLoanStatuses, STATUS_PICTURE } from './picture/loan-status.ts';
import { ROOT, runSteps } from './steps.ts';
import { buildWeb } from './web-build.ts';

const say = (line: string) => void process.stdout.write(`  ${line}\n`);
await buildWeb(ROOT, say);
// Its types are checked, also where the bundle is already there.
await installOwn(ROOT, PLAYGROUND, say);
const code = runSteps([
  { name: 'types', tool: 'tsc', args: ['-b'] },
  { name: 'lint and format', tool: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  {
    name: 'architecture',
    tool: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'schema', 'server', 'projections', 'web', 'examples', 'tests'],
  },
  { name: 'dead code', tool: 'knip', args: [] },
  // Code that only tests use is dead as well.
  { name: 'dead code without the tests', tool: 'knip', args: ['--production'] },
  { name: 'weight of the web', tool: 'node', args: ['web/size.ts'] },
  { name: 'both openapi.json', tool: 'node', args: ['server/cli/check-json.ts'] },
  { name: 'advisories of the packages', tool: 'node', args: ['server/cli/advisories.ts'] },
]);
process.exit(code || generatedIsStale() || printedIsStale());

/** Generates again and compares, without changing the work tree. */
function generatedIsStale(): number {
  const kept = mkdtempSync(join(tmpdir(), 'nesie-generated-'));
  const files = globSync(['web/generated/**/*.*', 'server/api/generated/*.*', 'tests/generated/*.*'], { cwd: ROOT });
  for (const file of files) cpSync(join(ROOT, file), join(kept, file));
  const generated = runSteps(CODE_GENERATION);
  const stale = files.filter(
    (file) => readFileSync(join(ROOT, file), 'utf8') !== readFileSync(join(kept, file), 'utf8'),
  );
  for (const file of files) cpSync(join(kept, file), join(ROOT, file));
  rmSync(kept, { recursive: true, force: true });
  if (stale.length > 0) process.stdout.write(`Out of date, run "npm run codegen": ${stale.join(', ')}\n`);
  return generated || (stale.length > 0 ? 1 : 0);
}

function printedIsStale(): number {
  const printed = [
    [STATUS_PICTURE, drawLoanStatuses()],
    [GATEWAY_DOCUMENT, printedGateway()],
    [LICENCE_LIST, printedLicences()],
  ] as const;
  const stale = printed.filter(([file, text]) => readFileSync(file, 'utf8') !== text).map(([file]) => file);
  if (stale.length > 0) process.stdout.write(`Out of date, run "npm run docs": ${stale.join(', ')}\n`);
  return stale.length > 0 ? 1 : 0;
}
