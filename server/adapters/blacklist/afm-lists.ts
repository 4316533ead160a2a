/** The lists of the financial monitoring agency: financiers of terrorism, terrorists, and on request weapons (R440). */
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { parseIin } from '../../../schema/values/iin.ts';
import { parseLocalDate } from '../../../schema/values/local-date.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../ports/provider.ts';

/** `birthDate` is yyyy-mm-dd; null where the list does not know it. `list`: of which list, once it is stored. */
export const Listed = z.object({
  iin: z.string().nullable(),
  name: z.string(),
  birthDate: z.string().nullable(),
  list: z.string().optional(),
  /** The field of the entry that is not in a form that we know: the entry stands without it. */
  unread: z.enum(['a date of birth', 'an IIN']).optional(),
});
export type Listed = z.infer<typeof Listed>;

/** In the second list the persons stand in elements named `org`. */
const LISTS = [
  ['xml_category_1', 'person'],
  ['xml_category_2', 'org'],
] as const;
const OF_WEAPONS = '?category=dprk&category=iran';
const TIMEOUT_MS = 10_000;
const MOST_BYTES = 32 * 1024 * 1024;

const parser = new XMLParser({ parseTagValue: false, ignoreAttributes: true, htmlEntities: true });

/** @throws ProviderUnavailable | ProviderGarbage */
export async function fetchLists(url: string, weaponsUrl?: string): Promise<Listed[]> {
  const ofTerror = LISTS.map(([name, tag]) =>
    listAt(name, `${url}/${name}/?status=acting`, (text) => elementsOf(text, tag).flatMap(listedOf)),
  );
  const ofWeapons = weaponsUrl
    ? [
        listAt('the list about weapons', `${weaponsUrl}/xml/${OF_WEAPONS}`, (text) =>
          elementsOf(text, 'person').flatMap(weaponsEntry),
        ),
      ]
    : [];
  return (await Promise.all([...ofTerror, ...ofWeapons])).flat();
}

async function listAt(name: string, address: string, read: (text: string) => Listed[]): Promise<Listed[]> {
  const people = read(await textAt(address));
  if (people.length === 0) throw new ProviderGarbage(`${name} names nobody`);
  return people.map((one) => ({ ...one, list: name }));
}

async function textAt(address: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const got = await fetch(address, { redirect: 'error', signal }).catch(unavailable);
  if (got.status !== 200) throw new ProviderUnavailable(`answered ${got.status}`);
  const bytes = await got.arrayBuffer().catch(unavailable);
  if (bytes.byteLength > MOST_BYTES) throw new ProviderGarbage('a very long answer');
  return Buffer.from(bytes).toString('utf8');
}

function unavailable(error: unknown): never {
  throw new ProviderUnavailable(error instanceof Error ? error.name : 'failed');
}

function elementsOf(text: string, tag: string): unknown[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new ProviderGarbage('XML with a document type');
  try {
    // `true`: what is cut off or not closed throws.
    return elementsIn(parser.parse(text, true), tag);
  } catch {
    throw new ProviderGarbage('not XML');
  }
}

function elementsIn(node: unknown, tag: string): unknown[] {
  if (Array.isArray(node)) return node.flatMap((one) => elementsIn(one, tag));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, inside]) => (name === tag ? [inside].flat() : elementsIn(inside, tag)));
}

const Text = z.string().default('');
const Entry = z.object({
  lname: Text,
  fname: Text,
  mname: Text,
  org_name: Text,
  iin: Text,
  org_iin: Text,
  birthdate: Text,
});

/**
 * An entry for each of its names. One entry that names nobody means that the form of the list has changed: the whole
 * list is refused. A field that cannot be read is left out, so that one odd entry does not keep all others away (R963).
 */
function listedOf(element: unknown): Listed[] {
  const { data } = Entry.safeParse(element);
  if (!data) throw new ProviderGarbage('an entry of another form');
  const digits = (data.iin || data.org_iin).replace(/\s/g, '');
  const iin = /^\d{12}$/.test(digits) ? digits : null;
  const names = namesOf([data.lname, data.fname, data.mname, data.org_name]);
  if (names.length === 0 && iin === null) throw new ProviderGarbage('an entry without a name');
  const born = data.birthdate.trim();
  const read = birthDateOf(born);
  const unread = born !== '' && !read ? 'a date of birth' : digits !== '' && iin === null ? 'an IIN' : undefined;
  const birthDate = read ?? bornBy(iin);
  return (names.length > 0 ? names : ['']).map((name) => ({ iin, name, birthDate, ...(unread && { unread }) }));
}

const MOST_NAMES = 20;
/** Other names of a part follow it after a semicolon: each is put together with each of the other parts. */
const namesOf = (parts: readonly string[]): string[] =>
  parts
    .reduce<string[]>(
      (names, part) => {
        const others = part
          .split(';')
          .map((one) => one.trim())
          .filter(Boolean);
        return others.length === 0 ? names : names.flatMap((name) => others.map((one) => `${name} ${one}`));
      },
      [''],
    )
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .slice(0, MOST_NAMES);

const Weapons = z.object({ information: z.string() });
/** Адрес: Дата внесения в перечень: Р.И.К.: */
const LABEL = /(?:[А-ЯЁ][а-яё]+(?: [а-яё]+){0,4}|(?:[А-ЯЁ]\.){2,}):/;
const OTHER_NAMES = 'Вымышленные названия:';

/** A text alone: the name up to the first comma, other names under their label. Neither an IIN nor a date of birth. */
function weaponsEntry(element: unknown): Listed[] {
  const { data } = Weapons.safeParse(element);
  const text = data?.information.replace(/\s+/g, ' ').trim() ?? '';
  const [name = ''] = text.split(LABEL)[0]?.split(',') ?? [];
  if (!/\p{L}/u.test(name)) throw new ProviderGarbage('an entry without a name');
  const [, under = ''] = text.split(OTHER_NAMES);
  const others = under.split(LABEL)[0]?.split(/[,;]/) ?? [];
  return [name, ...others]
    .map((one) => one.trim())
    .filter((one) => one.includes(' ') || one === name.trim())
    .map((one) => ({ iin: null, name: one, birthDate: null }));
}

/** The second list has no dates of birth. */
function bornBy(iin: string | null): string | null {
  const parsed = parseIin(iin ?? '');
  return typeof parsed === 'string' ? null : parsed.birthDate;
}

/** '05.07.1979', '5.7.1979 г.р.', and '1979' as its first day; null for anything else, as two dates. */
function birthDateOf(text: string): string | null {
  const bare = text.replace(/\s*(?:г\.?\s?р\.?|г(?:ода?)?\.?)(?:\s*рождения)?$/i, '');
  if (/^(?:19|20)\d{2}$/.test(bare)) return `${bare}-01-01`;
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(bare) ?? [];
  return (year && parseLocalDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)) || null;
}
