import { money } from '../../lib/format.ts';
import { useT } from '../../lib/intl.ts';
import type { Signing } from '../../lib/use-signing.ts';
import { Card } from '../../ui/Card.tsx';
import { DocumentRows, type ShownDocument } from '../../ui/DocumentRows.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { SigningPanel } from '../../ui/SigningPanel.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';

type Props = {
  readonly document: ShownDocument;
  readonly amount: bigint;
  /** The account, card or post office in words. */
  readonly method: string;
  /** Of the account, where its number names one. */
  readonly bank: string | undefined;
  readonly onChangeMethod: () => void;
  readonly signing: Signing;
};

export function SignTransferView({ document, amount, method, bank, onChangeMethod, signing }: Props) {
  const t = useT();
  return (
    <StepFrame step={7} phase={t('payout.phase')} title={t('payout.signTitle')} lead={t('payout.signLead')}>
      <Card
        title={t('payout.chosen')}
        aside={
          <button type="button" className="n-tap" onClick={onChangeMethod}>
            {t('payout.changeMethod')}
          </button>
        }
      >
        <Lines
          items={[
            { key: 'sum', name: t('payout.sum'), value: <MoneyText value={amount} />, weight: 'total' },
            { key: 'to', name: t('payout.to'), value: method, note: bank && t('payout.bank', { name: bank }) },
          ]}
        />
        <DocumentRows documents={[document]} label={t('payout.document')} />
      </Card>
      <SigningPanel {...signing} submitLabel={t('payout.sign', { sum: money(amount) })} />
    </StepFrame>
  );
}
