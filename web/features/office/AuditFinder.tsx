import { Button } from '@mantine/core';
import { useState } from 'react';
import { useHref, useT } from '../../lib/intl.ts';
import { useGo } from '../../lib/use-go.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;

/** Accepts the id of a loan or the name of its stream. */
export function AuditFinder() {
  const t = useT();
  const href = useHref();
  const navigate = useGo();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <Card title={t('office.auditor')}>
      <form
        className="n-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const [loanId] = UUID.exec(typed) ?? [];
          setWrong(loanId === undefined);
          if (loanId) navigate(href(paths.officeAudit, { loanId }));
        }}
      >
        <TextField
          id="auditLoanId"
          label={t('office.auditFind')}
          hint={t('office.auditFindHint')}
          value={typed}
          onChange={setTyped}
          problem={wrong ? t('office.auditFindWrong') : undefined}
          autoComplete="off"
        />
        <Button type="submit">{t('office.auditOpen')}</Button>
      </form>
    </Card>
  );
}
