/** The credit bureaus (FCB and the state one), asked with the borrower's consents SEND_CB and SEND_FCB. */
import type { Iin } from '../../schema/values/iin.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import type { ProviderCall } from './provider.ts';

export type BureauReport = {
  /** The bureau's own number of the report: proof, without personal data. */
  reference: string;
  /** What the person pays on all loans a month, tiyn. */
  monthlyInstalments: Tiyn;
  /** Today's worst delay and the sum that is late. */
  worstOverdueDays: number;
  worstOverdueAmount: Tiyn;
  /** The voluntary refusal of credit (stop-credit) is on. */
  stopCredit: boolean;
  /** 0-1000. */
  score: number;
};

export type CreditBureau = {
  /** @throws ProviderUnavailable | ProviderGarbage */
  report(iin: Iin, call: ProviderCall): Promise<BureauReport>;
};
