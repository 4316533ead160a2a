import { Button } from '@mantine/core';
import { useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { DocumentRows, type ShownDocument } from '../../ui/DocumentRows.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type Props = {
  readonly document: ShownDocument | undefined;
  readonly failed: boolean;
  readonly onAgain: () => void;
};

/** The same file that the borrower will sign. */
export function ContractCard({ document, failed, onAgain }: Props) {
  const t = useT();
  return (
    <Card title={t('application.documents')}>
      {document ? (
        <>
          <DocumentRows documents={[document]} label={t('application.documents')} />
          <p className="n-quiet">{t('application.documentsNote')}</p>
        </>
      ) : failed ? (
        <div className="n-stack" role="alert">
          <p>{t('application.documentFailed')}</p>
          <Button variant="light" onClick={onAgain}>
            {t('shell.tryAgain')}
          </Button>
        </div>
      ) : (
        <Skeleton rows={[60]} label={t('shell.loading')} />
      )}
    </Card>
  );
}
