/** The credit bureaus (FCB and the state one), asked with the borrower's consents SEND_CB and SEND_FCB. */
import type { Iin } from '../../schema/values/iin.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import type { ProviderCall } from './provider.ts';

export type BureauReport = {
  /** The bureau's number of the report: proof without personal data. */
  reference: string;
  /** Monthly payments on all loans, tiyn. */
  monthlyInstalments: Tiyn;
  /** The longest current delay, and the largest amount in arrears. */
  worstOverdueDays: number;
  worstOverdueAmount: Tiyn;
  /** The person has refused credit by law (stop-credit). */
  stopCredit: boolean;
  /** 0-1000; null where too little is known of the person for one. */
  score: number | null;
  /** The bureau could not tell all of it: a person decides. */
  reviewWanted: boolean;
};

export type CreditBureau = {
  /** @throws ProviderUnavailable | ProviderGarbage */
  report(iin: Iin, call: ProviderCall): Promise<BureauReport>;
};
