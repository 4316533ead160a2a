import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SubmitState } from '../lib/use-submit.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Modal } from './Modal.tsx';

type Words = { open: string; title: string; text: string; yes: string; no: string };

/** One confirmation says what is kept. It does not look like the other buttons. */
export function GiveUp({ words, submission }: { words: Words; submission: SubmitState<null> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="n-tap" onClick={() => setIsOpen(true)}>
        {words.open}
      </button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={words.title}>
        <p>{words.text}</p>
        <ErrorSummary {...submission} />
        <Button fullWidth loading={submission.pending} onClick={() => void submission.submit(null)}>
          {words.yes}
        </Button>
        <Button fullWidth variant="light" onClick={() => setIsOpen(false)}>
          {words.no}
        </Button>
      </Modal>
    </>
  );
}
