/** Two linters read openapi.json; a warning of either fails `npm run check`. */
import parser from '@apidevtools/swagger-parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { jsonDocument } from './json-document.ts';

const document = jsonDocument();
const problems = await lintFromString({
  source: JSON.stringify(document),
  absoluteRef: 'openapi.json',
  config: await createConfig({ extends: ['recommended'] }),
});
for (const { ruleId, message, location } of problems)
  process.stdout.write(`${ruleId}: ${message} ${location[0]?.pointer ?? ''}\n`);
await parser.validate(structuredClone(document) as never);
process.exit(problems.length > 0 ? 1 : 0);
