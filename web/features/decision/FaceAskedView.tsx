import type { DecisionResultQuery } from '../../generated/cabinet/graphql.ts';
import { days, money, months } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { CancelApplication } from '../../ui/CancelApplication.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { StageList } from './StageList.tsx';
import { FACE_ASKED } from './stages.ts';

type Props = {
  readonly loan: NonNullable<DecisionResultQuery['loan']>;
  readonly withdrawing: SubmitState<null>;
};

/** Signed, and not decided yet: the face is missing. */
export function FaceAskedView({ loan, withdrawing }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { count, unit } = loan.term;
  const term = unit === 'DAY' ? days(count, lang) : months(count, lang);
  return (
    <ResultPage>
      <h1>{t('decision.faceTitle')}</h1>
      <p>{t('decision.faceText', { sum: money(loan.amount), term })}</p>
      <StageList stages={FACE_ASKED} />
      <Card title={t('decision.faceHow')}>
        <p className="n-quiet">{t('decision.faceHowText')}</p>
        {loan.payoutMethod && <p className="n-quiet">{t('decision.faceMoney', { where: loan.payoutMethod.label })}</p>}
        <LinkButton to={href(paths.loanBiometry, { loanId: loan.id })} fullWidth>
          {t('decision.faceAction')}
        </LinkButton>
      </Card>
      <p className="n-quiet">{t('decision.faceTill')}</p>
      <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
        {t('decision.toCabinet')}
      </LinkButton>
      <CancelApplication submission={withdrawing} />
    </ResultPage>
  );
}
