import type { ComponentProps } from 'react';
import { useT } from '../../lib/intl.ts';
import { codeNote } from '../../lib/sent-code.ts';
import type { CodeStep } from '../../lib/use-code-step.ts';
import { CodeField } from './CodeField.tsx';

type Props = Omit<ComponentProps<typeof CodeField>, 'sentTo' | 'againAt' | 'onAgain' | 'note'> & {
  readonly step: CodeStep;
};

/** The field for a code: where it was sent, how long it is valid, and the button for another. */
export function SentCodeField({ step: { sent, again }, ...field }: Props) {
  const t = useT();
  return (
    <CodeField
      {...field}
      sentTo={sent.sentTo}
      againAt={sent.againAt}
      onAgain={() => void again.submit(null)}
      note={codeNote(sent, t)}
    />
  );
}
