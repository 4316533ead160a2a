/** Types of the calls of /json from openapi.json, for the client of the tests (D0068). Texts are left out. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapi, { astToString } from 'openapi-typescript';
import { jsonDocument } from './json-document.ts';
import { ROOT } from './steps.ts';

const TEXTS = ['description', 'summary', 'x-errors', 'example', 'examples'];
const bare = JSON.parse(
  JSON.stringify(jsonDocument(), (key, value: unknown) =>
    TEXTS.includes(key) && typeof value !== 'object' ? undefined : value,
  ),
);
const types = astToString(await openapi(bare, { silent: true }));
writeFileSync(join(ROOT, 'tests/generated/json-api.ts'), types);
