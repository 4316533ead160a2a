/**
 * Files for the bank, and those of its imitation, against the schemas of ISO 20022 themselves. The schemas are not in
 * this repository: ISO20022_SCHEMAS names a folder that has them (docs/operations/bank.md).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { type Batch, messageIdOf, referenceOf } from '../../server/adapters/bank-files/order.ts';
import { positionsOf, writePain001 } from '../../server/adapters/bank-files/pain001.ts';
import { childrenOf } from '../../server/adapters/bank-files/schema.ts';
import { anIban } from '../support/a-borrower.ts';
import { BICS, camt053, camt054, type Movement, PAYER, pain002, usualPositions } from '../support/a-file-bank.ts';

const folder = process.env.ISO20022_SCHEMAS ?? '';
const schema = (name: string) => join(folder, `${name}.xsd`);

/** What xmllint finds wrong. */
function breaches(name: string, xml: string): string[] {
  const { stderr, status, error } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', schema(name), '-'], {
    input: xml,
    encoding: 'utf8',
  });
  if (error) throw error;
  return status === 0 ? [] : stderr.split('\n').filter((line) => line.includes('error'));
}

const orders = ['Әлия Қызғұлова-Ибн <Нұр> & "К"', 'x'.repeat(300)].map((name, at) => ({
  reference: referenceOf(`${'f'.repeat(36)}.${at}`),
  number: String(1_000_000_000 + at),
  amount: tenge(20_000 + at),
  payee: { iban: anIban(), name, iin: '900512400001' },
  codes: { knp: '411', kbe: '19' },
  text: `Выдача микрокредита ${referenceOf(`${'f'.repeat(36)}.${at}`)}`,
}));
const batch: Batch = {
  messageId: messageIdOf(['1']),
  madeAt: '2026-03-02T12:00:00.000Z',
  day: localDate('2026-03-02'),
  payer: PAYER,
  orders,
  bicOf: (iban) => BICS[iban.slice(4, 7) as '722'] ?? '',
};

/** An entry has one type in camt.052, camt.053 and camt.054; only the names around it differ. */
const asReport = (xml: string): string =>
  xml
    .replace(/camt\.05[34]\.001\.08/, 'camt.052.001.08')
    .replace(/<(\/?)(?:BkToCstmrStmt|BkToCstmrDbtCdtNtfctn)>/g, '<$1BkToCstmrAcctRpt>')
    .replace(/<(\/?)(?:Stmt|Ntfctn)>/g, '<$1Rpt>');

const from = { name: 'Ұлан Өтеген', iin: '900512400001', iban: 'KZ86125KZT5004100100' };
const movements: readonly Movement[] = [
  { amount: '20000.00', bankReference: 'B1', endToEnd: orders[0]?.reference ?? '', purpose: 'Выдача' },
  { credit: true, amount: '12500.50', bankReference: 'B2', purpose: 'Погашение NS-2026-000123', from },
  { credit: true, amount: '1', purpose: 'Возврат', code: 'AC04', status: 'PDNG' },
];

describe.skipIf(!existsSync(schema('pain.001.001.09')))('ISO 20022', () => {
  it('accepts an order with every code in its usual place, and in another', () => {
    expect(breaches('pain.001.001.09', writePain001(batch, usualPositions()))).toEqual([]);
    const moved = {
      BIN: positionsOf('BIN', 'Dbtr/Id/OrgId/Othr/Id') ?? [],
      IIN: positionsOf('IIN', 'UltmtCdtr/Id/PrvtId/Othr/Id') ?? [],
      KNP: positionsOf('KNP', 'RgltryRptg/Dtls/Cd') ?? [],
      KOD: positionsOf('KOD', 'RgltryRptg/Dtls/Inf') ?? [],
      KBE: positionsOf('KBE', 'InstrForCdtrAgt/InstrInf,SplmtryData/Envlp/KzPmt/KBe') ?? [],
    };
    expect(Object.values(moved).map((one) => one.length)).toEqual([1, 1, 1, 1, 2]);
    expect(breaches('pain.001.001.09', writePain001(batch, moved))).toEqual([]);
  });

  it('refuses an order without its execution date', () => {
    const cut = writePain001(batch, usualPositions()).replace(/<ReqdExctnDt>[\s\S]*<\/ReqdExctnDt>/, '');
    expect(breaches('pain.001.001.09', cut)[0]).toContain('ReqdExctnDt');
  });

  it('has the elements of our table, in the order of our table', () => {
    type Named = { '@name': string; '@type'?: string };
    const list = ['xs:complexType', 'xs:element'];
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      isArray: (n) => list.includes(n),
    });
    const read = parser.parse(readFileSync(schema('pain.001.001.09'), 'utf8'))['xs:schema'];
    type Group = { 'xs:element'?: Named[] };
    type Complex = Named & { 'xs:sequence'?: Group & { 'xs:choice'?: Group }; 'xs:choice'?: Group };
    const types = new Map((read['xs:complexType'] as Complex[]).map((one) => [one['@name'], one]));
    const inside = (type: string): Named[] => {
      const one = types.get(type);
      const sequence = one?.['xs:sequence'];
      return [
        ...(sequence?.['xs:element'] ?? []),
        ...((one?.['xs:choice'] ?? sequence?.['xs:choice'])?.['xs:element'] ?? []),
      ];
    };
    let compared = 0;
    const compare = (parent: string, name: string, type: string): void => {
      const ours = childrenOf(parent, name) ?? [];
      const theirs = inside(type);
      const shared = theirs.filter((one) => ours.includes(one['@name']));
      expect(
        shared.map((one) => one['@name']),
        `${parent}/${name}`,
      ).toEqual(ours);
      if (ours.length > 0) compared += 1;
      for (const one of shared) compare(name, one['@name'], one['@type'] ?? '');
    };
    compare('Document', 'CstmrCdtTrfInitn', 'CustomerCreditTransferInitiationV09');
    expect(compared).toBeGreaterThan(40);
  });

  it('accepts the reports and statements that our tests read', () => {
    const report = pain002('M1', [
      ['NS1', 'ACSC'],
      ['NS2', 'RJCT', 'AC04'],
    ]);
    expect(breaches('pain.002.001.10', report)).toEqual([]);
    for (const statement of [camt053(movements), camt054(movements)])
      expect(breaches('camt.052.001.08', asReport(statement))).toEqual([]);
  });
});
