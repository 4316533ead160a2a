import { type Instant, instant } from '../../../schema/values/local-date.ts';
import { firstText, type Node, nodeAt, nodesAt, textAt } from '../xml/tree.ts';
import { type OrderStatus, type Report, Unreadable } from './answer.ts';

/** Money is with the payee only after settlement; everything before it waits. */
const STATES: Readonly<Record<string, OrderStatus['state'] | undefined>> = {
  ...{ RCVD: 'ACCEPTED', PDNG: 'ACCEPTED', PART: 'ACCEPTED', ACTC: 'ACCEPTED', ACCP: 'ACCEPTED', ACFC: 'ACCEPTED' },
  ...{ ACWC: 'ACCEPTED', ACWP: 'ACCEPTED', ACSP: 'ACCEPTED', PATC: 'ACCEPTED', PRES: 'ACCEPTED' },
  ...{ ACSC: 'PAID', ACCC: 'PAID' },
  ...{ RJCT: 'REJECTED', CANC: 'CANCELED' },
};
const CODE = 16;
/** Refused without a reason (ISO 20022: not specified). */
export const NO_REASON = 'MS03';

/** @throws Unreadable */
export function readPain002(document: Node): Report {
  const report = nodeAt(document, 'CstmrPmtStsRpt');
  const group = nodeAt(report, 'OrgnlGrpInfAndSts');
  const messageId = textAt(group, 'OrgnlMsgId');
  if (!messageId) throw new Unreadable('pain.002 without OrgnlMsgId');
  const payments = nodesAt(report, 'OrgnlPmtInfAndSts');
  const transfers = [report, ...payments].flatMap((one) => nodesAt(one, 'TxInfAndSts'));
  const at = moment(textAt(report, 'GrpHdr/CreDtTm'));
  return {
    messageId,
    at,
    // Our messages have one payment: its status is the message's.
    group: payments.map((one) => statusOf(one, 'PmtInfSts')).find(Boolean) ?? statusOf(group, 'GrpSts'),
    orders: transfers.map((one) => {
      const reference = textAt(one, 'OrgnlEndToEndId').toUpperCase();
      const status = statusOf(one, 'TxSts');
      if (!reference || !status) throw new Unreadable('pain.002 with a transfer without OrgnlEndToEndId or TxSts');
      return { reference, ...status };
    }),
  };
}

function statusOf(node: Node, name: string): OrderStatus | null {
  const said = textAt(node, name);
  if (!said) return null;
  const state = STATES[said];
  if (!state) throw new Unreadable(`pain.002 with the status ${said.slice(0, 8)}, which Nesie does not know`);
  const reason = nodesAt(node, 'StsRsnInf').map((one) => firstText(one, 'Rsn/Cd', 'Rsn/Prtry'));
  const code = reason.find(Boolean)?.slice(0, CODE) ?? null;
  return { state, code: state === 'REJECTED' ? (code ?? NO_REASON) : code };
}

/** Without a zone it is the country's. @throws Unreadable */
export function moment(text: string): Instant {
  const zoned = /(Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}+05:00`;
  const date = new Date(zoned);
  if (Number.isNaN(date.getTime())) throw new Unreadable('a time that cannot be read');
  return instant(date);
}
