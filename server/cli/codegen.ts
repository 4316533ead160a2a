/** `npm run codegen`: writes the code that the SDL, the operations of the web and openapi.json give. */
import { runSteps, type Step } from './steps.ts';

export const CODE_GENERATION: readonly Step[] = [
  { name: 'generated code', tool: 'graphql-codegen', args: ['--config', 'codegen.ts', '--silent'] },
  { name: 'types of /json', tool: 'node', args: ['server/cli/json-types.ts'] },
];

if (import.meta.main) process.exitCode = runSteps(CODE_GENERATION);
