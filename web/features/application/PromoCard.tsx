import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './application.module.css';

export function PromoCard({ code, submission }: { code: string | undefined; submission: SubmitState<string> }) {
  const t = useT();
  const [typed, setTyped] = useState(code ?? '');
  return (
    <Card>
      <form
        className={styles.promo}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submission.submit(typed.trim());
        }}
      >
        {submission.trouble && <ErrorSummary {...submission} problems={[]} />}
        <TextField
          id="promoCode"
          label={t('application.promo')}
          hint={t('application.promoHint')}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            submission.corrected('promoCode');
          }}
          problem={submission.problemOf('promoCode')}
          required={false}
          autoComplete="off"
          maxLength={32}
        />
        <div role="status">{code && <Tag tone="ok">{t('application.promoOn', { code })}</Tag>}</div>
        <Button type="submit" variant="light" loading={submission.pending}>
          {t('application.promoApply')}
        </Button>
      </form>
    </Card>
  );
}
