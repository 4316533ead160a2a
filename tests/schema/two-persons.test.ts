/** The log alone proves two persons: an act of one person that takes two is a finding. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Actor } from '../../schema/events/envelope.ts';
import { recorded } from '../../server/adapters/ledger/decode.ts';
import { Invariants } from '../../server/cli/audit-invariants.ts';
import { rawEvents } from '../golden/stored.ts';

const GOLDEN = join(import.meta.dirname, '..', 'golden');
const stream = (name: string) => {
  const lines = readFileSync(join(GOLDEN, `${name}.ndjson`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(0, -1);
  return rawEvents(lines).map(recorded);
};
const ANNA: Actor = { role: 'support', id: 'anna' };
const BEK: Actor = { role: 'verifier', id: 'bek' };

type Persons = { actor: Actor; askedBy?: Actor };
function findings(name: string, type: string, persons: Persons): string[] {
  const books = new Invariants();
  for (const event of stream(name)) {
    const { askedBy: _, ...metadata } = event.metadata;
    books.take(event.type === type ? { ...event, metadata: { ...metadata, ...persons } } : event);
  }
  return books.findings(0, 0).flatMap(({ what }) => (what.includes('two persons') ? [what] : []));
}

it.each([
  ['written-off-by-two', 'WrittenOff'],
  ['fraud-by-two', 'FraudRejected'],
  ['dispute-upheld-by-two', 'DisputeUpheld'],
  ['dispute-dismissed-by-two', 'DisputeDismissed'],
  ['penalty-waived-by-two', 'PenaltyWaived'],
  ['cession-by-two', 'LoanCeded'],
  ['payout-recalled-by-two', 'PayoutRecalled'],
  ['payment-sent-back-by-two', 'PaymentReleased'],
])('%s: %s by one person, one role or an administrator is found', (name, type) => {
  expect(findings(name, type, { actor: BEK, askedBy: ANNA })).toEqual([]);
  const wrong: Persons[] = [
    { actor: BEK },
    { actor: BEK, askedBy: BEK },
    { actor: BEK, askedBy: { ...BEK, id: 'another verifier' } },
    { actor: { role: 'admin', id: 'carl' }, askedBy: ANNA },
  ];
  for (const persons of wrong) expect(findings(name, type, persons), JSON.stringify(persons)).toHaveLength(1);
});
