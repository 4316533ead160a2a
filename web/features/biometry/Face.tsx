import {
  type BiometryPurpose,
  type BiometryStateQuery,
  CancelBiometryWaitDocument,
  LastLoanDocument,
} from '../../generated/cabinet/graphql.ts';
import { ask, send } from '../../lib/cabinet.ts';
import { useHref, useSegment } from '../../lib/intl.ts';
import { refreshSession } from '../../lib/session.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { FaceView } from './FaceView.tsx';
import { leadOn } from './lead-on.ts';
import { useFace } from './use-face.ts';
import { WhereNeeded } from './WhereNeeded.tsx';

type Props = { readonly purpose: BiometryPurpose; readonly loanId?: string | undefined };

/** In the flow of a loan the loan itself leads on, because a face that was taken for a card does not decide it. */
export function Face({ purpose, loanId }: Props) {
  return (
    <WhereNeeded purpose={purpose} loanId={loanId}>
      {(data) => <Checked purpose={purpose} loanId={loanId} data={data} />}
    </WhereNeeded>
  );
}

function Checked({ purpose, loanId, data }: Props & { data: BiometryStateQuery }) {
  const href = useHref();
  const segment = useSegment();
  const navigate = useGo();
  const face = useFace({
    purpose,
    loanId,
    demo: data.session.demo,
    triesLeft: data.biometry.limitLeft,
    phoneOnly: data.biometry.vendor !== 'V1',
    decided: async (status) => {
      const way = leadOn(status, purpose, segment, loanId);
      // The waiting page asks for the session when it leaves. Asked here, a quick decision would let the guard skip
      // that page.
      if (loanId) await ask(LastLoanDocument, {});
      navigate(way, { replace: true });
      if (!loanId) await refreshSession();
    },
  });
  const cancelling = useSubmit({
    form: `biometry.cancel.${loanId}`,
    read: () => ({ input: loanId ?? '' }),
    send: (id: string, key) => send(CancelBiometryWaitDocument, { loanId: id }, key),
    done: async () => {
      await refreshSession();
      navigate(href(paths.cabinet), { replace: true });
    },
  });
  return <FaceView {...face} onCancel={loanId ? () => void cancelling.submit(null) : undefined} />;
}
