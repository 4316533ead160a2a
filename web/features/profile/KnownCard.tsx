import { type ReactNode, useState } from 'react';
import { useT } from '../../lib/intl.ts';
import type { FieldProblem } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { type Line, Lines } from '../../ui/Lines.tsx';

type Props = {
  /** What the state registry says; without it the fields are shown. */
  readonly lines: readonly Line[] | undefined;
  readonly title: string;
  readonly fields: readonly string[];
  readonly problems: readonly FieldProblem[];
  readonly children: ReactNode;
};

/** Shows what the registry knows to be confirmed. The fields open by themselves where one of them is wrong. */
export function KnownCard({ lines, title, fields, problems, children }: Props) {
  const t = useT();
  const [byHand, setByHand] = useState(false);
  const wrong = problems.some(({ field = '' }) => fields.includes(field));
  if (!lines || byHand || wrong) return children;
  return (
    <Card title={title} tone="tint">
      <p className="n-quiet">{t('profile.fromRegistry')}</p>
      <Lines items={lines} />
      <button type="button" className="n-tap" onClick={() => setByHand(true)}>
        {t('profile.correct')}
      </button>
    </Card>
  );
}
