import { Button } from '@mantine/core';
import { useT } from '../lib/intl.ts';
import type { Paper } from '../lib/use-paper.ts';
import { Card } from './Card.tsx';
import { DocumentRows } from './DocumentRows.tsx';
import { Skeleton } from './Skeleton.tsx';

type Props = Omit<Paper, 'refusal'> & {
  readonly refusal?: string | undefined;
  readonly title: string;
  readonly failedText: string;
};

export function PaperCard({ title, failedText, document, failed, refusal, again }: Props) {
  const t = useT();
  return (
    <Card title={title}>
      {document && <DocumentRows documents={[document]} label={title} />}
      {!document && !failed && <Skeleton rows={[60]} label={t('shell.loading')} />}
      {failed && (
        <div className="n-stack" role="alert">
          <p>{refusal ?? failedText}</p>
          <Button variant="light" onClick={again}>
            {t('shell.tryAgain')}
          </Button>
        </div>
      )}
    </Card>
  );
}
