/** The state base of persons, against an imitation of the gbdServices of the State Credit Bureau over HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Iin } from '../../schema/values/iin.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { gbdRegistry } from '../../server/adapters/state-registry/gbd.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../server/ports/provider.ts';
import { inBase as answer, person } from '../support/bureau-answers.ts';
import { fault, type SoapSaid, soapLine } from '../support/soap-line.ts';
import { call } from './providers.contract.ts';

const IIN = '900515300008' as Iin;
let line: Awaited<ReturnType<typeof soapLine>>;
let says: SoapSaid;
let password: string;
let warned: string[];

const basic = (of: string) => `Basic ${Buffer.from(`bank:${of}`).toString('base64')}`;
beforeAll(async () => {
  line = await soapLine(({ authorization }) => (authorization === basic(password) ? says : { status: 401, xml: '' }));
});
afterAll(() => line.close());
beforeEach(() => {
  [says, password, warned] = [person(), 'Secret-2', []];
  line.seen.length = 0;
});

const registry = () =>
  gbdRegistry({
    url: `${line.url}/gbdServices/PersonDetailsImplService`,
    user: 'LENDER',
    login: 'bank',
    passwords: ['Secret-2', 'Secret-1'],
    unknownPerson: ['00001'],
    warn: (reason) => warned.push(reason),
  });
const find = (ms = 5_000) => registry().find(IIN, call(undefined, ms));

describe('the state base of persons', () => {
  it('is asked by IIN with the consent, under the user and the login', async () => {
    expect(await find()).toEqual({ found: true, birthDate: '1990-05-15' });
    const [asked] = line.seen;
    expect(asked?.path).toBe('/gbdServices/PersonDetailsImplService');
    expect(asked?.header).toEqual({ userId: 'LENDER' });
    expect(asked?.body).toEqual({ getPerson: { iin: IIN, consentConfirmed: 'true' } });
    expect(asked?.xml).toContain('xmlns:p="http://data.gbd.chdb.scb.kz/"');
  });

  it.each([
    ['who is not there, by the code of the contract', answer({ result: '00001' })],
    ['who has died', person({ life: '1', more: '<deathDate>2020-01-01</deathDate>' })],
  ])('does not find somebody %s', async (_who, said) => {
    says = said;
    expect(await find()).toEqual({ found: false });
  });

  it.each<[string, SoapSaid]>([
    ['another person', person({ iin: '850101300015' })],
    ['no person and no code for that', answer({})],
    ['two persons', answer({ persons: '<person/><person/>' })],
    ['an unknown state of life', person({ life: '7' })],
    ['a birth date that is none', person({ birth: '15.05.1990' })],
    ['an error of the exchange', person({ status: 'SCSE001' })],
    ['an error of the base', person({ result: '00031' })],
    ['another answer', '<a/>'],
    ['no XML', 'x'],
  ])('%s is no answer', async (_what, said) => {
    says = said;
    await expect(find()).rejects.toBeInstanceOf(ProviderGarbage);
    expect(warned.join()).not.toContain(IIN);
  });

  it.each<[string, SoapSaid]>([
    ['hangs up', 'HANG_UP'],
    ['answers 502', { status: 502, xml: 'bad gateway' }],
    ['has a fault', fault('soap:Server')],
    ['is silent', 'SILENCE'],
  ])('that %s is unavailable', async (_what, said) => {
    says = said;
    await expect(find(said === 'SILENCE' ? 60 : 5_000)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it('takes the password before the present one, and tells of a refused login', async () => {
    password = 'Secret-1';
    expect(await find()).toMatchObject({ found: true });
    password = 'changed';
    await expect(find()).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(warned).toEqual(['the login was refused']);
  });

  it('gives nobody the data of a person, because it does not know whose a number is', async () => {
    expect(await registry().person(IIN, '77010000000' as Phone, call())).toBeNull();
    expect(line.seen).toEqual([]);
  });
});
