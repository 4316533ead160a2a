/** One round with a bank of files: exchange, then statements, money in and money back go to the ledger, each once. */
import type { BankFiles, BankStatements, PayoutReturn } from '../ports/bank-files.ts';
import type { IncomingProvider, PaidIn } from '../ports/incoming-provider.ts';

/** One that fails stops none of the others. */
export type BankStep = { work: () => Promise<unknown>; failed: string };

export type BankRoundDeps = {
  files: BankFiles;
  /** Undefined where money comes in by another provider. */
  source: Pick<IncomingProvider, 'name' | 'freeText'> | undefined;
  paid(source: Pick<IncomingProvider, 'name' | 'freeText'>, money: PaidIn): Promise<void>;
  cameBack(payout: PayoutReturn): Promise<'recorded' | 'refused'>;
  books: {
    recognise(statements: BankStatements): Promise<void>;
    post(statements: BankStatements, takesMoney: boolean): Promise<void>;
    explain(statements: BankStatements, takesMoney: boolean): Promise<void>;
  };
};

export const bankRound = ({ files, source, paid, cameBack, books }: BankRoundDeps): BankStep[] => [
  { work: files.exchange, failed: 'exchanging files with the bank failed' },
  // Before money is counted: what the office has settled is nobody's payment.
  { work: () => books.recognise(files.statements), failed: 'finding settlements among movements failed' },
  { work: () => books.post(files.statements, source !== undefined), failed: 'posting statements to the ledger failed' },
  { work: () => books.explain(files.statements, source !== undefined), failed: 'placing lines of statements failed' },
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
