/** Rules that types cannot express: sources of time and chance, writing to the log, names of files. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
const sources = tracked.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('/generated/'));
const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const code = (file: string): string =>
  text(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
const guilty = (files: readonly string[], pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(code(file)));

describe('time and chance', () => {
  it('never come from inside a decision or a projection', () => {
    const pure = sources.filter((file) => /^(server\/domain|projections\/[^/]+|schema)\//.test(file));
    // Parsing a given instant is pure; reading the clock is not.
    expect(guilty(pure, /Date\.now\(|new Date\(\)|Math\.random\(|performance\.now\(|randomUUID\(/)).toEqual([]);
  });
});

describe('a use-case', () => {
  it('is a function of its deps with its steps inside', () => {
    const useCases = sources.filter((file) => /^server\/use-cases\/(?!.*\/room\.ts$)/.test(file));
    expect(guilty(useCases, /export const make\w+ = \([^)]*\)(: \w+)? => \(\{/)).toEqual([]);
  });
});

describe('the log', () => {
  const sawLog = (file: string) => file.startsWith('server/') && !file.includes('/embedded/');
  it('is never appended to with the expected revision ANY', () => {
    expect(
      guilty(sources.filter(sawLog), /expectedRevision:\s*['"]?any|import \{[^}]*\bANY\b[^}]*\} from '@eventstore/i),
    ).toEqual([]);
    expect(guilty(guilty(sources.filter(sawLog), /appendToStream\(/), /^(?![\s\S]*expectedRevision)/)).toEqual([]);
  });
  it('is spoken to by its adapter alone', () => {
    const others = sources.filter((file) => !/^(server\/adapters\/ledger|tests)\//.test(file));
    expect(guilty(others, /@eventstore\/db-client/)).toEqual([]);
  });
});

describe('the data folder', () => {
  it(`is named in two files only, so that no command uses another instance's data`, () => {
    const named = guilty(
      sources.filter((file) => /^(server|projections|tests)\//.test(file) && !file.endsWith('rules.test.ts')),
      /\?\? '\.data'|default\('\.data'\)/,
    );
    expect(named).toEqual(['server/cli/addresses.ts', 'server/config.ts']);
  });
});

describe('connections to Postgres', () => {
  it('are opened where each gets a listener for its errors: one that breaks unheard ends the process', () => {
    const openers = ['projections/postgres.ts', 'server/adapters/ledger/embedded/postgres-line.ts'];
    const others = sources.filter((file) => !file.startsWith('tests/') && !openers.includes(file));
    expect(guilty(others, /new (pg\.)?(Pool|Client)\(/)).toEqual([]);
  });
});

describe('a guard', () => {
  it('of a page is not opened by a setting of the build', () => {
    expect(
      guilty(
        sources.filter((file) => file.startsWith('web/')),
        /import\.meta\.env\.(?!DEV\b|SSR\b)|devsay/i,
      ),
    ).toEqual([]);
  });
  it('asks which route was found, not how its address was spelled', () => {
    expect(
      guilty(
        sources.filter((file) => file.startsWith('server/')),
        /\burl\.(startsWith|includes|endsWith)\(/,
      ),
    ).toEqual([]);
  });
});

describe('a type', () => {
  // Only schema/values gives ids, days and sums their types, after a check.
  const ids = /\bas (LoanId|BorrowerId|CommandId|PaymentId|CardId|Tiyn|LocalDate|Instant)\b(?! *[,}])/;
  const product = sources.filter((file) => /^(server|projections|schema)\//.test(file));
  const unchecked = product.filter((file) => !/^schema\/values\//.test(file));
  it('of an id, a day or a sum comes from a check, not from a cast', () => {
    expect(guilty(unchecked, ids)).toEqual([]);
  });
  it('of an event comes from its stream, not from a cast', () => {
    const reader = product.filter((file) => !/^(schema\/events|server\/adapters\/ledger)\//.test(file));
    expect(guilty(reader, /\bas (readonly )?(Recorded<|Folded<)?[A-Z]\w*Event\b/)).toEqual([]);
  });
  it('of an id in the name of a stream is found by one parser', () => {
    const others = product.filter((file) => file !== 'schema/events/streams.ts' && !file.includes('/embedded/'));
    const prefix = "'(loan|account|bonus|slot|claim|payment)-'";
    const parsers = `slice\\(${prefix}\\.length|startsWith\\(${prefix}\\)|stream\\.(split|substring|indexOf)\\(`;
    expect(guilty(others, new RegExp(parsers))).toEqual([]);
  });
});

describe('names', () => {
  it('are kebab-case; a single component is PascalCase', () => {
    const odd = sources.filter((file) => {
      const name = (file.split('/').at(-1) ?? '').replace(
        /\.(test|spec|contract|contract\.test|config|setup|bench)?\.?(ts|tsx|mjs)$/,
        '',
      );
      const parts = name.split('.');
      return !parts.every((part) =>
        (file.endsWith('.tsx') ? /^([A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$/ : /^[a-z0-9][a-z0-9-]*$/).test(part),
      );
    });
    expect(odd.filter((file) => !file.startsWith('.'))).toEqual([]);
  });
  it('of a capability are the same in the SDL, in the API and in the use-cases, in rooms of one name', () => {
    const spoken = tracked.flatMap((file) => /^schema\/graphql\/([a-z-]+)\.graphql$/.exec(file)?.[1] ?? []);
    // Shared types, and reports, which are read without a use-case.
    const capabilities = spoken.filter(
      (name) =>
        !['base', 'user-error', 'loan-status', 'comparison', 'portfolio', 'query-log', 'operations'].includes(name),
    );
    const homeless = capabilities.filter((name) => {
      const room = tracked
        .map((file) => new RegExp(`^server/api/([a-z-]+)/${name}\\.ts$`).exec(file)?.[1])
        .find(Boolean);
      const useCase = new RegExp(`^server/use-cases/${room}/${name}(-[a-z-]+)?\\.ts$`);
      return !room || !tracked.some((file) => useCase.test(file));
    });
    expect(homeless).toEqual([]);
  });
  it('no barrels, no default exports but for configurations', () => {
    expect(sources.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });
});

function needsOf(base: string, shell: readonly string[]): Map<string, Set<string>> {
  const roomOf = (file: string): string | undefined => {
    const [room, ...rest] = file.startsWith(`${base}/`) ? file.slice(base.length + 1).split('/') : [];
    return rest.length > 0 && room && !shell.includes(room) ? room : undefined;
  };
  const needs = new Map<string, Set<string>>();
  for (const file of sources) {
    const room = roomOf(file);
    if (!room) continue;
    const imported = [...text(file).matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
      roomOf(join(file, '..', path)),
    );
    const others = imported.filter((other): other is string => other !== undefined && other !== room);
    needs.set(room, new Set([...(needs.get(room) ?? []), ...others]));
  }
  return needs;
}

/** Rooms of a layer import only rooms of earlier layers. */
function layersOf(base: string, shell: readonly string[] = []): string[][] {
  const needs = needsOf(base, shell);
  const layers: string[][] = [];
  while (needs.size > 0) {
    const free = [...needs].filter(([, needed]) => ![...needed].some((room) => needs.has(room))).map(([room]) => room);
    if (free.length === 0) throw new Error(`rooms of ${base} need each other: ${[...needs.keys()].join(', ')}`);
    for (const room of free) needs.delete(room);
    layers.push(free.toSorted());
  }
  return layers;
}

describe('rooms', () => {
  it('of the use-cases need only rooms of earlier layers', () => {
    expect(layersOf('server/use-cases')).toEqual([
      ['kernel'],
      ['audit', 'loan', 'people'],
      ['balance', 'bonus', 'decision', 'document', 'feedback'],
      ['application', 'day', 'payment', 'payout'],
      ['agreement', 'office'],
      ['notice', 'settlement'],
    ]);
  });
  it('of the API need only rooms of earlier layers', () => {
    expect(layersOf('server/api', ['generated', 'graphql', 'http', 'rest'])).toEqual([
      ['audit', 'balance', 'bonus', 'feedback', 'loan', 'notice', 'people', 'portfolio', 'sandbox'],
      ['application', 'decision', 'document', 'office', 'settlement'],
      ['agreement', 'payment', 'payout'],
    ]);
  });
  it.each(['server/domain', 'server/adapters', 'projections'])('of %s do not need each other', (base) => {
    expect(layersOf(base).length).toBeGreaterThan(0);
  });
  it('have a door, which composition knows', () => {
    const composed = text('server/compose/capabilities.ts') + text('server/compose/edges.ts');
    const doors = tracked.filter((file) => /^server\/(use-cases\/[^/]+\/room|api\/[^/]+\/edges)\.ts$/.test(file));
    expect(doors.length).toBeGreaterThan(0);
    expect(doors.filter((file) => !composed.includes(`'${file.replace('server/', '../')}'`))).toEqual([]);
    const rooms = new Set(tracked.flatMap((file) => /^server\/use-cases\/([^/]+)\//.exec(file)?.[1] ?? []));
    // Background calls what happens in a day and its anchor; the kernel makes nothing.
    const doorless = [...rooms].filter((room) => !doors.includes(`server/use-cases/${room}/room.ts`));
    expect(doorless.toSorted()).toEqual(['audit', 'day', 'kernel']);
  });
});

describe('amounts', () => {
  const ours = sources.filter((file) => !file.startsWith('tests/'));
  it('are read from text at the edges alone, and where a stored text holds one', () => {
    const edges =
      /^(schema|server\/(adapters|api\/graphql))\/|^server\/(use-cases\/settlement\/settlement|message-settings)\.ts$/;
    expect(guilty(ours, /\bparseTenge\(/).filter((file) => !edges.test(file))).toEqual([]);
  });
  it('are printed at the edges, and in refusals, messages and papers, which are texts', () => {
    const server = /^server\/(adapters|cli|api\/(graphql|sandbox)|domain|use-cases)\b/;
    const edges = [/^schema\b/, server, /^web\/(features|lib\/(amounts|pay-way))\b/];
    const others = ours.filter((file) => !edges.some((edge) => edge.test(file)));
    expect(guilty(others, /\bprintTenge\(/)).toEqual([]);
  });
  it('are tiyn in the screens: only answers, and terms that the office kept as texts, are read', () => {
    const web = sources.filter((file) => file.startsWith('web/'));
    const edges = /^web\/(lib\/(amounts|public-terms)|features\/(sign-in\/sign-in-source|office-loan\/))/;
    expect(guilty(web, /\btiynOf\(/).filter((file) => !edges.test(file))).toEqual([]);
  });
});

describe('a pause', () => {
  it('is that of node:timers/promises', () => {
    const others = sources.filter((file) => !/^(web\/|tests\/architecture\/)/.test(file));
    expect(guilty(others, /new Promise(<void>)?\(\(\w+\) => setTimeout\(\w+,/)).toEqual([]);
  });
});

describe('files', () => {
  it('name no machine, and do not silence types', () => {
    const self = 'tests/architecture/rules.test.ts';
    const all = sources.filter((file) => file !== self);
    expect(guilty(all, /as unknown as|@ts-ignore|@ts-expect-error|\bas any\b/)).toEqual([]);
    expect(
      guilty(
        all.filter((file) => !file.startsWith('tests/')),
        /['"`]\/(home|work|root)\//,
      ),
    ).toEqual([]);
  });
  it('stay small enough to be read at one sitting', () => {
    const long = sources.filter(
      (file) => !/^(schema\/(loan-status|reference)|tests\/)/.test(file) && text(file).split('\n').length > 260,
    );
    expect(long).toEqual([]);
  });
});
