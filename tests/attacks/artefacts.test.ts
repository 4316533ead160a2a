/** What anybody may download: the built web and the playground. `npm test` builds them before. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEMO_STAFF } from '../../schema/reference/demo-accounts.ts';
import { PERSONAS } from '../../schema/reference/personas.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDERS = ['web/dist', 'web/graphiql/dist'].map((folder) => join(ROOT, folder)).filter(existsSync);

// Folders that begin with a dot are not served (tests/api/pages.test.ts).
test.skipIf(FOLDERS.length < 2)(
  'no map of sources, secret, demo account, person or path of a machine is in what is served',
  () => {
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => !file.startsWith('.'))
        .map((file) => join(folder, file)),
    );
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    const known = [...DEMO_STAFF.map(({ password }) => password), ...PERSONAS.map(({ iin }) => iin)];
    const telling =
      /sourceMappingURL=|PRIVATE KEY|postgres(ql)?:\/\/|esdb:\/\/|[A-Z]{3,}_(KEY|SECRET|TOKEN)\s*[=:]\s*["'][^"']{16,}/;
    const found: string[] = [];
    for (const file of files.filter((one) => /\.(js|html|json|css|svg|webmanifest)$/.test(one))) {
      const text = readFileSync(file, 'utf8');
      const said = [
        telling.exec(text)?.[0],
        ...known.filter((one) => text.includes(one)),
        text.includes(ROOT) ? ROOT : undefined,
      ];
      found.push(...said.flatMap((one) => (one ? [`${file}: ${one}`] : [])));
    }
    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  },
);
