import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SubmitState } from '../lib/use-submit.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

type Props<V> = {
  readonly values: V;
  readonly submission: SubmitState<V>;
  /** The text of the button below the fields; a form without it has a button of its own. */
  readonly button?: string;
  readonly children: ReactNode;
};

/** A form that sends its values: its errors, its fields, its button. */
export function SubmitForm<V>({ values, submission, button, children }: Props<V>) {
  return (
    <form
      className="n-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submission.submit(values);
      }}
    >
      <ErrorSummary {...submission} />
      {children}
      {button && (
        <Button type="submit" fullWidth loading={submission.pending}>
          {button}
        </Button>
      )}
    </form>
  );
}
