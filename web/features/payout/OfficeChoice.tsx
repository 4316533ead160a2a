import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../lib/intl.ts';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { ObtainingViewProps, PostOffice } from './method.ts';

type Props = Pick<ObtainingViewProps, 'form' | 'onChange' | 'findOffices' | 'submission'>;

/** By index, city or street. */
export function OfficeChoice({ form, onChange, findOffices, submission }: Props) {
  const t = useT();
  const [search, setSearch] = useState('');
  const [asking, setAsking] = useState(false);
  const [found, setFound] = useState<readonly PostOffice[]>();
  const find = async () => {
    setAsking(true);
    setFound(await findOffices(search.trim()));
    setAsking(false);
  };
  return (
    <div className="n-stack">
      <TextField
        id="officeSearch"
        label={t('payout.office')}
        hint={t('payout.officeHint')}
        value={search}
        onChange={setSearch}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void find();
        }}
      />
      <Button type="button" variant="light" loading={asking} onClick={() => void find()}>
        {t('payout.officeSearch')}
      </Button>
      <div role="status">{found?.length === 0 && t('payout.officeNone')}</div>
      {(found?.length || submission.problemOf('postOfficeId')) && (
        <RadioCards
          id="postOfficeId"
          label={t('payout.officeChoose')}
          value={form.office?.id}
          onChange={(id) => {
            onChange({ office: found?.find((office) => office.id === id) });
            submission.corrected('postOfficeId');
          }}
          problem={submission.problemOf('postOfficeId')}
          options={(found ?? []).map((office) => ({
            value: office.id,
            label: `${office.index}, ${office.name}`,
            text: office.address,
          }))}
        />
      )}
    </div>
  );
}
