import { type Instant, instant } from '../../../schema/values/local-date.ts';
import { firstText, type Node, nodeAt, nodesAt, textAt } from '../xml/tree.ts';
import { type OrderStatus, type Report, Unreadable } from './answer.ts';

/** Money is with the payee only after settlement; everything before it waits. */
const STATES: Readonly<Record<string, OrderStatus['state'] | undefined>> = {
  ...{ RCVD: 'ACCEPTED', PDNG: 'ACCEPTED', PART: 'ACCEPTED', ACTC: 'ACCEPTED', ACCP: 'ACCEPTED', ACFC: 'ACCEPTED' },
  ...{ ACWC: 'ACCEPTED', ACWP: 'ACCEPTED', ACSP: 'ACCEPTED', PATC: 'ACCEPTED', PRES: 'ACCEPTED' },
  ...{ ACPD: 'ACCEPTED', ACIS: 'ACCEPTED', BLCK: 'ACCEPTED' },
  ...{ ACSC: 'PAID', ACCC: 'PAID', CPUC: 'PAID' },
  ...{ RJCT: 'REJECTED', CANC: 'CANCELED' },
};
const CODE = 16;
/** Refused without a reason (ISO 20022: not specified). */
export const NO_REASON = 'MS03';

/** @throws Unreadable */
export function readPain002(document: Node): Report {
  const report = nodeAt(document, 'CstmrPmtStsRpt');
  const head = nodeAt(report, 'OrgnlGrpInfAndSts');
  const messageId = textAt(head, 'OrgnlMsgId');
  if (!messageId) throw new Unreadable('pain.002 without OrgnlMsgId');
  const payments = nodesAt(report, 'OrgnlPmtInfAndSts');
  // Of a transfer without a status its payment says it.
  const transfers = [
    ...nodesAt(report, 'TxInfAndSts').map((one) => transferIn(one, null)),
    ...payments.flatMap((one) => nodesAt(one, 'TxInfAndSts').map((transfer) => transferIn(transfer, one))),
  ];
  const odd = transfers.flatMap((one) => ('odd' in one ? [one.odd] : []));
  const group = payments.map((one) => statusOf(one, 'PmtInfSts')).find(Boolean) ?? statusOf(head, 'GrpSts');
  const at = moment(textAt(report, 'GrpHdr/CreDtTm'));
  return {
    messageId,
    at,
    // Our messages have one payment: its status is the message's.
    group: transfers.some((one) => 'odd' in one && one.state !== group?.state) ? null : group,
    orders: transfers.flatMap((one) => ('odd' in one ? [] : [one])),
    odd,
  };
}

/** One that names no order only repeats its payment, unless it has a status of its own. */
function transferIn(
  node: Node,
  payment: Node | null,
): Report['orders'][number] | { odd: string; state: OrderStatus['state'] | undefined } {
  const named = firstText(node, 'OrgnlEndToEndId', 'OrgnlInstrId').toUpperCase();
  const reference = named === 'NOTPROVIDED' ? textAt(node, 'OrgnlInstrId').toUpperCase() : named;
  try {
    const status = statusOf(node, 'TxSts') ?? (payment && statusOf(payment, 'PmtInfSts'));
    if (!status) return { odd: 'a transfer without TxSts', state: undefined };
    return reference
      ? { reference, ...status }
      : { odd: 'a transfer without OrgnlEndToEndId and OrgnlInstrId', state: status.state };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { odd: error.message, state: undefined };
  }
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
