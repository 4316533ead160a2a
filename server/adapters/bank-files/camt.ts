/** Statements (camt.053), reports (camt.052) and notices (camt.054), in their older and newer versions. */
import { addDays, almatyDateOf, earliest, type LocalDate, parseLocalDate } from '../../../schema/values/local-date.ts';
import { add, negate, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { firstText, type Node, nodesAt, textAt } from '../xml/tree.ts';
import { type Balances, bankSum, type Entry, type Movements, oneByOneRead, together, Unreadable } from './answer.ts';
import { referencesIn } from './order.ts';
import { moment } from './pain002.ts';

const ROOTS = {
  'camt.052': ['BkToCstmrAcctRpt', 'Rpt'],
  'camt.053': ['BkToCstmrStmt', 'Stmt'],
  'camt.054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const;

export const camtKindOf = (document: Node): keyof typeof ROOTS | undefined =>
  (['camt.052', 'camt.053', 'camt.054'] as const).find((kind) => document[ROOTS[kind][0]] !== undefined);

/** `account`: the lender's; movements of his other accounts are not counted. @throws Unreadable */
export function readCamt(kind: keyof typeof ROOTS, document: Node, account: string): Movements {
  const reports = nodesAt(document, ROOTS[kind].join('/'));
  const ours = reports.filter(
    (one) => firstText(one, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id').replace(/\s/g, '').toUpperCase() === account,
  );
  if (ours.length === 0) throw new Unreadable(`${kind} of another account than BANK_ACCOUNT`);
  const madeOn = dayIn(document, `${ROOTS[kind][0]}/GrpHdr/CreDtTm`);
  const records = ours.flatMap((one) => {
    const day = dayIn(one, 'CreDtTm', 'FrToDt/ToDtTm') ?? madeOn;
    return nodesAt(one, 'Ntry').map((entry) => ({ entry, day }));
  });
  const read = oneByOneRead(
    records,
    ({ entry, day }, place) => movements(entry, place, day),
    ({ entry }) => movedBy(entry),
  );
  const whole = kind !== 'camt.054';
  return {
    kind,
    whole,
    ...read,
    balances: whole ? together(ours.map((one) => balancesOf(one, kind === 'camt.052'))) : null,
  };
}

type Balance = { readonly amount: Tiyn; readonly day: LocalDate };

/** What is booked: the opening balance, or the closing one of the day before; the closing one, or that of the hour. */
function balancesOf(statement: Node, ofTheHour: boolean): Balances | null {
  const [opening, previous, closing] = ['OPBD', 'PRCD', 'CLBD'].map((code) => balanceOf(statement, code));
  const begins = opening ?? (previous && { ...previous, day: addDays(previous.day, 1) });
  const ends = closing ?? (ofTheHour ? balanceOf(statement, 'ITBD') : undefined);
  if (!begins || !ends) return null;
  const from = earliest(begins.day, ends.day);
  return { from, to: ends.day, opening: begins.amount, closing: ends.amount, came: null, went: null };
}

function balanceOf(statement: Node, code: string): Balance | undefined {
  const node = nodesAt(statement, 'Bal').find((one) => textAt(one, 'Tp/CdOrPrtry/Cd') === code);
  if (!node || textAt(node, 'Amt/@Ccy') !== 'KZT') return undefined;
  const amount = bankSum(textAt(node, 'Amt'));
  const day = dayIn(node, 'Dt');
  if (amount === undefined || !day) return undefined;
  return { amount: textAt(node, 'CdtDbtInd') === 'DBIT' ? negate(amount) : amount, day };
}

/** Of the first of these that says one, as a day or as a time. */
function dayIn(node: Node, ...paths: readonly string[]): LocalDate | undefined {
  for (const path of paths) {
    const text = firstText(node, `${path}/Dt`, `${path}/DtTm`, path);
    if (text === '') continue;
    const day = /^\d{4}-\d{2}-\d{2}T/.test(text) ? almatyDateOf(moment(text)) : parseLocalDate(text.slice(0, 10));
    if (day) return day;
  }
  return undefined;
}

/** They come again when they are booked. */
const NOT_BOOKED = new Set(['PDNG', 'INFO', 'FUTR']);
const sideAt = (node: Node): string => textAt(node, 'CdtDbtInd');
const isReversal = (node: Node): boolean => ['true', '1'].includes(textAt(node, 'RvslInd'));
const signed = (side: string, amount: Tiyn): Tiyn => (side === 'DBIT' ? negate(amount) : amount);

/** What an odd entry moved, where its sum and its side can be read. */
function movedBy(entry: Node): Tiyn | null {
  const [amount, side] = [sumAt(entry, 'Amt'), sideAt(entry)];
  return amount !== undefined && (side === 'CRDT' || side === 'DBIT') ? signed(side, amount) : null;
}

const sumAt = (node: Node, path: string): Tiyn | undefined =>
  textAt(node, `${path}/@Ccy`) === 'KZT' ? bankSum(textAt(node, path)) : undefined;

type Part = { readonly detail: Node; readonly side: string; readonly amount: Tiyn | undefined };
type Whole = { entry: Node; place: number; side: string; amount: Tiyn; day: LocalDate };

function movements(entry: Node, place: number, madeOn: LocalDate | undefined): Entry[] {
  const status = firstText(entry, 'Sts/Cd', 'Sts/Prtry', 'Sts') || 'BOOK';
  if (NOT_BOOKED.has(status)) return [];
  if (status !== 'BOOK') throw new Unreadable(`entry ${place} has the status ${status.slice(0, 8)}`);
  const side = sideAt(entry);
  if (side !== 'CRDT' && side !== 'DBIT') throw new Unreadable(`entry ${place} says neither CRDT nor DBIT`);
  if (textAt(entry, 'Amt/@Ccy') !== 'KZT') throw new Unreadable(`entry ${place} is not in tenge`);
  const amount = sumAt(entry, 'Amt');
  if (amount === undefined || amount < 0n) throw new Unreadable(`entry ${place} has a sum that cannot be read`);
  const day = dayIn(entry, 'BookgDt', 'ValDt') ?? madeOn;
  if (!day) throw new Unreadable(`entry ${place} has no day`);
  return amount === 0n ? [] : listed({ entry, place, side, amount, day });
}

/** One by one where the parts make the entry, with what the bank kept; else the entry itself, for a person. */
function listed(whole: Whole): Entry[] {
  const { entry, side } = whole;
  const own = textAt(entry, 'AcctSvcrRef') || null;
  const details = nodesAt(entry, 'NtryDtls').flatMap((one) => nodesAt(one, 'TxDtls'));
  if (details.length <= 1) {
    const [detail = {}] = details;
    const counted = Number(firstText(entry, 'NtryDtls/Btch/NbOfTxs') || '1');
    const reference = (own ?? textAt(detail, 'Refs/AcctSvcrRef')) || entryReference(entry);
    return [movement(whole, detail, { reference, several: counted > 1 && details.length === 0 })];
  }
  const parts = details.map((detail): Part => {
    const text = detail.Amt === undefined ? 'AmtDtls/TxAmt/Amt' : 'Amt';
    return { detail, side: sideAt(detail) || side, amount: sumAt(detail, text) };
  });
  const charges = chargesOf(entry, parts);
  if (charges === undefined) return [movement(whole, {}, { reference: own, several: true })];
  const read = parts.map(({ detail, side: of, amount: part = ZERO }, at) => {
    const reference = textAt(detail, 'Refs/AcctSvcrRef');
    const known = reference && reference !== own ? reference : own && `${own}/${at + 1}`;
    return movement({ ...whole, side: of, amount: part }, detail, { reference: known, several: false });
  });
  if (charges === 0n) return read;
  const kept = movement(
    { ...whole, side: 'DBIT', amount: charges },
    {},
    { reference: own && `${own}/charges`, several: false },
  );
  return [...read, kept];
}

/** What the bank kept of the parts of an entry; undefined where parts and entry do not agree. */
function chargesOf(entry: Node, parts: readonly Part[]): Tiyn | undefined {
  const of = movedBy(entry);
  if (of === null || parts.some(({ amount }) => amount === undefined || amount <= 0n)) return undefined;
  const sum = add(ZERO, ...parts.map(({ side, amount = ZERO }) => signed(side, amount)));
  const named = [entry, ...parts.map(({ detail }) => detail)].map(chargesIn);
  const kept = subtract(sum, of);
  return kept === 0n || (kept > 0n && named.some(Boolean) && kept === add(ZERO, ...named)) ? kept : undefined;
}

function chargesIn(node: Node): Tiyn {
  const total = sumAt(node, 'Chrgs/TtlChrgsAndTaxAmt');
  const records = nodesAt(node, 'Chrgs').flatMap((one) => nodesAt(one, 'Rcrd'));
  return total ?? add(ZERO, ...[...records, ...nodesAt(node, 'Chrgs')].map((one) => sumAt(one, 'Amt') ?? ZERO));
}

type Known = { reference: string | null; several: boolean };

function movement({ entry, side, amount, day }: Whole, detail: Node, { reference, several }: Known): Entry {
  const credit = side === 'CRDT';
  const from = credit ? 'Dbtr' : 'Cdtr';
  const purpose = purposeOf(entry, detail, from);
  const endToEnd = firstText(detail, 'Refs/EndToEndId', 'RtrInf/OrgnlEndToEndId').toUpperCase();
  return {
    bankReference: reference,
    credit,
    amount,
    operatedOn: day,
    references: [...new Set([...referencesIn(endToEnd), ...referencesIn(purpose)])],
    number: null,
    paymentOrder: ['', 'NOTPROVIDED', 'NONREF'].includes(endToEnd) ? null : endToEnd,
    returned: isReversal(entry) || detail.RtrInf !== undefined,
    code: firstText(detail, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry').slice(0, 16) || null,
    several,
    purpose,
    other: {
      account: firstText(detail, `RltdPties/${from}Acct/Id/IBAN`, `RltdPties/${from}Acct/Id/Othr/Id`),
      name: firstText(detail, `RltdPties/${from}/Pty/Nm`, `RltdPties/${from}/Nm`),
      iin: firstText(
        detail,
        ...['Pty/Id/PrvtId', 'Id/PrvtId', 'Pty/Id/OrgId', 'Id/OrgId'].map((id) => `RltdPties/${from}/${id}/Othr/Id`),
      ),
    },
  };
}

/** What the payer wrote, free or structured, and for whom a payment service paid. */
function purposeOf(entry: Node, detail: Node, from: 'Dbtr' | 'Cdtr'): string {
  const structured = nodesAt(detail, 'RmtInf')
    .flatMap((one) => nodesAt(one, 'Strd'))
    .flatMap((one) => [
      textAt(one, 'CdtrRefInf/Ref'),
      textAt(one, 'AddtlRmtInf'),
      ...nodesAt(one, 'RfrdDocInf').map((document) => textAt(document, 'Nb')),
    ]);
  const written = [textAt(detail, 'RmtInf/Ustrd'), ...structured].filter(Boolean);
  const told =
    written.length > 0 ? written.join(' ') : firstText(detail, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf');
  const ultimate = firstText(detail, `RltdPties/Ultmt${from}/Pty/Nm`, `RltdPties/Ultmt${from}/Nm`);
  return [told, ultimate].filter(Boolean).join('; ');
}

/** A bank may number the entries of each statement from 1: such a number alone names nothing. */
function entryReference(entry: Node): string | null {
  const reference = textAt(entry, 'NtryRef');
  return reference.length < 8 ? null : reference;
}
