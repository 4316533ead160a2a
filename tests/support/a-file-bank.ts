/** A bank that takes pain.001 files and leaves pain.002, camt.053, camt.054 and 1C, written apart from the adapter. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseIban } from '../../schema/values/iban.ts';
import { type Instant, localDate } from '../../schema/values/local-date.ts';
import { parseTenge, printTenge, tiyn, ZERO } from '../../schema/values/money.ts';
import type { BankFilesOptions } from '../../server/adapters/bank-files/bank.ts';
import { folderPlace } from '../../server/adapters/bank-files/folder.ts';
import { type Positions, positionsOf, USUAL } from '../../server/adapters/bank-files/pain001.ts';
import { sealerOf } from '../../server/people/secrets.ts';
import { vault } from '../../server/people/vault.ts';
import { ringOf } from './key-rings.ts';
import { ibanOf } from './person.ts';

const ours = parseIban(ibanOf('601', 'A000000000001'));
if (!ours) throw new Error('a wrong IBAN');
export const ACCOUNT = ours;
export const BICS = { '722': 'CASPKZKA', '601': 'HSBKKZKX' };
export const sealer = sealerOf(vault({ master: ringOf(Buffer.alloc(32, 1)), index: ringOf(Buffer.alloc(32, 2)) }));

export const usualPositions = (): Positions => {
  const at = (field: keyof Positions) => positionsOf(field, USUAL[field]) ?? [];
  return { BIN: at('BIN'), KOD: at('KOD'), IIN: at('IIN'), KBE: at('KBE'), KNP: at('KNP') };
};

export const PAYER = {
  account: ACCOUNT,
  bic: 'HSBKKZKX',
  bankName: 'Народный Банк Казахстана',
  name: 'ТОО «МФО Тест & Ко»',
  bin: '160240000001',
  kod: '15',
};

export const optionsIn = (folder: string, change: Partial<BankFilesOptions> = {}): BankFilesOptions => ({
  payer: PAYER,
  format: { kind: 'pain.001', positions: usualPositions() },
  statements: 'camt',
  purposes: {
    LOAN: { knp: '411', kbe: '19', text: 'Выдача микрокредита' },
    REFUND: { knp: '880', kbe: '19', text: 'Возврат излишне уплаченной суммы' },
  },
  providers: [],
  returners: [],
  bics: BICS,
  place: folderPlace(folder),
  now: async () => '2026-03-02T07:00:00.000Z' as Instant,
  today: async () => localDate('2026-03-02'),
  warn: () => undefined,
  ...change,
});

export type Transfer = { reference: string; amount: string; iban: string; name: string };
export type Sent = { file: string; text: string; messageId: string; transfers: Transfer[] };

export const between = (text: string, tag: string): string[] =>
  [...text.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, inside = '']) => inside);

const one = (text: string, tag: string): string => between(text, tag)[0] ?? '';

export function readSent(file: string, text: string): Sent {
  const transfers = between(text, 'CdtTrfTxInf').map((inside) => ({
    reference: one(inside, 'EndToEndId'),
    amount: one(inside, 'InstdAmt'),
    iban: one(one(inside, 'CdtrAcct'), 'IBAN'),
    name: one(one(inside, 'Cdtr'), 'Nm'),
  }));
  return { file, text, messageId: one(text, 'MsgId'), transfers };
}

export const pain002 = (messageId: string, statuses: readonly [reference: string, status: string, code?: string][]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>R${randomUUID()}</MsgId><CreDtTm>2026-03-02T13:30:00</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId></OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>${messageId}</OrgnlPmtInfId>${statuses
    .map(
      ([reference, status, code]) =>
        `<TxInfAndSts><OrgnlEndToEndId>${reference}</OrgnlEndToEndId><TxSts>${status}</TxSts>${
          code ? `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>` : ''
        }</TxInfAndSts>`,
    )
    .join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;

export type Movement = {
  credit?: boolean;
  amount: string;
  bankReference?: string;
  endToEnd?: string;
  purpose?: string;
  from?: { name: string; iin: string; iban: string };
  code?: string;
  status?: string;
  day?: string;
};

const entry = ({ credit = false, status = 'BOOK', day = '2026-03-02', ...one }: Movement): string => {
  const side = credit ? 'Dbtr' : 'Cdtr';
  const party = one.from
    ? `<RltdPties><${side}><Pty><Nm>${one.from.name}</Nm><Id><PrvtId><Othr><Id>${one.from.iin}</Id></Othr></PrvtId></Id></Pty></${side}><${side}Acct><Id><IBAN>${one.from.iban}</IBAN></Id></${side}Acct></RltdPties>`
    : '';
  return `<Ntry><Amt Ccy="KZT">${one.amount}</Amt><CdtDbtInd>${credit ? 'CRDT' : 'DBIT'}</CdtDbtInd>
<Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>${one.bankReference ? `<AcctSvcrRef>${one.bankReference}</AcctSvcrRef>` : ''}
<BkTxCd><Prtry><Cd>${credit ? 'IN' : 'OUT'}</Cd></Prtry></BkTxCd><NtryDtls><TxDtls><Refs>${one.endToEnd ? `<EndToEndId>${one.endToEnd}</EndToEndId>` : ''}</Refs>${party}<RmtInf><Ustrd>${one.purpose ?? ''}</Ustrd></RmtInf>${
    one.code ? `<RtrInf><Rsn><Cd>${one.code}</Cd></Rsn></RtrInf>` : ''
  }</TxDtls></NtryDtls></Ntry>`;
};

/** Of the day; a balance below zero is written as a debit. */
export type Balanced = { day: string; opening: string; closing: string; first?: 'OPBD' | 'PRCD' };
const balance = (code: string, amount: string, day: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="KZT">${amount.replace('-', '')}</Amt>
<CdtDbtInd>${amount.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
const balances = ({ day, opening, closing, first = 'OPBD' }: Balanced) =>
  balance(first, opening, day) + balance('CLAV', '1.00', day) + balance('CLBD', closing, day);

const camt = (name: string, root: string, report: string, movements: readonly Movement[], account: string, of = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${name}.001.08"><${root}>
<GrpHdr><MsgId>S1</MsgId><CreDtTm>2026-03-02T19:00:00+05:00</CreDtTm></GrpHdr>
<${report}><Id>1</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${of}
${movements.map(entry).join('\n')}</${report}></${root}></Document>`;

/** Of the balances that its booked movements make, where none are given. */
export const camt053 = (
  movements: readonly Movement[],
  account: string = ACCOUNT,
  of: Balanced | null = balancedBy(movements),
) => camt('camt.053', 'BkToCstmrStmt', 'Stmt', movements, account, of ? balances(of) : '');
function balancedBy(movements: readonly Movement[]): Balanced {
  const booked = movements.filter(({ status = 'BOOK' }) => status === 'BOOK');
  const sum = booked.reduce((all, one) => all + (parseTenge(one.amount) ?? ZERO) * (one.credit ? 1n : -1n), 0n);
  return { day: movements[0]?.day ?? '2026-03-02', opening: '0.00', closing: printTenge(tiyn(sum)) };
}
export const camt054 = (movements: readonly Movement[], account: string = ACCOUNT) =>
  camt('camt.054', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn', movements, account);

export function exchangeFolder() {
  const root = mkdtempSync(join(tmpdir(), 'nesie-bank-'));
  for (const folder of ['out', 'in/read']) mkdirSync(join(root, folder), { recursive: true });
  return {
    root,
    sent: (): Sent[] =>
      filesIn(join(root, 'out'))
        .filter((file) => !file.endsWith('.tmp'))
        .map((file) => readSent(file, readFileSync(join(root, 'out', file), 'utf8'))),
    names: (side: 'in' | 'out' | 'in/read') => filesIn(join(root, side)),
    leave: (name: string, text: string | Buffer) => writeFileSync(join(root, 'in', name), text),
    /** The bank has taken the file. */
    take: (name: string) => rmSync(join(root, 'out', name)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isFile() ? [one.name] : []));
