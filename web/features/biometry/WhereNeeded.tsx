import type { ReactNode } from 'react';
import {
  type BiometryPurpose,
  BiometryStateDocument,
  type BiometryStateQuery,
} from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useSegment, useT } from '../../lib/intl.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { leadOn, resultOf } from './lead-on.ts';

const EVERY_MS = 2_000;

type Props = {
  readonly purpose: BiometryPurpose;
  readonly loanId?: string | undefined;
  readonly toResult?: boolean | undefined;
  readonly children: (data: BiometryStateQuery) => ReactNode;
};

/** Nobody who has passed, or may not pass today, is asked for a picture: the status leads on (R253). */
export function WhereNeeded({ purpose, loanId, toResult, children }: Props) {
  const segment = useSegment();
  const loaded = useData(BiometryStateDocument, { purpose });
  return (
    <Await of={loaded}>
      {(data) => {
        const { status } = data.biometry;
        const passed = status === 'PASSED' || status === 'CHECK_NOT_NEEDED';
        if (status === 'imageSaved') return <Comparing purpose={purpose} />;
        if (status === 'FACE_REQUIRED' || (passed && loanId)) return children(data);
        const way = toResult ? resultOf(purpose, segment) : leadOn(status, purpose, segment, loanId);
        return <Onward to={way} />;
      }}
    </Await>
  );
}

/** The picture was sent from another tab or device: this page asks for the answer, and the one around it goes on. */
function Comparing({ purpose }: Pick<Props, 'purpose'>) {
  const t = useT();
  useData(BiometryStateDocument, { purpose }, { every: EVERY_MS });
  return (
    <ResultPage>
      <h1>{t('biometry.resultWait')}</h1>
      <Card>
        <p role="status">{t('biometry.imageSaved')}</p>
      </Card>
    </ResultPage>
  );
}
