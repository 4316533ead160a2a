/** Payout hashes keyed by the person (D0035). */
import { LEDGER_PATHS } from './ledger-paths.ts';
import { loanPath, type Path } from './path.ts';
import { PATHS } from './paths.ts';

const again = (name: string) => (): Path => {
  const [loan, other] = [PATHS[name], LEDGER_PATHS[name]];
  if (loan) return loanPath(loan());
  if (other) return other();
  throw new Error(`no golden path ${name}`);
};

export const KEYED_HASH_PATHS: Readonly<Record<string, () => Path>> = {
  'payout-with-a-keyed-hash': again('payout-failed-and-retried'),
  'balance-refund-with-a-keyed-hash': again('balance-refund-paid'),
};
