import type { RequestPartsFragment } from '../../generated/cabinet/graphql.ts';
import { day } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useSegment, useT } from '../../lib/intl.ts';
import { payWay } from '../../lib/pay-way.ts';
import { paths } from '../../paths.ts';
import { Card } from '../Card.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { ResultPage } from '../ResultPage.tsx';
import { WithdrawAgreement } from './WithdrawAgreement.tsx';

type Props = {
  readonly loanId: string;
  readonly request: RequestPartsFragment;
  readonly title: string;
  /** The effect of the payment. */
  readonly text: string;
  readonly withdrawn: () => void;
};

/** Signed; waits for its payment until midnight. */
export function PayAgreement({ loanId, request, title, text, withdrawn }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const segment = useSegment();
  const sum = money(request.payToday);
  return (
    <ResultPage>
      <h1>{title}</h1>
      <Card tone="care" title={t('agreement.payBy', { sum, date: day(request.payBy, lang) })}>
        <p>{text}</p>
        <LinkButton to={payWay(segment, loanId, request.payToday)} fullWidth>
          {t('agreement.pay', { sum })}
        </LinkButton>
      </Card>
      <p className="n-quiet">{t('agreement.withdrawNote')}</p>
      <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
        {t('agreement.back')}
      </LinkButton>
      <WithdrawAgreement loanId={loanId} withdrawn={withdrawn} />
    </ResultPage>
  );
}
