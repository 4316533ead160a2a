import { Button } from '@mantine/core';
import type { RequestPartsFragment } from '../../generated/cabinet/graphql.ts';
import { day } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { usePaper } from '../../lib/use-paper.ts';
import { useSigning } from '../../lib/use-signing.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../LinkButton.tsx';
import { PaperCard } from '../PaperCard.tsx';
import { ResultPage } from '../ResultPage.tsx';
import { SigningPanel } from '../SigningPanel.tsx';

type Props = {
  readonly loanId: string;
  readonly request: RequestPartsFragment;
  readonly title: string;
  readonly lead: string;
  /** The page loads again. */
  readonly done: () => void;
  /** Leads back to the choice, before the signature. */
  readonly other: () => void;
  /** What the borrower loses by choosing again. */
  readonly otherNote?: string | undefined;
};

export function SignAgreement({ loanId, request, title, lead, done, other, otherNote }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const paper = usePaper(loanId, request.documentType);
  const signing = useSigning({ loanId, type: request.documentType, hash: paper.document?.hash, done });
  return (
    <ResultPage>
      <h1>{title}</h1>
      <p className="n-quiet">{lead}</p>
      <PaperCard title={t('agreement.paper')} failedText={t('agreement.paperFailed')} {...paper} />
      {paper.document && <SigningPanel {...signing} submitLabel={t('agreement.sign')} />}
      {/* Below the paper, which comes later and would push it down. */}
      {(paper.document || paper.failed) && (
        <>
          {' '}
          <p className="n-quiet">
            {t('agreement.signNote', { sum: money(request.payToday), date: day(request.payBy, lang) })}
          </p>
          <Button variant="light" fullWidth onClick={other}>
            {t('agreement.other')}
          </Button>
          {otherNote && <p className="n-quiet">{otherNote}</p>}
          <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
            {t('agreement.back')}
          </LinkButton>
        </>
      )}
    </ResultPage>
  );
}
