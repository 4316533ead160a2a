import { ReturnMoneyDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { isLive } from '../../lib/loan-stage.ts';
import { useSession } from '../../lib/session.ts';
import { type PayableLoan, ReturnMoneyView, type Way } from './ReturnMoneyView.tsx';

/** A borrower with an open loan also sees its number. */
function Ways({ way }: { way?: Way }) {
  const loan = useOpenLoan();
  const { lastLoan } = useSession();
  const payId = loan?.id ?? (lastLoan && isLive(lastLoan.status) ? lastLoan.id : undefined);
  return <ReturnMoneyView way={way} loan={loan} payId={payId} />;
}

function useOpenLoan(): PayableLoan | undefined {
  const { signedIn, roles } = useSession();
  const mine = signedIn && roles.some((role) => role === 'borrower' || role === 'entrepreneur');
  const loaded = useData(ReturnMoneyDocument, {}, { skip: !mine, keep: true });
  const loan = loaded.kind === 'ready' ? loaded.data.currentLoan : undefined;
  return loan && isLive(loan.status) ? { id: loan.id, offerNumber: loan.offerNumber } : undefined;
}

export const WaysScreen = () => <Ways />;
export const PaymentCardScreen = () => <Ways way="payment-card" />;
export const TerminalScreen = () => <Ways way="terminal" />;
export const EWalletScreen = () => <Ways way="e-wallet" />;
export const BankTransferScreen = () => <Ways way="bank-transfer" />;
