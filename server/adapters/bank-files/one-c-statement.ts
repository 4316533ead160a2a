/** 1CClientBankExchange in: statements in the dialects of the country's banks. */
import { type LocalDate, parseLocalDate } from '../../../schema/values/local-date.ts';
import { parseTenge, type Tiyn } from '../../../schema/values/money.ts';
import { type Balances, type Entry, type Movements, together, Unreadable } from './answer.ts';
import { referencesIn } from './order.ts';

type Section = { readonly line: number; readonly fields: ReadonlyMap<string, string> };

/** @throws Unreadable, with the line */
export function readOneC(text: string, account: string): Movements {
  const { head, documents } = sectionsOf(text);
  const accounts = head.filter(([name]) => name === 'РАСЧСЧЕТ').map(([, value]) => plainAccount(value));
  if (accounts.length > 0 && !accounts.includes(account))
    throw new Unreadable('1C: the statement is of another account than BANK_ACCOUNT');
  const entries = documents.map((one) => entryOf(one, account));
  return { kind: '1c', whole: true, entries, balances: balancesIn(head, account) };
}

/** A section СекцияРасчСчет for each account and period; what it leaves out, the head says. */
function balancesIn(head: readonly [string, string][], account: string): Balances | null {
  const starts = head.flatMap(([key], at) => (key === 'СЕКЦИЯРАСЧСЧЕТ' ? [at] : []));
  const common = new Map(head.slice(0, starts[0]));
  const sections = starts.map((start, n) => new Map([...common, ...head.slice(start, starts[n + 1])]));
  const ours = sections.filter((section) => plainAccount(section.get('РАСЧСЧЕТ') ?? account) === account);
  return together(ours.map(balancesOf));
}

function balancesOf(section: ReadonlyMap<string, string>): Balances | null {
  const [from, to] = [localDay(section.get('ДАТАНАЧАЛА')), localDay(section.get('ДАТАКОНЦА'))];
  const [opening, closing] = [sumOf(section.get('НАЧАЛЬНЫЙОСТАТОК')), sumOf(section.get('КОНЕЧНЫЙОСТАТОК'))];
  if (!from || !to || from > to || opening === undefined || closing === undefined) return null;
  return { from, to, opening, closing };
}

const keyOf = (line: string): [string, string] => {
  const [name = '', ...value] = line.split('=');
  return [name.trim().toUpperCase(), value.join('=').trim()];
};

function sectionsOf(text: string) {
  const lines = text.split(/\r\n|\n|\r/).map(keyOf);
  const end = lines.findIndex(([key]) => key === 'КОНЕЦФАЙЛА');
  if (end < 0) throw new Unreadable('1C: КонецФайла is missing, the file was cut off');
  const starts = lines.flatMap(([key], at) => (key === 'СЕКЦИЯДОКУМЕНТ' ? [at] : []));
  const documents = starts.map((start, n): Section => {
    const last = lines.findIndex(([key], at) => at > start && key === 'КОНЕЦДОКУМЕНТА');
    if (last < 0 || last > (starts[n + 1] ?? end))
      throw new Unreadable(`1C: the document of line ${start + 1} has no end`);
    return { line: start + 1, fields: new Map(lines.slice(start + 1, last)) };
  });
  return { head: lines.slice(0, starts[0] ?? end), documents };
}

const plainAccount = (text: string): string => text.replace(/\s/g, '').toUpperCase();

function entryOf({ line, fields }: Section, account: string): Entry {
  const first = (...names: readonly string[]) => names.map((one) => fields.get(one.toUpperCase())).find(Boolean) ?? '';
  const of = (side: 'Плательщик' | 'Получатель') => ({
    account: plainAccount(first(`${side}ИИК`, `${side}Счет`, `${side}РасчСчет`)),
    name: first(`${side}Наименование`, `${side}1`, side),
    iin: first(`${side}БИН_ИИН`, `${side}ИИН`, `${side}БИН`, `${side}ИНН`),
  });
  const [payer, payee] = [of('Плательщик'), of('Получатель')];
  const credit = sideOf({ line, fields }, account, payer.account, payee.account);
  const purpose = first('НазначениеПлатежа');
  const number = first('НомерДокумента');
  return {
    bankReference: first('РеференсБанка', 'НомерДокументаБанка', 'УникальныйНомер') || null,
    credit,
    amount: amountOf(first(credit ? 'СуммаПриход' : 'СуммаРасход', 'Сумма'), line),
    operatedOn: dayOf(
      first('ДатаОперации', credit ? 'ДатаПоступило' : 'ДатаСписано', 'ДатаВалютирования', 'ДатаДокумента'),
      line,
    ),
    references: referencesIn(purpose),
    number: number || null,
    paymentOrder: number || null,
    returned: false,
    code: null,
    several: false,
    purpose,
    other: credit ? payer : payee,
  };
}

/** Which side is ours says what the money did; a line that names us on no side is never guessed. */
function sideOf({ line, fields }: Section, account: string, payer: string, payee: string): boolean {
  const sum = (name: string) => (parseTenge((fields.get(name) ?? '').replace(',', '.')) ?? 0n) > 0n;
  const [out, back] = [sum('СУММАРАСХОД'), sum('СУММАПРИХОД')];
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
  if (amount === undefined || amount <= 0n) throw new Unreadable(`1C: the document of line ${line} has no sum`);
  return amount;
}

const sumOf = (text = ''): Tiyn | undefined => parseTenge(text.replace(/[\s\u00a0]/g, '').replace(',', '.'));

function localDay(text = ''): LocalDate | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})/.exec(text) ?? [];
  return parseLocalDate(`${year}-${month}-${day}`);
}

function dayOf(text: string, line: number): LocalDate {
  const found = localDay(text);
  if (!found) throw new Unreadable(`1C: the document of line ${line} has no day DD.MM.YYYY`);
  return found;
}
