import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../lib/intl.ts';
import { TextField } from '../fields/TextField.tsx';
import { Icon } from '../Icon.tsx';
import { Modal } from '../Modal.tsx';
import { forgetNamed, keepNamed, namedFilters, searchOf, type Words } from './list-filter.ts';
import styles from './saved-filters.module.css';

type Props<F extends Words> = {
  readonly list: string;
  readonly filter: F;
  readonly read: (search: URLSearchParams) => F;
  readonly onChoose: (filter: F) => void;
};

/** Filters under names of one's own, kept in this browser. */
export function SavedFilters<F extends Words>({ list, filter, read, onChoose }: Props<F>) {
  const t = useT();
  const [all, setAll] = useState(() => namedFilters(list));
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const now = searchOf(filter);
  const name = typed?.trim() ?? '';
  const save = () => {
    if (name === '') return setWrong(true);
    setAll(keepNamed(list, { name, search: now }));
    setTyped(undefined);
  };
  return (
    <fieldset className={styles.row} aria-label={t('filter.title')} data-no-print>
      {all.map((one) => (
        <span key={one.name} className={styles.one}>
          <button
            type="button"
            aria-pressed={one.search === now}
            onClick={() => onChoose(read(new URLSearchParams(one.search)))}
          >
            {one.name}
          </button>
          <button
            type="button"
            aria-label={t('filter.forget', { name: one.name })}
            onClick={() => setAll(forgetNamed(list, one.name))}
          >
            <Icon name="cross" />
          </button>
        </span>
      ))}
      <button
        type="button"
        className="n-tap"
        data-key="F"
        onClick={() => {
          setWrong(false);
          setTyped('');
        }}
      >
        {t('filter.keep')}
      </button>
      <Modal opened={typed !== undefined} onClose={() => setTyped(undefined)} title={t('filter.keep')}>
        <form
          className="n-stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextField
            id="filterName"
            label={t('filter.name')}
            value={typed ?? ''}
            onChange={(next) => {
              setTyped(next);
              setWrong(false);
            }}
            problem={wrong ? t('filter.nameWrong') : undefined}
            autoComplete="off"
            maxLength={40}
          />
          <Button type="submit" fullWidth>
            {t('filter.keep')}
          </Button>
        </form>
      </Modal>
    </fieldset>
  );
}
