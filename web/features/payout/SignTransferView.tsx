import { useT } from '../../lib/intl.ts';
import type { Signing } from '../../lib/use-signing.ts';
import { Card } from '../../ui/Card.tsx';
import { DocumentRows, type ShownDocument } from '../../ui/DocumentRows.tsx';
import { SigningPanel } from '../../ui/SigningPanel.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';

type Props = {
  readonly document: ShownDocument;
  /** The account, card or post office in words. */
  readonly method: string;
  readonly onChangeMethod: () => void;
  readonly signing: Signing;
};

export function SignTransferView({ document, method, onChangeMethod, signing }: Props) {
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
        <p>
          <b>{method}</b>
        </p>
        <DocumentRows documents={[document]} label={t('payout.document')} />
      </Card>
      <SigningPanel {...signing} submitLabel={t('payout.sign')} />
    </StepFrame>
  );
}
