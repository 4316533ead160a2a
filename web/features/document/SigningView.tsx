import { Link } from 'react-router-dom';
import { dayOn } from '../../lib/dates.ts';
import { days, months, percent } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import type { Signing } from '../../lib/use-signing.ts';
import { Card } from '../../ui/Card.tsx';
import { DocumentRows, type ShownDocument } from '../../ui/DocumentRows.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { PriceParts } from '../../ui/PriceLines.tsx';
import { SigningPanel } from '../../ui/SigningPanel.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';

type Props = {
  readonly price: PriceParts & { readonly overpayment: bigint };
  readonly term: { readonly unit: 'DAY' | 'MONTH'; readonly count: number };
  readonly document: ShownDocument | undefined;
  readonly back: string;
  readonly signing: Signing;
};

export function SigningView({ price, term, document, back, signing }: Props) {
  const t = useT();
  const lang = useLang();
  const daily = term.unit === 'DAY';
  return (
    <StepFrame step={6} phase={t('document.phase')} title={t('document.title')} back={back}>
      <Card
        title={t('document.youSign')}
        aside={
          <Link className="n-tap" to={back}>
            {t('application.change')}
          </Link>
        }
      >
        <Lines
          items={[
            {
              key: 'take',
              name: t('document.take'),
              value: <MoneyText value={price.amount} />,
              note: daily ? days(term.count, lang) : months(term.count, lang),
            },
            {
              key: 'give',
              name: daily ? t('price.youReturn', { date: dayOn(price.returnDate, lang) }) : t('price.giveBackAll'),
              value: <MoneyText value={price.total} />,
            },
            { key: 'over', name: t('price.overpayment'), value: <MoneyText value={price.overpayment} /> },
            { key: 'rate', name: t('price.rate'), value: percent(Number(price.annualEffectiveRate), lang) },
          ]}
        />
        {document && <DocumentRows documents={[document]} label={t('document.youSign')} />}
      </Card>
      <SigningPanel {...signing} submitLabel={t('document.submit')} />
      <p className="n-quiet">{t('document.free')}</p>
    </StepFrame>
  );
}
