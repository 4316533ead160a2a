import { Button } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import type { EndedRequestPartsFragment, RequestPartsFragment } from '../../generated/cabinet/graphql.ts';
import { useHref, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../Card.tsx';
import { Dial } from '../Dial.tsx';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { ResultPage } from '../ResultPage.tsx';
import { EndedNote } from './EndedNote.tsx';

type Props = {
  readonly title: string;
  readonly lead: string;
  readonly kind: RequestPartsFragment['kind'];
  /** The last request, if it ended without taking effect. */
  readonly ended: EndedRequestPartsFragment | null;
  /** Days or months, one of the offered values. */
  readonly dial: Omit<ComponentProps<typeof Dial>, 'step'>;
  readonly submission: SubmitState<number>;
  readonly ask: string;
  readonly note?: string;
  /** The cost of the choice. */
  readonly children: ReactNode;
};

export function AskAgreement({ title, lead, kind, ended, dial, submission, ask, note, children }: Props) {
  const t = useT();
  const href = useHref();
  return (
    <ResultPage>
      <h1>{title}</h1>
      <p className="n-quiet">{lead}</p>
      {ended?.kind === kind && <EndedNote ended={ended} />}
      <ErrorSummary {...submission} />
      <Card>
        <Dial {...dial} step={1} />
      </Card>
      {children}
      <Button fullWidth loading={submission.pending} onClick={() => void submission.submit(dial.value)}>
        {ask}
      </Button>
      {note && <p className="n-quiet">{note}</p>}
      <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
        {t('agreement.back')}
      </LinkButton>
    </ResultPage>
  );
}
