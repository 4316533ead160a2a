/** Statements (camt.053) and notices of single movements (camt.054), in their older and newer versions. */
import { addDays, almatyDateOf, earliest, type LocalDate, parseLocalDate } from '../../../schema/values/local-date.ts';
import { negate, parseTenge, type Tiyn } from '../../../schema/values/money.ts';
import { firstText, type Node, nodesAt, textAt } from '../xml/tree.ts';
import { type Balances, type Entry, type Movements, together, Unreadable } from './answer.ts';
import { referencesIn } from './order.ts';
import { moment } from './pain002.ts';

const ROOTS = {
  'camt.053': ['BkToCstmrStmt', 'Stmt'],
  'camt.054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const;

/** `account`: the lender's; movements of his other accounts are not counted. @throws Unreadable */
export function readCamt(kind: keyof typeof ROOTS, document: Node, account: string): Movements {
  const reports = nodesAt(document, ROOTS[kind].join('/'));
  const ours = reports.filter((one) => textAt(one, 'Acct/Id/IBAN').replace(/\s/g, '') === account);
  if (ours.length === 0) throw new Unreadable(`${kind} of another account than BANK_ACCOUNT`);
  const entries = ours.flatMap((one) => nodesAt(one, 'Ntry')).flatMap((entry, at) => movements(entry, at + 1));
  const whole = kind === 'camt.053';
  return { kind, whole, entries, balances: whole ? together(ours.map(balancesOf)) : null };
}

type Balance = { readonly amount: Tiyn; readonly day: LocalDate };

/** What is booked: the opening balance, or the closing one of the day before, and the closing one. */
function balancesOf(statement: Node): Balances | null {
  const [opening, previous, closing] = ['OPBD', 'PRCD', 'CLBD'].map((code) => balanceOf(statement, code));
  const begins = opening ?? (previous && { ...previous, day: addDays(previous.day, 1) });
  if (!begins || !closing) return null;
  const from = earliest(begins.day, closing.day);
  return { from, to: closing.day, opening: begins.amount, closing: closing.amount };
}

function balanceOf(statement: Node, code: string): Balance | undefined {
  const node = nodesAt(statement, 'Bal').find((one) => textAt(one, 'Tp/CdOrPrtry/Cd') === code);
  if (!node || textAt(node, 'Amt/@Ccy') !== 'KZT') return undefined;
  const amount = parseTenge(textAt(node, 'Amt'));
  const time = textAt(node, 'Dt/DtTm');
  const day = parseLocalDate(textAt(node, 'Dt/Dt').slice(0, 10)) ?? (time ? almatyDateOf(moment(time)) : undefined);
  if (amount === undefined || !day) return undefined;
  return { amount: textAt(node, 'CdtDbtInd') === 'DBIT' ? negate(amount) : amount, day };
}

function movements(entry: Node, place: number): Entry[] {
  const status = firstText(entry, 'Sts/Cd', 'Sts');
  // It comes again when it is booked.
  if (status === 'PDNG' || status === 'INFO') return [];
  if (status !== 'BOOK') throw new Unreadable(`entry ${place} has the status ${status.slice(0, 8) || 'none'}`);
  const details = nodesAt(entry, 'NtryDtls').flatMap((one) => nodesAt(one, 'TxDtls'));
  const own = bankReference(entry);
  if (details.length <= 1) {
    const counted = Number(firstText(entry, 'NtryDtls/Btch/NbOfTxs') || '1');
    const reference = own ?? (details[0] ? textAt(details[0], 'Refs/AcctSvcrRef') || null : null);
    return [movement(entry, details[0] ?? {}, { place, reference, several: counted > 1 && details.length === 0 })];
  }
  return details.map((detail, at) => {
    const reference = textAt(detail, 'Refs/AcctSvcrRef');
    const known = reference && reference !== own ? reference : own && `${own}/${at + 1}`;
    return movement(entry, detail, { place, reference: known, several: false, part: true });
  });
}

const bankReference = (entry: Node): string | null => textAt(entry, 'AcctSvcrRef') || null;

type Known = { place: number; reference: string | null; several: boolean; part?: boolean };

function movement(entry: Node, detail: Node, { place, reference, several, part = false }: Known): Entry {
  const side = firstText(detail, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd');
  if (side !== 'CRDT' && side !== 'DBIT') throw new Unreadable(`entry ${place} says neither CRDT nor DBIT`);
  const credit = side === 'CRDT';
  const purpose = firstText(detail, 'RmtInf/Ustrd', 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf');
  const from = credit ? 'Dbtr' : 'Cdtr';
  const endToEnd = firstText(detail, 'Refs/EndToEndId', 'RtrInf/OrgnlEndToEndId').toUpperCase();
  const returned = textAt(entry, 'RvslInd') === 'true' || detail.RtrInf !== undefined;
  return {
    bankReference: reference ?? entryReference(entry, part),
    credit,
    amount: amountOf(entry, detail, place, part),
    operatedOn: dayOf(entry, place),
    references: [...new Set([...referencesIn(endToEnd), ...referencesIn(purpose)])],
    number: null,
    paymentOrder: ['', 'NOTPROVIDED', 'NONREF'].includes(endToEnd) ? null : endToEnd,
    returned,
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

/** A bank may number the entries of each statement from 1: such a number alone names nothing. */
function entryReference(entry: Node, part: boolean): string | null {
  const reference = textAt(entry, 'NtryRef');
  return part || reference.length < 8 ? null : reference;
}

function amountOf(entry: Node, detail: Node, place: number, part: boolean): Tiyn {
  const own = firstText(detail, 'Amt', 'AmtDtls/TxAmt/Amt');
  const [text, node] = own && part ? [own, detail] : [textAt(entry, 'Amt'), entry];
  const currency = firstText(node, 'Amt/@Ccy', 'AmtDtls/TxAmt/Amt/@Ccy');
  const amount = parseTenge(text.replace(/^(\d+)$/, '$1.00'));
  if (part && !own) throw new Unreadable(`entry ${place} has parts without sums`);
  if (amount === undefined || amount <= 0n) throw new Unreadable(`entry ${place} has a sum that cannot be read`);
  if (currency !== 'KZT') throw new Unreadable(`entry ${place} is not in tenge`);
  return amount;
}

function dayOf(entry: Node, place: number): LocalDate {
  const day = firstText(entry, 'BookgDt/Dt', 'ValDt/Dt');
  const time = firstText(entry, 'BookgDt/DtTm', 'ValDt/DtTm');
  const found = parseLocalDate(day.slice(0, 10)) ?? (time ? almatyDateOf(moment(time)) : undefined);
  if (!found) throw new Unreadable(`entry ${place} has no day`);
  return found;
}
