/**
 * Opens every address of the table of routes as every visitor: none is blank, untranslated, untrue of its visitor, or
 * found at fault by axe or the console. Where a guard redirects, the table that the unit tests hold leads on.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { judge } from '../../../web/app/guards.ts';
import { routes } from '../../../web/app/routes.ts';
import { tidy } from '../../../web/build/tidy.ts';
import { LOAN } from '../../support/a-loan.ts';
import { axeFindings } from '../../support/axe.ts';
import { stageOfFile } from './flow.ts';
import { RAW } from './raw-texts.ts';
import { openPlace, type Shape } from './stage.ts';
import { untruths } from './truths.ts';
import { VISITORS, type Visitor } from './visitors.ts';
import { type Seen, WALKER } from './walker.ts';

const SHAPES: readonly Shape[] = [
  { lang: 'ru', colorScheme: 'light', width: 360, height: 780 },
  { lang: 'kz', colorScheme: 'light', width: 1280, height: 860 },
];
/** `WALK_PART=2/4`: a full run in several processes. */
const [PART = 1, PARTS = 1] = (process.env.WALK_PART ?? '1/1').split('/').map(Number);

const LOCALES = new URL('../../../web/locales/', import.meta.url);
/** As the build prints them. */
function wordsIn(folder: string): Record<string, string> {
  const files = readdirSync(new URL(folder, LOCALES));
  const all = files.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(new URL(folder + file, LOCALES), 'utf8')) as Record<string, string>),
  );
  return Object.fromEntries(all.map(([id, text]) => [id, tidy(text)]));
}
const WORDS = { ru: wordsIn('ru/'), kz: wordsIn('kk/') };
const stage = stageOfFile();
const addressOf = (path: string): string =>
  path
    .replace(/\/:\w+\?/g, '')
    .replace(':edsType', 'ISSUANCE_CONSENT')
    .replace(/:\w+/g, LOAN);

function addressesOf({ session }: Visitor) {
  const rows = routes.map(({ path, guard }) => ({
    path,
    guard,
    verdict: judge(guard, session, { segment: 'ru', path, params: { loanId: LOAN } }),
  }));
  const opened = rows.filter(({ verdict }) => verdict.allow);
  const closed = rows.filter(({ verdict }) => 'needs' in verdict);
  return [...opened, ...closed].map(({ path, verdict }) => ({
    path,
    closed: !verdict.allow,
  }));
}

const walks = VISITORS.map(([name, make], at) => [name, make, at] as const).filter(
  ([, , at]) => at % PARTS === PART - 1,
);
describe.each(walks)('%s', (_, make, at) => {
  const shape = SHAPES[at % 2] as Shape;
  it(`finds every address whole and true in ${shape.lang}`, async () => {
    const [visitor, words] = [make(), WORDS[shape.lang]];
    const place = { name: 'walk', path: 'faq', scene: visitor.scene };
    const { page, errors, missing, leave } = await openPlace(stage(), place, shape);
    await page.evaluate(WALKER);
    const faults: string[] = [];
    for (const { path, closed } of addressesOf(visitor)) {
      const asked = missing.length;
      const seen = (await page.evaluate(`walkTo('/${shape.lang}/${addressOf(path)}')`)) as Seen;
      const found = [
        ...(closed ? namesRoles(seen, words) : untruths(visitor, seen.at, seen.text, words)),
        ...missing.slice(asked),
        ...errors.splice(0),
        ...faultsIn(seen),
        ...(await axeFaults(page, seen, shape)),
      ];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
    await leave();
  });
});

const namesRoles = ({ heading }: Seen, words: Readonly<Record<string, string>>): string[] =>
  heading === words['shell.noAccessTitle'] ? [] : [`opens as ${heading}`];

function faultsIn({ title, heading, headings, text }: Seen): string[] {
  const raw = RAW.exec(text)?.[0];
  return [
    ...(heading && headings === 1 && text.length > 40 ? [] : [`blank, or ${headings} headings`]),
    ...(/^\S.* · Nesie$/.test(title) && !RAW.test(title) ? [] : [`title ${title}`]),
    ...(raw ? [`raw text ${raw}`] : []),
  ];
}

/** Many visitors see the same page: axe looks at it once in each shape. */
const looked = new Set<string>();
async function axeFaults(page: Page, { at, drawn }: Seen, shape: Shape): Promise<string[]> {
  const { lang, width } = shape;
  const key = createHash('sha256').update(`${lang} ${width} ${drawn}`).digest('base64');
  if (looked.has(key)) return [];
  const found = await axeFindings(page);
  // The waiting page leads on by itself: axe may have looked while the next page was drawn.
  const now = (await page.evaluate('standing()')) as Seen;
  if (found.length > 0 && now.at !== at) return axeFaults(page, now, shape);
  if (found.length === 0) looked.add(key);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
