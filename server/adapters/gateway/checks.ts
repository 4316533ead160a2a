/** Registry, bureau, blacklist and face check: questions that change nothing. */
import type { FaceVendorName } from '../../../schema/reference/face-vendors.ts';
import type { FacePage, FaceVendor } from '../../ports/biometry.ts';
import type { Blacklist } from '../../ports/blacklist.ts';
import type { CreditBureau } from '../../ports/credit-bureau.ts';
import type { StateRegistry } from '../../ports/state-registry.ts';
import type { Bridge } from './client.ts';

export const gatewayRegistry = (bridge: Bridge<'state-registry'>): StateRegistry => ({
  async find(iin, call) {
    const answer = await bridge.order({ operation: 'find', ...call, data: { iin } });
    if (answer.status === 'NOT_FOUND') return { found: false };
    return { found: true, birthDate: answer.birthDate };
  },
  async person(iin, phone, call) {
    const answer = await bridge.order({ operation: 'person', ...call, data: { iin, phone } });
    return answer.status === 'NOT_FOUND' ? null : { person: answer.person, address: answer.address };
  },
});

export const gatewayBureau = (bridge: Bridge<'credit-bureau'>): CreditBureau => ({
  async report(iin, call) {
    const { status: _status, ...report } = await bridge.order({ operation: 'report', ...call, data: { iin } });
    // No score is for a person, as with a bureau of ours (R713).
    return { ...report, reviewWanted: report.reviewWanted === true || report.score === null };
  },
});

export const gatewayBlacklist = (bridge: Bridge<'blacklist'>): Blacklist => ({
  async check({ iin, phone, lastName, firstName, birthDate }, { key, signal }) {
    const data = { iin, phone, lastName, firstName, birthDate };
    const {
      status: _status,
      listVersion = null,
      ...answer
    } = await bridge.order({
      operation: 'check',
      key,
      signal,
      data,
    });
    return { ...answer, listVersion };
  },
});

/** `pages`: also V1 and V2 take the picture on a page of theirs. */
export const gatewayFace = (bridge: Bridge<'biometry'>, vendor: FaceVendorName, pages = false): FaceVendor => ({
  async compare(iin, picture, call) {
    const shown = 'frame' in picture ? { frame: Buffer.from(picture.frame).toString('base64') } : picture;
    const answer = await bridge.order({ operation: 'compare', ...call, data: { vendor, iin, ...shown } });
    switch (answer.status) {
      case 'PASSED':
        return { kind: 'passed', reference: answer.reference };
      case 'NOT_PASSED':
        return { kind: 'not-passed', reason: answer.reason };
      case 'IIN_NOT_FOUND':
        return { kind: 'iin-not-found' };
      case 'REGISTRY_DOWN':
        return { kind: 'registry-down' };
      case 'NOT_SHOWN':
        return { kind: 'not-shown' };
    }
  },
  ...(pages || vendor === 'V3' ? { open: (page: FacePage) => openFacePage(bridge, vendor, page) } : {}),
});

async function openFacePage(bridge: Bridge<'biometry'>, vendor: FaceVendorName, page: FacePage): Promise<string> {
  const { key, signal, ...wish } = page;
  const answer = await bridge.order({ operation: 'open', key, signal, data: { vendor, ...wish } });
  return answer.redirectUrl;
}
