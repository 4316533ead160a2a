import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../lib/intl.ts';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { ObtainingViewProps, PostOffice } from './method.ts';

type Props = Pick<ObtainingViewProps, 'form' | 'onChange' | 'regions' | 'findOffices' | 'submission'>;

/** By region, index, city or street. A region shows its list at once. */
export function OfficeChoice({ form, onChange, regions, findOffices, submission }: Props) {
  const t = useT();
  const [region, setRegion] = useState('');
  const [search, setSearch] = useState('');
  const [asking, setAsking] = useState(false);
  const [found, setFound] = useState<readonly PostOffice[]>();
  const find = async (within = region) => {
    setAsking(true);
    setFound(await findOffices(search.trim(), within || null));
    setAsking(false);
  };
  return (
    <div className="n-stack">
      <SelectField
        id="officeRegion"
        label={t('payout.officeRegion')}
        value={region}
        empty={t('payout.officeAnyRegion')}
        required={false}
        onChange={(chosen) => {
          setRegion(chosen);
          void find(chosen);
        }}
        options={regions.map(({ key, name }) => ({ value: key, label: name }))}
      />
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
