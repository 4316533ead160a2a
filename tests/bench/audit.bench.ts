/** P13: an auditor's pass over the log (chain, shape, postings, fold of each loan) against reading the same events through the client and nothing else. */
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { AnchorCheck } from '../../server/adapters/ledger/check-anchors.ts';
import { LogAudit } from '../../server/cli/audit-log.ts';
import { type LoanRecord, replayLoan } from '../../server/use-cases/audit.ts';
import { type Measured, measure } from './harness.ts';
import { FULL, openStack } from './world.ts';

const MOST = FULL ? 100_000 : 6_000;
const stack = await openStack();

async function pass(take: (raw: Raw) => void): Promise<Measured> {
  const began = performance.now();
  let ops = 0;
  for await (const raw of stack.ledger.readAllRaw({ prefixes: LEDGER_PREFIXES }, 'start')) {
    take(raw);
    ops += 1;
    if (ops === MOST) break;
  }
  return { value: ops / ((performance.now() - began) / 1_000), ops };
}
type Raw = Parameters<LogAudit['take']>[0];

const audited = async (): Promise<Measured> => {
  const audit = new LogAudit(new AnchorCheck([], []));
  let loan: LoanRecord[] = [];
  const done = await pass((raw) => {
    const event = audit.take(raw);
    if (!event?.stream.startsWith('loan-')) return;
    if (loan[0] && loan[0].stream !== event.stream) {
      replayLoan(loan);
      loan = [];
    }
    loan.push(event as LoanRecord);
  });
  if (audit.findings.length > 0) throw new Error(JSON.stringify(audit.findings[0]));
  return done;
};

await measure({
  row: 'P13 auditor: replay and verify',
  unit: 'events/s',
  control: { name: 'raw client read', run: () => pass(() => undefined) },
  subject: { name: 'read, verify, replay', run: audited },
});
await stack.close();
