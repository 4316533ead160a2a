import { Button } from '@mantine/core';
import { useState } from 'react';
import { WithdrawLoanRequestDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { Modal } from '../Modal.tsx';

/** Gives a signed agreement up: no button like the others, because what was signed is lost; asked once, and says what stays. */
export function WithdrawAgreement({ loanId, withdrawn }: { loanId: string; withdrawn: () => void }) {
  const t = useT();
  const [sure, setSure] = useState(false);
  const submission = useSubmit({
    form: `withdraw.${loanId}`,
    read: () => ({ input: loanId }),
    send: (id: string, key) => send(WithdrawLoanRequestDocument, { loanId: id }, key),
    refusals: ({ withdrawLoanRequest }) => problemsOf(withdrawLoanRequest.errors),
    done: withdrawn,
  });
  return (
    <>
      <button type="button" className="n-tap" onClick={() => setSure(true)}>
        {t('agreement.withdraw')}
      </button>
      <Modal opened={sure} onClose={() => setSure(false)} title={t('agreement.withdrawSure')}>
        <p>{t('agreement.withdrawText')}</p>
        <ErrorSummary {...submission} />
        <Button fullWidth loading={submission.pending} onClick={() => void submission.submit(null)}>
          {t('agreement.withdrawYes')}
        </Button>
        <Button fullWidth variant="light" onClick={() => setSure(false)}>
          {t('agreement.withdrawNo')}
        </Button>
      </Modal>
    </>
  );
}
