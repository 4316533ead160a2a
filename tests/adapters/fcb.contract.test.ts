/** The First Credit Bureau against an imitation of its two SOAP services: report and score. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import type { Iin } from '../../schema/values/iin.ts';
import { postgresBureauAnswers } from '../../server/adapters/credit-bureau/fcb/answers.ts';
import { fcbBureau } from '../../server/adapters/credit-bureau/fcb/bureau.ts';
import { textAt } from '../../server/adapters/xml/tree.ts';
import { makeCertificates } from '../../server/cli/certificates.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../server/ports/provider.ts';
import { LOGIN_REFUSED, refusedReport, reported, SCORED, scored } from '../support/bureau-answers.ts';
import { migratedDatabase, type TestDatabase } from '../support/postgres.ts';
import { envelope, fault, type SoapAsked, type SoapSaid, soapLine } from '../support/soap-line.ts';
import { call } from './providers.contract.ts';

const IIN = '900515300008' as Iin;
let database: TestDatabase;
let pool: pg.Pool;
let line: Awaited<ReturnType<typeof soapLine>>;
let says: { report: SoapSaid; score: SoapSaid };
let password: string;
let warned: string[];
let calls = 0;

beforeAll(async () => {
  database = await migratedDatabase();
  pool = openPool({ connectionString: database.url });
  line = await soapLine((asked: SoapAsked) => {
    if (textAt(asked.header, 'CigWsHeader/Password') !== password)
      return asked.path.includes('Score') ? scored('<ErrorCode>-1000</ErrorCode>') : LOGIN_REFUSED;
    return asked.path === '/ScoreService/ScoreService' ? says.score : says.report;
  });
});
afterAll(async () => {
  line.close();
  await pool.end();
  await database.drop();
});
beforeEach(() => {
  [says, password, warned] = [{ report: reported(), score: SCORED }, 'Secret-2', []];
  line.seen.length = 0;
  calls += 1;
});

const bureau = (more = {}) =>
  fcbBureau(
    {
      url: line.url,
      user: 'nesie',
      passwords: ['Secret-2', 'Secret-1'],
      report: '4',
      stopCredit: { at: 'PublicSources/StopCredit/Status@id', yes: '1', no: '2' },
      scoreCard: 'BehaviorScoring',
      score: 'ScoreByML',
      warn: (reason) => warned.push(reason),
      ...more,
    },
    postgresBureauAnswers(pool),
  );
const ask = (of = bureau(), ms = 5_000) => of.report(IIN, call(`decision-${calls}`, ms));

describe('what is asked', () => {
  it('the report and the score of the IIN, with the consent, under the login', async () => {
    await ask();
    const [first, second] = line.seen;
    expect(line.seen).toHaveLength(2);
    expect(first?.path).toBe('/FCBServices/Service');
    expect(first?.header).toEqual({ CigWsHeader: { Culture: 'ru-RU', UserName: 'nesie', Password: 'Secret-2' } });
    expect(first?.body).toEqual({
      GetReport: {
        doc: { keyValue: { reportImportCode: '4', idNumber: IIN, idNumberType: '14', ConsentConfirmed: '1' } },
      },
    });
    expect(first?.xml).toContain('xmlns:p="http://ws.creditinfo.com/"');
    expect(second?.body).toEqual({
      Score: {
        ScoreCard: 'BehaviorScoring',
        attributes: [
          { name: 'ConsentConfirmed', value: '1' },
          { name: 'IIN', value: IIN },
        ],
      },
    });
    expect(second?.xml).toContain('xmlns:p="http://score.ws.creditinfo.com/"');
  });

  it('a password with signs of XML arrives as it is', async () => {
    password = '<&"secret"&>';
    await expect(ask(bureau({ passwords: [password] }))).resolves.toMatchObject({ score: 444 });
  });

  it('a repeated call asks for what it has not got yet, and for nothing twice', async () => {
    says.score = 'HANG_UP';
    await expect(ask()).rejects.toBeInstanceOf(ProviderUnavailable);
    says = { report: 'HANG_UP', score: SCORED };
    const answer = await ask();
    expect(await ask()).toEqual(answer);
    expect(line.seen.map(({ path }) => path.split('/')[1])).toEqual(['FCBServices', 'ScoreService', 'ScoreService']);
    const { rows } = await pool.query('select * from ops.bureau_answer where key = $1', [`decision-${calls}`]);
    expect(JSON.stringify(rows)).not.toContain(IIN);
  });
});

describe('what is read', () => {
  it('instalments of running contracts, the longest delay, the largest arrears, and a number without a name', async () => {
    says.report = reported({
      contracts: [
        { instalment: '74 822,00 KZT', days: '12', overdue: '9 100,50 KZT' },
        { instalment: '20 000,10 KZT', days: '61', overdue: '4 000 KZT' },
        { instalment: '0' },
      ],
    });
    expect(await ask()).toEqual({
      reference: 'fcb:2021-12-22T21:46:59/10/3619',
      monthlyInstalments: 9_482_210n,
      worstOverdueDays: 61,
      worstOverdueAmount: 910_050n,
      stopCredit: false,
      score: 444,
      reviewWanted: false,
    });
  });

  it('a voluntary refusal of credit, and the other score where the contract is for that one', async () => {
    says.report = reported({ stop: '1' });
    expect(await ask(bureau({ score: 'Score' }))).toMatchObject({ stopCredit: true, score: 73, reviewWanted: false });
  });

  it.each([
    ['a lender said no instalment', { instalment: '' }],
    ['a lender said no delay', { days: '-' }],
    ['a debt is in another currency', { overdue: '100,00 USD' }],
  ])('%s: a person decides', async (_what, figures) => {
    says.report = reported({ contracts: [figures] });
    expect(await ask()).toMatchObject({ reviewWanted: true, score: 444 });
  });

  it.each(['1102', '1107', '1108'])(
    'somebody without a report (%s) has no debts, and a person decides',
    async (code) => {
      says = { report: refusedReport(code), score: scored('<ErrorCode>-1012</ErrorCode>') };
      expect(await ask()).toEqual({
        reference: `fcb:${code}`,
        monthlyInstalments: 0n,
        worstOverdueDays: 0,
        worstOverdueAmount: 0n,
        stopCredit: false,
        score: null,
        reviewWanted: true,
      });
    },
  );

  it.each(['-1012', '-1014', '-1015', '-1018'])('without a score (%s) a person decides', async (code) => {
    says.score = scored(`<IdQuery>7</IdQuery><ErrorCode>${code}</ErrorCode>`);
    expect(await ask()).toMatchObject({ score: null, reviewWanted: true, reference: 'fcb:2021-12-22T21:46:59/10/7' });
  });

  it.each<[string, SoapSaid, SoapSaid]>([
    ['a report about somebody else', reported({ iin: '850101300015' }), SCORED],
    ['a report without contracts', reported({ without: /<ExistingContracts[\s\S]*<\/ExistingContracts>/ }), SCORED],
    ['a report that is silent about stop-credit', reported({ without: /<StopCredit>[\s\S]*<\/StopCredit>/ }), SCORED],
    ['a report with another sign of stop-credit', reported({ stop: '3' }), SCORED],
    ['a report without a date', reported({ without: /<DateTime>[^<]*<\/DateTime>/ }), SCORED],
    ['a sum that is none', reported({ contracts: [{ instalment: 'много' }] }), SCORED],
    ['a sum with a minus', reported({ contracts: [{ overdue: '-5 000,00 KZT' }] }), SCORED],
    ['days that are none', reported({ contracts: [{ days: 'да' }] }), SCORED],
    ['several persons with this IIN', refusedReport('1112'), SCORED],
    ['a code that is not published', refusedReport('1199'), SCORED],
    ['neither report nor error', envelope('<GetReportResponse/>'), SCORED],
    ['another answer', envelope('<GetPersonResponse/>'), SCORED],
    ['entities of its own', `<!DOCTYPE x>${reported()}`, SCORED],
    ['no XML', '<html>', SCORED],
    ['a fault of the request', fault('S:Client'), SCORED],
    ['a score of 1001', reported(), SCORED.replace('444.0', '1001.0')],
    ['a score in words', reported(), SCORED.replace('444.0', 'good')],
    ['an unknown code of the score', reported(), scored('<ErrorCode>-1999</ErrorCode>')],
  ])('%s is no answer', async (_what, report, score) => {
    says = { report, score };
    await expect(ask()).rejects.toBeInstanceOf(ProviderGarbage);
  });
});

describe('trouble', () => {
  it.each<[string, SoapSaid]>([
    ['hangs up', 'HANG_UP'],
    ['has a fault of its own', fault('S:Server')],
    ['answers 503', { status: 503, xml: '' }],
    ['says that it is broken', refusedReport('1111')],
  ])('a bureau that %s is unavailable', async (_what, said) => {
    says.report = said;
    await expect(ask()).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(warned).toEqual([]);
  });

  it('a silent bureau is unavailable when the patience of the caller ends', async () => {
    says.report = 'SILENCE';
    await expect(ask(bureau(), 60)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it.each(['1105', '1106'])('a refusal that the contract explains (%s) is named by its code', async (code) => {
    says.report = refusedReport(code);
    await expect(ask()).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(warned).toEqual([`refused by its code ${code}`]);
  });

  it('a password is changed without a stop: the one that was taken last is sent first', async () => {
    password = 'Secret-1';
    const of = bureau();
    await ask(of);
    expect(line.seen.map(({ header }) => textAt(header, 'CigWsHeader/Password'))).toEqual([
      'Secret-2',
      'Secret-1',
      'Secret-1',
    ]);
  });

  it('a login that nobody takes is told, without the login', async () => {
    password = 'changed';
    await expect(ask()).rejects.toThrow('the login was refused');
    expect(warned).toEqual(['the login was refused']);
  });

  it('its own certification authority is trusted for it, and no other one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nesie-bureau-'));
    const { bureau: files } = await makeCertificates(folder, { bureau: ['127.0.0.1'] }, { days: 2, keyType: 'ec' });
    const [cert, key, ca] = [files?.certFile, files?.keyFile, files?.caFile].map((file) =>
      readFileSync(file ?? '', 'utf8'),
    );
    const server = createServer({ cert, key }, (request, response) => {
      response.end(request.url === '/ScoreService/ScoreService' ? SCORED : reported());
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await expect(ask(bureau({ url }))).rejects.toThrow('UNABLE_TO_VERIFY_LEAF_SIGNATURE');
    await expect(ask(bureau({ url, ca }))).resolves.toMatchObject({ score: 444 });
    server.close();
    rmSync(folder, { recursive: true });
  });

  it('nothing of a fault is told but its code, because its text may name a person', async () => {
    says.report = fault('S:Server');
    await expect(ask()).rejects.toThrow(/^a fault, Server$/);
  });
});
