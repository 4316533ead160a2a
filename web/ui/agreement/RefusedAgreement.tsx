import type { ProblemFragment } from '../../generated/cabinet/graphql.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { dayFrom } from '../../lib/dates.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { factOf } from '../../lib/problems.ts';
import { paths } from '../../paths.ts';
import { Card } from '../Card.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { QuickRows } from '../QuickRows.tsx';
import { ResultPage } from '../ResultPage.tsx';

type Props = {
  readonly loanId: string;
  readonly title: string;
  readonly refusal: ProblemFragment;
  /** Another agreement to offer after this refusal. */
  readonly instead?: { readonly after: string; readonly to: string; readonly text: string };
};

/** From when the loan can have the agreement, and what else helps. */
export function RefusedAgreement({ loanId, title, refusal, instead }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const from = refusal.code === 'AGREEMENT_TOO_EARLY' ? factOf(refusal, 'date') : undefined;
  return (
    <ResultPage>
      <h1>{title}</h1>
      <Card tone={from ? 'tint' : 'plain'}>
        <p>{from ? t('agreement.tooEarly', { date: dayFrom(from, lang) }) : refusal.message}</p>
      </Card>
      <QuickRows
        label={t('agreement.ways')}
        rows={[
          { key: 'pay', icon: 'coin', title: t('agreement.wayPay'), to: href(paths.payment, { loanId }) },
          {
            key: 'ways',
            icon: 'list',
            title: t('agreement.wayAll'),
            text: t('agreement.wayAllText'),
            to: href(paths.loanWays),
          },
          {
            key: 'call',
            icon: 'phone',
            title: t('agreement.wayCall'),
            text: CONTACT_CENTRE.phone,
            to: CONTACT_CENTRE.href,
            external: true,
          },
        ]}
      />
      {instead?.after === refusal.code && (
        <LinkButton to={instead.to} fullWidth>
          {instead.text}
        </LinkButton>
      )}
      <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
        {t('agreement.back')}
      </LinkButton>
    </ResultPage>
  );
}
