/** A simulated eGov: its page asks the signer once, its callback brings the signature. */
import { createHmac } from 'node:crypto';
import { SignatureNotice } from '../../../schema/rest/callbacks.ts';
import { ZERO } from '../../../schema/values/money.ts';
import type { Eds, EdsCallback } from '../../ports/eds.ts';
import { makeBook, type Operation } from '../sandbox-kit/book.ts';
import type { SandboxKit } from '../sandbox-kit/kit.ts';
import { openSigned } from '../sandbox-kit/signature.ts';

export const EDS = 'egov-eds';
const EDS_PATH = '/webhooks/eds';

export type SandboxEds = Eds & {
  find(externalId: string): Promise<Operation | undefined>;
  /** Undefined after the signer's first answer. */
  answer(externalId: string, signed: boolean): Promise<Operation | undefined>;
};

export function makeSandboxEds(kit: SandboxKit): SandboxEds {
  const book = makeBook(kit.db, EDS, kit);
  return {
    name: EDS,
    async open(order) {
      const line = await kit.line(EDS);
      if (!line.requestArrives) return { state: 'UNKNOWN' };
      const { documentHash, title, returnUrl } = order;
      const { operation } = await book.open({
        kind: 'SIGNATURE',
        key: order.key,
        reference: order.key,
        amount: ZERO,
        data: { documentHash, title, returnUrl },
        state: 'OPEN',
      });
      if (!line.answerArrives) return { state: 'UNKNOWN' };
      const page = new URL(`/pay/eds/${operation.externalId}`, kit.config.publicUrl);
      page.searchParams.set('lang', order.locale === 'KK' ? 'kz' : 'ru');
      return { state: 'OPEN', externalId: operation.externalId, pageUrl: page.href };
    },
    find: (externalId) => book.byId(externalId),
    async answer(externalId, signed) {
      const operatedAt = await kit.businessNow();
      const state = signed ? 'ACCEPTED' : 'REJECTED';
      const settled = await book.settle(externalId, 'OPEN', { state, operatedAt });
      if (settled) await kit.callbacks.post(EDS, EDS_PATH, noticeOf(kit, settled));
      return settled;
    },
    readCallback(raw) {
      const opened = openSigned(kit.keysOf(EDS), raw);
      if ('problem' in opened) return opened;
      const { data } = SignatureNotice.safeParse(opened.json);
      if (!data) return { problem: 'UNREADABLE' };
      const { key, operationId: externalId, state, documentHash, signature, operatedAt } = data;
      const callback: EdsCallback = { key, externalId, state, documentHash, signature, operatedAt };
      return { callback };
    },
  };
}

/**
 * A real signature is a CMS over the document. This one is a MAC over its hash, so equal documents give equal bytes.
 */
function noticeOf(kit: SandboxKit, { key, externalId, state, data, operatedAt }: Operation): Record<string, unknown> {
  const documentHash = data.documentHash ?? '';
  const signed = state === 'ACCEPTED';
  const mac = createHmac('sha256', kit.config.secrets()[0]).update(`${externalId}.${documentHash}`).digest('base64');
  return {
    type: 'signature',
    key,
    operationId: externalId,
    state: signed ? 'SIGNED' : 'REFUSED',
    documentHash,
    signature: signed ? mac : null,
    operatedAt,
  };
}
