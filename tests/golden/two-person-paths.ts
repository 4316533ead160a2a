/** The log names who requested an act and who confirmed it. */
import type { Story } from '../support/spec.ts';
import { LEDGER_PATHS } from './ledger-paths.ts';
import { OFFICE_PATHS } from './office-paths.ts';
import { loanPath, type Path } from './path.ts';
import { PATHS } from './paths.ts';

const LOANS = { ...PATHS, ...OFFICE_PATHS };
const found = <T>(all: Readonly<Record<string, T>>, name: string): T => {
  const one = all[name];
  if (one === undefined) throw new Error(`no golden path ${name}`);
  return one;
};
const loan = (name: string) => (): Path => ({ ...loanPath(found<() => Story>(LOANS, name)()), office: true });
const other = (name: string) => (): Path => ({ ...found(LEDGER_PATHS, name)(), office: true });

export const TWO_PERSON_PATHS: Readonly<Record<string, () => Path>> = {
  'fraud-by-two': loan('fraud'),
  'payout-recalled-by-two': loan('payout-recalled'),
  'penalty-waived-by-two': loan('penalty-waived'),
  'dispute-upheld-by-two': loan('dispute-upheld'),
  'dispute-dismissed-by-two': loan('dispute-dismissed'),
  'written-off-by-two': loan('written-off'),
  'payment-taken-back-by-two': loan('payment-taken-back'),
  'court-offer-by-two': loan('restructured-by-a-court-offer'),
  'cession-by-two': loan('cession'),
  'cession-cancelled-by-two': loan('cession-cancelled'),
  'balance-refund-recalled-by-two': other('balance-refund-recalled'),
  'payment-sent-back-by-two': other('payment-sent-back'),
};
