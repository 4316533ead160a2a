/** The lists of the financial monitoring agency from an imitation of its address, over HTTP. */
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import type { Iin } from '../../schema/values/iin.ts';
import { localDate } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { afmBlacklist } from '../../server/adapters/blacklist/afm.ts';
import { listen } from '../support/gateway-line.ts';
import { migratedDatabase, type TestDatabase } from '../support/postgres.ts';
import { call } from './providers.contract.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-20T04:00:00Z');
const person = (lname: string, fname: string, birthdate: string, iin = '') =>
  `<person><num>1</num><lname>${lname}</lname><fname>${fname}</fname><mname/><birthdate>${birthdate}</birthdate>` +
  `<iin>${iin}</iin><note>&quot;x&quot;</note><correction/><added_to_list>01.02.2020</added_to_list></person>`;
const financiers = (...people: string[]) =>
  `<?xml version="1.0" encoding="utf-8"?><xml><persons>${people.join('')}</persons>` +
  '<orgs><org><org_name>Иманова Айгуль</org_name></org></orgs></xml>';
const TERRORISTS =
  '<xml><orgs><org><org_name>ОМАРОВ  Дамир Кайратович</org_name><org_iin>850101300015</org_iin><note/></org></orgs></xml>';
const LISTED = [
  person('Сериков', 'Ерлан', '15.05.1990', '900515300008'),
  person('Әлімжанов', 'Қайрат', '07.03.1988'),
  person('Yessenov', 'Zhandos', '01.01.1979'),
  person('Хаттаб', '', '02.02.1975'),
];

/** As a public script reads it: everything about a person is one text. */
const weapon = (information: string) =>
  `<person><num>1</num><information>${information}</information><decision>2371</decision><date>05.08.2017</date></person>`;
const WEAPONS = `<xml>${weapon('Чо Ил У, род. 10.05.1945. Вымышленные названия: Чо Ир У; Мун; Ким Сон Чхоль Адрес: КНДР. Дата внесения в перечень: 05.08.2017 Прочая информация: бюро 5.')}</xml>`;

type Answers = { first: string; second: string; weapons: string; status: number; asked: string[] };
let agency: Answers;
let site: Awaited<ReturnType<typeof listen>>;
let database: TestDatabase;
let pool: pg.Pool;
let now: number;
let warned: string[];

beforeAll(async () => {
  database = await migratedDatabase();
  pool = openPool({ connectionString: database.url });
  site = await listen(async (request, response) => {
    const path = request.url ?? '';
    agency.asked.push(path);
    response.writeHead(agency.status, { 'content-type': 'application/xml' });
    const terror = path.startsWith('/lists/xml_category_1/') ? agency.first : agency.second;
    response.end(path.startsWith('/weapons/') ? agency.weapons : terror);
  });
});
afterAll(async () => {
  site.server.close();
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('delete from ops.sanction_list');
  agency = { first: financiers(...LISTED), second: TERRORISTS, weapons: WEAPONS, status: 200, asked: [] };
  now = START;
  warned = [];
});

const lists = (more: { weaponsUrl?: string } = {}) =>
  afmBlacklist(pool, {
    ...more,
    url: `${site.url}/lists`,
    now: () => new Date(now),
    warn: (reason) => warned.push(reason),
    least: 5,
  });
const check = (lastName: string, firstName: string, birthDate: string, iin = '010203500001', on = lists()) =>
  on.check(
    { iin: iin as Iin, phone: '77010000000' as Phone, lastName, firstName, birthDate: localDate(birthDate) },
    call(),
  );
const REVIEW = { listed: false, manualReviewWanted: true };
const NOBODY = { listed: false, manualReviewWanted: false };

describe('the lists of the financial monitoring agency', () => {
  it.each([
    ['an IIN of the first list', 'Иванов', 'Пётр', '1990-05-15', '900515300008'],
    ['an IIN of the second list', 'Иванов', 'Пётр', '1985-01-01', '850101300015'],
  ])('declines %s', async (_what, ...of) => {
    expect(await check(...of)).toMatchObject({ listed: true, manualReviewWanted: false, fraudSuspected: false });
    expect(agency.asked.toSorted()).toEqual([
      '/lists/xml_category_1/?status=acting',
      '/lists/xml_category_2/?status=acting',
    ]);
  });

  it.each([
    ['the same name with another IIN', 'СЕРИКОВ', 'Ерлан', '1990-05-15', REVIEW],
    ['Russian letters for Kazakh ones', 'Алимжанов', 'Кайрат', '1988-03-07', REVIEW],
    ['Latin letters', 'Alimzhanov', 'Qairat', '1988-03-07', REVIEW],
    ['one letter more', 'Алимжанова', 'Кайрат', '1988-03-07', REVIEW],
    ['day and month exchanged', 'Алимжанов', 'Кайрат', '1988-07-03', REVIEW],
    ['a Latin entry that knows the year', 'Есенов', 'Жандос', '1979-08-30', REVIEW],
    ['a single name on that day', 'Хатаб', 'Марат', '1975-02-02', REVIEW],
    ['the second list, born as the IIN says', 'Омаров', 'Дамир', '1985-01-01', REVIEW],
    ['another day of birth', 'Сериков', 'Ерлан', '1990-05-16', NOBODY],
    ['another first name', 'Сериков', 'Нурлан', '1990-05-15', NOBODY],
    ['a namesake of the second list, born later', 'Омаров', 'Дамир', '1999-01-01', NOBODY],
    ['an organisation', 'Иманова', 'Айгуль', '1990-01-01', NOBODY],
  ])('%s', async (_what, lastName, firstName, birthDate, expected) => {
    expect(await check(lastName, firstName, birthDate)).toMatchObject(expected);
  });

  describe('an odd field keeps nobody else away', () => {
    const odd = (birthdate: string, iin = '') => person('Новый', 'Человек', birthdate, iin);
    const withOdd = (one: string) => {
      agency.first = financiers(...LISTED, one);
    };

    it.each(['нет данных', '05.07.79', '07.05.1979/05.07.1979', '31.02.1979'])(
      'a date that cannot be read («%s») leaves the name, and is told',
      async (birthdate) => {
        withOdd(odd(birthdate));
        expect(await check('Новый', 'Человек', '1990-01-01')).toMatchObject(REVIEW);
        expect(warned).toEqual(['xml_category_1: 1 of 5 without a date of birth']);
      },
    );

    it.each(['5.7.1979', '05.07.1979 г.р.', '05.07.1979', '1979'])(
      'a date of birth written as %s is read',
      async (day) => {
        withOdd(odd(day));
        expect(await check('Новый', 'Человек', '1979-07-05')).toMatchObject(REVIEW);
        expect(await check('Новый', 'Человек', '1980-07-05')).toMatchObject(NOBODY);
        expect(warned).toEqual([]);
      },
    );

    it('an IIN with blanks inside declines; one that is none is left out and told', async () => {
      withOdd(odd('', '900201 300 003'));
      expect(await check('Другой', 'Человек', '1990-02-01', '900201300003')).toMatchObject({ listed: true });
      await pool.query('delete from ops.sanction_list');
      withOdd(odd('05.07.1979', '90020130000'));
      expect(await check('Новый', 'Человек', '1979-07-05')).toMatchObject(REVIEW);
      expect(warned).toEqual(['xml_category_1: 1 of 5 without an IIN']);
    });

    it('other names behind a semicolon are names of their own', async () => {
      withOdd(person('Новый; Прежний', 'Человек', '05.07.1979'));
      expect(await check('Прежний', 'Человек', '1979-07-05')).toMatchObject(REVIEW);
      expect(await check('Новый', 'Человек', '1979-07-05')).toMatchObject(REVIEW);
      expect(await check('Новый', 'Прежний', '1979-07-05')).toMatchObject(NOBODY);
    });

    it('the Latin schwa of a list is the Kazakh one', async () => {
      withOdd(person('М\u0259диев', '\u018fли', '05.07.1979'));
      expect(await check('Мадиев', 'Али', '1979-07-05')).toMatchObject(REVIEW);
    });
  });

  it('one copy serves half a day and every process; the next one has a version of its own', async () => {
    const one = lists();
    const { listVersion } = await check('А', 'Б', '1990-01-01', undefined, one);
    expect(listVersion).toMatch(/^afm:2026-11-20:[0-9a-f]{16}$/);
    expect((await check('А', 'Б', '1990-01-01')).listVersion).toBe(listVersion);
    expect(agency.asked).toHaveLength(2);
    now += 13 * HOUR;
    agency.first = financiers(...LISTED, person('Новый', 'Человек', '01.02.1990', '900201300003'));
    expect(await check('А', 'Б', '1990-01-01', '900201300003')).toMatchObject({ listed: true });
    expect((await check('А', 'Б', '1990-01-01', undefined, one)).listVersion).not.toBe(listVersion);
    expect(agency.asked).toHaveLength(4);
  });

  it.each([
    ['no answer', () => ({ status: 503 }), 'answered 503'],
    ['a page of the site', () => ({ first: '<html><body>Вход</body></html>' }), 'xml_category_1 names nobody'],
    ['a list cut off', () => ({ first: financiers(...LISTED).slice(0, -200) }), 'not XML'],
    [
      'a far smaller list',
      () => ({ first: financiers(...LISTED.slice(0, 2)) }),
      'xml_category_1: 2 persons, 3 expected',
    ],
    [
      'many dates of another form',
      () => ({ first: financiers(...LISTED, person('А', 'Б', 'нет данных'), person('В', 'Г', '05.07.79')) }),
      'xml_category_1: 2 of 6 without a date of birth',
    ],
    ['entries of another form', () => ({ second: '<xml><org><title>А Б</title></org></xml>' }), 'without a name'],
    ['XML with entities of its own', () => ({ second: `<!DOCTYPE x>${TERRORISTS}` }), 'document type'],
  ])('%s: the last good copy serves three days, then nobody is checked', async (_what, wrong, said) => {
    const one = lists();
    const serikov = () => check('Иванов', 'Пётр', '1990-05-15', '900515300008', one);
    const { listVersion } = await serikov();
    Object.assign(agency, wrong());
    now += 24 * HOUR;
    expect(await serikov()).toMatchObject({ listed: true, listVersion });
    expect(warned.join()).toContain(said);
    const asked = agency.asked.length;
    await serikov();
    expect(agency.asked).toHaveLength(asked);
    now += 49 * HOUR;
    await expect(serikov()).rejects.toThrow('no list of the last three days');
    Object.assign(agency, { first: financiers(...LISTED), second: TERRORISTS, status: 200 });
    now += HOUR;
    expect(await serikov()).toMatchObject({ listed: true });
  });

  describe('the list about weapons, where it is named', () => {
    const both = () => lists({ weaponsUrl: `${site.url}/weapons` });

    it.each([
      ['a name', 'Чо', 'Ил', REVIEW],
      ['another name of the same person', 'Ким', 'Чхоль', REVIEW],
      ['a single word, of which nothing else is known', 'Мун', 'Мун', NOBODY],
      ['words of the rest of the text', 'Бюро', 'Адрес', NOBODY],
    ])(
      '%s asks for a person, whatever the date of birth, and declines nobody',
      async (_what, last, first, expected) => {
        expect(await check(last, first, '1990-01-01', undefined, both())).toMatchObject(expected);
        expect(agency.asked).toContain('/weapons/xml/?category=dprk&category=iran');
      },
    );

    it.each([
      ['nobody in it', '<xml/>', 'the list about weapons names nobody'],
      ['entries of another form', '<xml><person><fname>А</fname></person></xml>', 'without a name'],
    ])('%s: no list is taken', async (_what, weapons, said) => {
      Object.assign(agency, { weapons });
      await expect(check('А', 'Б', '1990-01-01', undefined, both())).rejects.toThrow('no list');
      expect(warned.join()).toContain(said);
    });

    it('is not asked for where it is not named', async () => {
      expect(await check('Чо', 'Ил', '1990-01-01')).toMatchObject(NOBODY);
    });
  });

  it('a short list that loses its persons is not hidden by a long one', async () => {
    const many = (of: number, one: (at: string) => string) =>
      Array.from({ length: of }, (_, at) => one(String(at).padStart(3, '0')));
    agency.first = financiers(...many(300, (at) => person(`Первый${at}`, 'Человек', '01.02.1990')));
    const second = (of: number) =>
      `<xml><orges>${many(of, (at) => `<org><org_name>Второй${at} Человек</org_name></org>`).join('')}</orges></xml>`;
    agency.second = second(20);
    const one = lists();
    const { listVersion } = await check('А', 'Б', '1990-01-01', undefined, one);
    now += 13 * HOUR;
    agency.second = second(17);
    expect(await check('А', 'Б', '1990-01-01', undefined, one)).toMatchObject({ listVersion });
    expect(warned).toEqual(['xml_category_2: 17 persons, 18 expected']);
    now += HOUR;
    agency.second = second(18);
    expect((await check('А', 'Б', '1990-01-01', undefined, one)).listVersion).not.toBe(listVersion);
  });

  it('a first copy that is too small is no list', async () => {
    agency.first = financiers(LISTED[0] ?? '');
    await expect(check('А', 'Б', '1990-01-01')).rejects.toThrow('no list');
  });
});
