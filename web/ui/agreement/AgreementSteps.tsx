import { type ReactNode, useState } from 'react';
import type { RequestPartsFragment } from '../../generated/cabinet/graphql.ts';
import { PayAgreement } from './PayAgreement.tsx';
import { SignAgreement } from './SignAgreement.tsx';

type Props = {
  readonly loan: { readonly id: string; readonly request: RequestPartsFragment | null };
  readonly kind: RequestPartsFragment['kind'];
  readonly again: () => void;
  readonly choose: (done: () => void) => ReactNode;
  readonly sign: (request: RequestPartsFragment) => { readonly title: string; readonly lead: string };
  readonly pay: (request: RequestPartsFragment) => { readonly title: string; readonly text: string };
};

/** Choose, sign, pay today's sum. The borrower may choose again until the signature. */
export function AgreementSteps({ loan, kind, again, choose, sign, pay }: Props) {
  const [choosing, setChoosing] = useState(false);
  const { request } = loan;
  if (request?.kind !== kind || (choosing && !request.signed)) return choose(() => setChoosing(false));
  const step = { loanId: loan.id, request };
  if (!request.signed)
    return <SignAgreement {...step} {...sign(request)} done={again} other={() => setChoosing(true)} />;
  return <PayAgreement {...step} {...pay(request)} withdrawn={again} />;
}
