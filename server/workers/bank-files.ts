/** One round with a bank of files: exchange, then what came in and what came back goes to the ledger, each once. */
import type { BankFiles, PayoutReturn } from '../ports/bank-files.ts';
import type { IncomingProvider, PaidIn } from '../ports/incoming-provider.ts';
import type { RoundStep } from './rounds.ts';

export type BankRoundDeps = {
  files: BankFiles;
  /** Undefined where money comes in by another provider. */
  source: Pick<IncomingProvider, 'name' | 'freeText'> | undefined;
  paid(source: Pick<IncomingProvider, 'name' | 'freeText'>, money: PaidIn): Promise<void>;
  cameBack(payout: PayoutReturn): Promise<'recorded' | 'refused'>;
};

export const bankRound = ({ files, source, paid, cameBack }: BankRoundDeps): RoundStep[] => [
  { work: files.exchange, failed: 'exchanging files with the bank failed' },
  {
    async work() {
      if (!source) return;
      for (const money of await files.came()) {
        await paid(source, money);
        await files.counted(money.externalId);
      }
    },
    failed: 'counting money of a statement failed',
  },
  {
    async work() {
      for (const payout of await files.returned()) {
        await files.told(payout.key, (await cameBack(payout)) === 'recorded');
      }
    },
    failed: 'telling of returned payouts failed',
  },
];
