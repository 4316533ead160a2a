import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readBureaus } from '../../server/bureau-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'nesie-bureaus-'));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const CA = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n';
afterAll(() => rmSync(folder, { recursive: true }));

describe('the First Credit Bureau', () => {
  const fcb = {
    FCB_USER: 'nesie',
    FCB_PASSWORD: 'Password-2',
    FCB_REPORT: '4',
    FCB_STOP_CREDIT: 'PublicSources/StopCredit/Status@id:1:2',
  };
  const read = (more = {}) => readBureaus('fcb', 'sandbox', { ...fcb, ...more }, true);

  test('is read with its own authority, and with the password before the present one', () => {
    const more = { FCB_PASSWORD_PREVIOUS: 'Password-1', FCB_CA_FILE: file('ca.pem', CA) };
    expect(read(more)).toEqual({
      fcb: {
        url: 'https://secure2.1cb.kz',
        user: 'nesie',
        passwords: ['Password-2', 'Password-1'],
        ca: CA,
        report: '4',
        stopCredit: { at: 'PublicSources/StopCredit/Status@id', yes: '1', no: '2' },
        scoreCard: 'BehaviorScoring',
        score: 'ScoreByML',
      },
    });
    expect(readBureaus('gateway', 'gateway', {}, true)).toEqual({});
  });

  test.each([
    [{ FCB_URL: 'http://www-test2.1cb.kz' }, 'FCB_URL must be https'],
    [{ FCB_URL: 'https://www-test2.1cb.kz' }, 'FCB_URL names a test host'],
    [{ FCB_USER: '' }, 'FCB_USER'],
    [{ FCB_PASSWORD: 'short' }, 'FCB_PASSWORD'],
    [{ FCB_PASSWORD_PREVIOUS: 'short' }, 'FCB_PASSWORD_PREVIOUS'],
    [{ FCB_REPORT: '' }, 'FCB_REPORT'],
    [{ FCB_SCORE: 'RiskGrade' }, 'FCB_SCORE'],
    [{ FCB_SCORE_CARD: 'a card' }, 'FCB_SCORE_CARD'],
    [{ FCB_STOP_CREDIT: '' }, 'FCB_STOP_CREDIT'],
    [{ FCB_STOP_CREDIT: 'PublicSources/StopCredit/Status@id' }, 'FCB_STOP_CREDIT'],
    [{ FCB_STOP_CREDIT: 'PublicSources/StopCredit/Status@id:1:1' }, 'FCB_STOP_CREDIT'],
    [{ FCB_CA_FILE: join(folder, 'none') }, 'FCB_CA_FILE cannot be read'],
    [{ FCB_CA_FILE: file('text', 'no certificate') }, 'FCB_CA_FILE is no certificate'],
  ])('and %o is refused', (wrong, said) => {
    expect(() => read(wrong)).toThrow(said);
  });

  test('no sentence shows a password', () => {
    expect(() => read({ FCB_PASSWORD: 'Qwe-123' })).toThrow(/^(?!.*Qwe)/);
  });
});

describe('the state base of persons', () => {
  const gbd = { GBD_USER: 'LENDER', GBD_LOGIN: 'bank', GBD_PASSWORD: 'Password-2', GBD_UNKNOWN_PERSON: '00001,E2' };
  const read = (more = {}) => readBureaus('sandbox', 'gbd', { ...gbd, ...more }, true);

  test('is read with its login and with the codes that mean nobody', () => {
    expect(read()).toEqual({
      gbd: {
        url: 'https://scbws.mkb.kz/gbdServices/PersonDetailsImplService',
        user: 'LENDER',
        passwords: ['Password-2'],
        ca: undefined,
        login: 'bank',
        unknownPerson: ['00001', 'E2'],
      },
    });
  });

  test.each([
    [{ GBD_URL: 'https://testscbws.mkb.kz/gbdServices/PersonDetailsImplService' }, 'GBD_URL names a test host'],
    [{ GBD_URL: 'http://scbws.mkb.kz' }, 'GBD_URL must be https'],
    [{ GBD_USER: '' }, 'GBD_USER'],
    [{ GBD_LOGIN: 'a:b' }, 'GBD_LOGIN'],
    [{ GBD_PASSWORD: '' }, 'GBD_PASSWORD'],
    [{ GBD_UNKNOWN_PERSON: '' }, 'GBD_UNKNOWN_PERSON'],
    [{ GBD_UNKNOWN_PERSON: '00000' }, 'a code of success'],
  ])('and %o is refused', (wrong, said) => {
    expect(() => read(wrong)).toThrow(said);
  });
});
