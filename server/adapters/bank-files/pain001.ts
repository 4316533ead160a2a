/**
 * pain.001.001.09 for transfers in tenge. Banks of the country agree on ISO 20022, but not on where the IIN, the code
 * of purpose and the codes of payer and payee stand: their places are settings.
 */
import { XMLBuilder } from 'fast-xml-parser';
import type { Iban } from '../../../schema/values/iban.ts';
import { add, printTenge, ZERO } from '../../../schema/values/money.ts';
import { type Batch, type Order, plain } from './order.ts';
import { holdsText, inOrder, put, type Tree } from './schema.ts';

/** A path inside PmtInf or CdtTrfTxInf, and the text in which {} is the value: `RmtInf/Ustrd=/KBE/{}`. */
export type Position = { readonly path: readonly string[]; readonly text: string };
export type Field = 'BIN' | 'KOD' | 'IIN' | 'KBE' | 'KNP';
export type Positions = Readonly<Record<Field, readonly Position[]>>;

/** Whose place is in the payment; the others are in its transfers. */
const OF_PAYER: readonly Field[] = ['BIN'];
export const USUAL: Readonly<Record<Field, string>> = {
  BIN: 'Dbtr/Id/OrgId/Othr/Id,Dbtr/Id/OrgId/Othr/SchmeNm/Prtry=BIN',
  KOD: 'RmtInf/Ustrd=/KOD/{}',
  IIN: 'Cdtr/Id/PrvtId/Othr/Id,Cdtr/Id/PrvtId/Othr/SchmeNm/Prtry=IIN',
  KBE: 'RmtInf/Ustrd=/KBE/{}',
  KNP: 'Purp/Prtry',
};

/** Undefined for a place that the schema does not have. `-` leaves the field out. */
export function positionsOf(field: Field, text: string): Position[] | undefined {
  if (text.trim() === '-') return [];
  const read = text.split(',').map((one) => {
    const [path = '', ...shape] = one.trim().split('=');
    return { path: path.split('/'), text: shape.length > 0 ? shape.join('=') : '{}' };
  });
  const root = OF_PAYER.includes(field) ? 'PmtInf' : 'CdtTrfTxInf';
  return read.every(({ path }) => holdsText(root, path)) ? read : undefined;
}

/** What is wrong with these places together, each of which the schema has; undefined where they fit. */
export function clashOf(positions: Positions): string | undefined {
  const payee = { iban: '' as Iban, name: '1', iin: '1' };
  const order = { reference: '1', number: '1', amount: ZERO, payee, text: '1', codes: { knp: '1', kbe: '1' } };
  try {
    place({ Dbtr: { Nm: '1' } }, positions.BIN, '1');
    transferOf({ payer: { kod: '1' }, bicOf: () => '1' }, order, positions);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true, indentBy: ' ' });
const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

export function writePain001(batch: Batch, positions: Positions): string {
  const { payer, orders } = batch;
  const total = printTenge(add(...orders.map(({ amount }) => amount)));
  const counted = { NbOfTxs: String(orders.length), CtrlSum: total };
  const name = plain(payer.name, 140);
  const payment: Tree = {
    PmtInfId: batch.messageId,
    PmtMtd: 'TRF',
    BtchBookg: 'false',
    ...counted,
    PmtTpInf: { InstrPrty: 'NORM' },
    ReqdExctnDt: { Dt: batch.day },
    Dbtr: { Nm: name },
    DbtrAcct: { Id: { IBAN: payer.account } },
    DbtrAgt: { FinInstnId: { BICFI: payer.bic } },
    CdtTrfTxInf: orders.map((order) => transferOf(batch, order, positions)),
  };
  place(payment, positions.BIN, payer.bin);
  const message: Tree = {
    GrpHdr: { MsgId: batch.messageId, CreDtTm: batch.madeAt.slice(0, 19), ...counted, InitgPty: { Nm: name } },
    PmtInf: payment,
  };
  const root = { CstmrCdtTrfInitn: inOrder('Document', 'CstmrCdtTrfInitn', message), '@xmlns': NAMESPACE };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ Document: root })}`;
}

type Given = Pick<Batch, 'bicOf'> & { payer: Pick<Batch['payer'], 'kod'> };

function transferOf({ payer, bicOf }: Given, order: Order, positions: Positions): Tree {
  const { payee, amount, reference, codes } = order;
  const transfer: Tree = {
    PmtId: { InstrId: order.number, EndToEndId: reference },
    Amt: { InstdAmt: { '#text': printTenge(amount), '@Ccy': 'KZT' } },
    CdtrAgt: { FinInstnId: { BICFI: bicOf(payee.iban) } },
    Cdtr: { Nm: plain(payee.name, 140) },
    CdtrAcct: { Id: { IBAN: payee.iban } },
    RmtInf: { Ustrd: plain(order.text, 140) },
  };
  place(transfer, positions.IIN, payee.iin);
  place(transfer, positions.KNP, codes.knp);
  place(transfer, positions.KOD, payer.kod);
  place(transfer, positions.KBE, codes.kbe);
  return transfer;
}

function place(tree: Tree, positions: readonly Position[], value: string): void {
  if (value === '') return;
  for (const { path, text } of positions) put(tree, path, text.replaceAll('{}', value));
}
