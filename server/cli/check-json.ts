/** Two linters read the openapi.json of /json and of the gateway; a warning of either fails `npm run check`. */
import parser from '@apidevtools/swagger-parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { gatewayDocument } from './gateway-document.ts';
import { jsonDocument } from './json-document.ts';

let found = 0;
for (const document of [jsonDocument(), gatewayDocument()]) {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  found += problems.length;
  for (const { ruleId, message, location } of problems)
    process.stdout.write(`${ruleId}: ${message} ${location[0]?.pointer ?? ''}\n`);
  await parser.validate(structuredClone(document) as never);
}
process.exit(found > 0 ? 1 : 0);
