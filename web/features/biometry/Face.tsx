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
import { leadOn, resultOf } from './lead-on.ts';
import { useFace } from './use-face.ts';
import { WhereNeeded } from './WhereNeeded.tsx';

type Props = {
  readonly purpose: BiometryPurpose;
  readonly loanId?: string | undefined;
  /** A program opened this page and waits for the address of the result page. */
  readonly toResult?: boolean;
};

/** In the flow of a loan the loan itself leads on, because a face that was taken for a card does not decide it. */
export function Face(props: Props) {
  const { purpose, loanId, toResult } = props;
  return (
    <WhereNeeded purpose={purpose} loanId={loanId} toResult={toResult}>
      {(data) => <Checked {...props} data={data} />}
    </WhereNeeded>
  );
}

function Checked({ purpose, loanId, toResult, data }: Props & { data: BiometryStateQuery }) {
  const href = useHref();
  const segment = useSegment();
  const navigate = useGo();
  const face = useFace({
    purpose,
    loanId,
    demo: data.session.demo,
    triesLeft: data.biometry.limitLeft,
    vendor: data.biometry.vendor,
    deviceProblem: data.biometry.deviceProblem,
    decided: async (status) => {
      const way = toResult ? resultOf(purpose, segment) : leadOn(status, purpose, segment, loanId);
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
