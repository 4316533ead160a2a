import { type Answer, Unreadable } from './answer.ts';
import { camtKindOf, readCamt } from './camt.ts';
import { decode } from './one-c.ts';
import { readOneC } from './one-c-statement.ts';
import { readPain002 } from './pain002.ts';
import { readXml } from './xml.ts';

/** One source of statements: two that name the same movement differently would count it twice. */
export type Statements = 'camt' | '1c';

/** @throws Unreadable */
export function readAnswer(bytes: Uint8Array, of: { account: string; statements: Statements }): Answer {
  const text = decode(bytes).replace(/^\uFEFF/, '');
  if (text.trimStart().startsWith('1CClientBankExchange')) {
    if (of.statements !== '1c') throw new Unreadable('1C: statements are read in camt here (BANK_STATEMENTS)');
    return readOneC(text, of.account);
  }
  if (!text.trimStart().startsWith('<')) throw new Unreadable('neither XML nor 1CClientBankExchange');
  const document = readXml(text);
  if (document.CstmrPmtStsRpt !== undefined) return { kind: 'pain.002', report: readPain002(document) };
  const kind = camtKindOf(document);
  if (!kind) throw new Unreadable('an XML file that is neither pain.002 nor camt.052, camt.053 or camt.054');
  if (of.statements !== 'camt') throw new Unreadable(`${kind}: statements are read in 1C here (BANK_STATEMENTS)`);
  return readCamt(kind, document, of.account);
}
