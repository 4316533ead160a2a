import {
  type BiometryPurpose,
  BiometryStateDocument,
  type BiometryStateQuery,
  type BiometryStatus,
  CancelBiometryWaitDocument,
  LastLoanDocument,
} from '../../generated/cabinet/graphql.ts';
import { ask, send, useData } from '../../lib/cabinet.ts';
import { useHref, useSegment } from '../../lib/intl.ts';
import { refreshSession } from '../../lib/session.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths, type Segment } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { withReason } from '../../ui/OnlyWithReason.tsx';
import { FaceView } from './FaceView.tsx';
import { useFace } from './use-face.ts';

type Props = { readonly purpose: BiometryPurpose; readonly loanId?: string | undefined };

export function Face({ purpose, loanId }: Props) {
  const loaded = useData(BiometryStateDocument, { purpose });
  return <Await of={loaded}>{(data) => <Checked purpose={purpose} loanId={loanId} data={data} />}</Await>;
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
      navigate(way, { replace: true, ...withReason(status) });
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

/** The status of the face check decides the next page (R91); after a passed check its purpose decides. */
function leadOn(status: BiometryStatus, purpose: BiometryPurpose, segment: Segment, loanId?: string): string {
  switch (status) {
    case 'PASSED':
    case 'CHECK_NOT_NEEDED':
      return passed(purpose, segment, loanId);
    case 'LIMIT_REACHED':
      return paths.biometryVerify.href(segment);
    case 'NOT_RIGHT_AGE':
      return paths.underAge.href(segment);
    case 'IIN_REQUIRED':
      return paths.registrationIin.href(segment);
    case 'FACE_REQUIRED':
      return paths.biometryGuide.href(segment);
    case 'IIN_NOT_FOUND':
    case 'NOT_PASSED':
      return paths.declineNano.href(segment, { hideCabinetLink: 'true' });
    case 'GBDFL_NOT_AVAILABLE':
      return paths.biometryError.href(segment);
  }
}

/** The waiting page leads on as soon as the decision is known. */
function passed(purpose: BiometryPurpose, segment: Segment, loanId?: string): string {
  if (purpose === 'ADD_CARD') return paths.newCard.href(segment);
  if (purpose === 'CHANGE_PHONE') return paths.editPhone.href(segment);
  return loanId ? `${paths.thanks.href(segment)}?loanId=${loanId}` : paths.cabinet.href(segment);
}
