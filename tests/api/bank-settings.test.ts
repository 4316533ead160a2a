import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readBankFiles } from '../../server/bank-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'nesie-bank-'));
const KEY_FILE = join(folder, 'key');
writeFileSync(KEY_FILE, 'a private key');
afterAll(() => rmSync(folder, { recursive: true }));

const bank = {
  BANK_ACCOUNT: 'KZ86125KZT5004100100',
  BANK_BIC: 'HSBKKZKX',
  BANK_PAYER_NAME: 'ТОО «МФО Несие»',
  BANK_PAYER_BIN: '050140000017',
  BANK_KNP: '411',
  BANK_KNP_REFUND: '880',
  BANK_FILES_FOLDER: '/exchange',
};
const HOST_KEY = `SHA256:${'a'.repeat(43)}`;
const sftp = {
  BANK_FILES_FOLDER: undefined,
  BANK_SFTP_HOST: 'files.bank.kz',
  BANK_SFTP_USER: 'lender',
  BANK_SFTP_KEY_FILE: KEY_FILE,
  BANK_SFTP_HOST_KEY: HOST_KEY,
};
const read = (more = {}) => readBankFiles(['files', 'gateway'], { ...bank, ...more }, true).bankFiles;

describe('settings of a bank of files', () => {
  test('one port on files reads them, none needs none of them', () => {
    expect(read()).toMatchObject({
      format: 'pain.001',
      statements: 'camt',
      place: { folder: '/exchange' },
      payer: { account: 'KZ86125KZT5004100100', kod: '15' },
      purposes: { LOAN: { knp: '411', kbe: '19' }, REFUND: { knp: '880', kbe: '19' } },
      bics: { '722': 'CASPKZKA' },
      positions: {},
    });
    expect(readBankFiles(['gateway', 'sandbox'], {}, true)).toEqual({});
  });

  test('1C goes with its own statements, places of fields and banks may be named', () => {
    const more = { BANK_FILES_FORMAT: '1c', BANK_BICS: '125=ABCDKZKA', BANK_IIN_AT: 'CdtTrfTxInf/RmtInf/Ustrd' };
    expect(read(more)).toMatchObject({
      format: '1c',
      statements: '1c',
      bics: { '125': 'ABCDKZKA' },
      positions: { IIN: 'CdtTrfTxInf/RmtInf/Ustrd' },
    });
  });

  test('an SFTP server is read with its folders, without a slash at their ends', () => {
    expect(read({ ...sftp, BANK_SFTP_OUT: '/to-bank/' })?.place).toEqual({
      sftp: {
        host: 'files.bank.kz',
        port: 22,
        user: 'lender',
        key: 'a private key',
        hostKeys: [HOST_KEY],
        folders: { out: '/to-bank', in: '/in' },
      },
    });
    const two = `${HOST_KEY}, SHA256:${'b'.repeat(43)}`;
    expect(read({ ...sftp, BANK_SFTP_HOST_KEY: two })?.place).toMatchObject({ sftp: { hostKeys: two.split(', ') } });
  });

  test.each([
    [{ BANK_FILES_FORMAT: 'mt100' }, 'BANK_FILES_FORMAT'],
    [{ BANK_STATEMENTS: 'pdf' }, 'BANK_STATEMENTS'],
    [{ BANK_1C_CHARSET: 'koi8-r' }, 'BANK_1C_CHARSET'],
    [{ BANK_ACCOUNT: 'KZ86125KZT5004100101' }, 'BANK_ACCOUNT'],
    [{ BANK_BIC: 'HALYK' }, 'BANK_BIC'],
    [{ BANK_PAYER_NAME: '' }, 'BANK_PAYER_NAME'],
    [{ BANK_PAYER_BIN: '123' }, 'BANK_PAYER_BIN'],
    [{ BANK_KOD: '35' }, 'BANK_KOD'],
    [{ BANK_KNP: '' }, 'BANK_KNP'],
    [{ BANK_KNP_REFUND: '' }, 'BANK_KNP_REFUND'],
    [{ BANK_KBE: '9' }, 'BANK_KBE'],
    [{ BANK_PURPOSE: 'x'.repeat(101) }, 'BANK_PURPOSE'],
    [{ BANK_BICS: '722' }, 'BANK_BICS'],
    [{ BANK_BICS: 'abc=CASPKZKA' }, 'BANK_BICS'],
    [{ BANK_FILES_FOLDER: undefined }, 'BANK_FILES_FOLDER'],
    [{ ...sftp, BANK_SFTP_HOST: 'test.bank.kz' }, 'BANK_SFTP_HOST names a test host'],
    [{ ...sftp, BANK_SFTP_HOST: 'TEST.bank.kz' }, 'BANK_SFTP_HOST names a test host'],
    [{ ...sftp, BANK_SFTP_PORT: 'ssh' }, 'BANK_SFTP_PORT'],
    [{ ...sftp, BANK_SFTP_USER: '' }, 'BANK_SFTP_USER'],
    [{ ...sftp, BANK_SFTP_HOST_KEY: '' }, 'BANK_SFTP_HOST_KEY'],
    [{ ...sftp, BANK_SFTP_HOST_KEY: `${HOST_KEY},MD5:aa` }, 'BANK_SFTP_HOST_KEY'],
    [{ ...sftp, BANK_SFTP_KEY_FILE: join(folder, 'none') }, 'BANK_SFTP_KEY_FILE'],
  ])('%o is refused', (wrong, said) => {
    expect(() => read(wrong)).toThrow(said);
  });
});
