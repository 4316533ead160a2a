/** 1CClientBankExchange in: statements in the dialects of the country's banks. */
import { type LocalDate, parseLocalDate } from '../../../schema/values/local-date.ts';
import { negate, type Tiyn } from '../../../schema/values/money.ts';
import { type Balances, bankSum, type Entry, type Movements, oneByOneRead, together, Unreadable } from './answer.ts';
import { type Fields, firstIn, firstOf, type Line, type Section, sectionsOf } from './one-c-sections.ts';
import { referencesIn } from './order.ts';

/** @throws Unreadable, with the line */
export function readOneC(text: string, account: string): Movements {
  const { head, documents } = sectionsOf(text);
  const accounts = head.filter(([name]) => name === 'РАСЧСЧЕТ').map(([, value]) => plainAccount(value));
  if (accounts.length > 0 && !accounts.includes(account))
    throw new Unreadable('1C: the statement is of another account than BANK_ACCOUNT');
  // A file may tell several accounts of ours: what moved between the others is nothing here.
  const ours = documents.filter((one) => !isOfAnother(one, account, accounts));
  const read = oneByOneRead(
    ours,
    (one) => entriesOf(one, account),
    (one) => movedBy(one, account),
  );
  return { kind: '1c', whole: true, ...read, balances: balancesIn(head, account) };
}

/** A section СекцияРасчСчет for each account and period; what it leaves out, the head says. */
function balancesIn(head: readonly Line[], account: string): Balances | null {
  const starts = head.flatMap(([key], at) => (key === 'СЕКЦИЯРАСЧСЧЕТ' ? [at] : []));
  const common = head.slice(0, starts[0]);
  const sections = starts.map((start, n) => firstOf([...head.slice(start, starts[n + 1]), ...common]));
  // Kazpost says them without a section.
  if (starts.length === 0) return balancesOf(firstOf(head));
  const ours = sections.filter((section) => plainAccount(section.get('РАСЧСЧЕТ') ?? account) === account);
  return together(ours.map(balancesOf));
}

function balancesOf(section: Fields): Balances | null {
  const [from, to] = [localDay(section.get('ДАТАНАЧАЛА')), localDay(section.get('ДАТАКОНЦА'))];
  const [opening, closing] = [sumOf(section.get('НАЧАЛЬНЫЙОСТАТОК')), sumOf(section.get('КОНЕЧНЫЙОСТАТОК'))];
  if (!from || !to || from > to || opening === undefined || closing === undefined) return null;
  return { from, to, opening, closing, came: turned(section, 'ВСЕГОПОСТУПИЛО'), went: turned(section, 'ВСЕГОСПИСАНО') };
}

const turned = (section: Fields, key: string): Tiyn | null => sumOf(section.get(key)) ?? null;

const plainAccount = (text: string): string => text.replace(/\s/g, '').toUpperCase();

function partyOf(document: Section, side: 'Плательщик' | 'Получатель'): Entry['other'] {
  const first = firstIn(document);
  return {
    account: plainAccount(first(`${side}ИИК`, `${side}Счет`, `${side}РасчСчет`)),
    name: first(`${side}Наименование`, `${side}1`, side),
    iin: first(`${side}БИН_ИИН`, `${side}ИИН`, `${side}БИН`, `${side}ИНН`),
  };
}

function isOfAnother(document: Section, account: string, accounts: readonly string[]): boolean {
  const named = [partyOf(document, 'Плательщик'), partyOf(document, 'Получатель')].map((one) => one.account);
  return !named.includes(account) && named.some((one) => accounts.includes(one));
}

/** What an odd document moved on the account, where its sum and its side can be read. */
function movedBy(document: Section, account: string): Tiyn | null {
  try {
    const credit = sideOf(document, account);
    if (document.unclear) return null;
    const sum = inTenge(document) ? sumOf(sumTextOf(document, credit)) : undefined;
    return sum === undefined ? null : credit ? sum : negate(sum);
  } catch {
    return null;
  }
}

const inTenge = (document: Section): boolean =>
  ['', 'KZT', 'ТЕНГЕ', '398'].includes(firstIn(document)('Валюта').toUpperCase());

const sumTextOf = (document: Section, credit: boolean): string =>
  firstIn(document)(credit ? 'СуммаПриход' : 'СуммаРасход', 'Сумма');

function entriesOf(document: Section, account: string): Entry[] {
  const { line, unclear } = document;
  const first = firstIn(document);
  if (unclear) throw new Unreadable(`1C: the document of line ${line} says something twice behind its purpose`);
  if (!inTenge(document)) throw new Unreadable(`1C: the document of line ${line} is not in tenge`);
  const [payer, payee] = [partyOf(document, 'Плательщик'), partyOf(document, 'Получатель')];
  const side = sideOf(document, account);
  const sum = amountOf(sumTextOf(document, side), line);
  if (sum === 0n) return [];
  // «Сторно» is a sum below zero: it takes back what stood on that side.
  const [credit, amount, back] = sum < 0n ? [!side, negate(sum), true] : [side, sum, false];
  const purpose = first('НазначениеПлатежа');
  const number = first('НомерДокумента', 'Номер');
  const entry: Entry = {
    bankReference: first('РеференсБанка', 'НомерДокументаБанка', 'УникальныйНомер') || null,
    credit,
    amount,
    operatedOn: dayOf(
      first('ДатаОперации', side ? 'ДатаПоступило' : 'ДатаСписано', 'ДатаВалютирования', 'ДатаДокумента', 'Дата'),
      line,
    ),
    references: referencesIn(purpose),
    number: number || null,
    paymentOrder: number || null,
    returned: back || (!credit && /сторно/i.test(purpose)),
    code: null,
    several: false,
    purpose,
    other: side ? payer : payee,
  };
  return [entry];
}

/** Which side is ours says what the money did; a line that names us on no side is never guessed. */
function sideOf(document: Section, account: string): boolean {
  const { line } = document;
  const sum = (name: string) => (sumOf(firstIn(document)(name)) ?? 0n) !== 0n;
  const [out, back] = [sum('СуммаРасход'), sum('СуммаПриход')];
  const named = [partyOf(document, 'Плательщик').account, partyOf(document, 'Получатель').account];
  // A bank that leaves our side of its own statement empty means the account of the statement.
  const [payer, payee] = named.includes(account) || !named.some(Boolean) ? named : named.map((one) => one || account);
  if (payer !== account && payee !== account)
    throw new Unreadable(
      `1C: the ${out ? 'debit' : back ? 'credit' : 'document'} of line ${line} names BANK_ACCOUNT neither as ПлательщикИИК nor as ПолучательИИК`,
    );
  if (payer === payee) throw new Unreadable(`1C: the document of line ${line} pays from the account to itself`);
  const credit = payee === account;
  if ((out || back) && back !== credit)
    throw new Unreadable(`1C: sums and accounts of the document of line ${line} contradict each other`);
  return credit;
}

function amountOf(text: string, line: number): Tiyn {
  const amount = sumOf(text);
  if (amount === undefined) throw new Unreadable(`1C: the document of line ${line} has no sum`);
  return amount;
}

const sumOf = (text = ''): Tiyn | undefined => bankSum(text);

function localDay(text = ''): LocalDate | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})/.exec(text) ?? [];
  return parseLocalDate(`${year}-${month}-${day}`);
}

function dayOf(text: string, line: number): LocalDate {
  const found = localDay(text);
  if (!found) throw new Unreadable(`1C: the document of line ${line} has no day DD.MM.YYYY`);
  return found;
}
