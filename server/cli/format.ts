/** `npm run format [-- file ...]`: Biome writes its form, of everything or of the named files. */
import { runSteps } from './steps.ts';

const named = process.argv.slice(2);
process.exitCode = runSteps([
  { name: 'format', tool: 'biome', args: ['check', '--write', ...(named.length > 0 ? named : ['.'])] },
]);
