import { Button } from '@mantine/core';
import { useT } from '../lib/intl.ts';

export function PrintButton() {
  const t = useT();
  return (
    <Button variant="light" data-no-print onClick={() => window.print()}>
      {t('loan.print')}
    </Button>
  );
}
