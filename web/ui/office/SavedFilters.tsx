import { Button } from '@mantine/core';
import { useState } from 'react';
import { SAVED_FILTER, type WorkList } from '../../../schema/reference/work-lists.ts';
import {
  ForgetFilterDocument,
  type OneFilterFragment,
  type ProblemFragment,
  SavedFiltersDocument,
  SaveFilterDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { type CallOutcome, partOf } from '../../lib/call-outcome.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Icon } from '../Icon.tsx';
import { Modal } from '../Modal.tsx';
import { SubmitForm } from '../SubmitForm.tsx';
import { searchOf, type Words } from './list-filter.ts';
import styles from './saved-filters.module.css';

type Props<F extends Words> = {
  readonly list: WorkList;
  readonly filter: F;
  readonly read: (search: URLSearchParams) => F;
  readonly onChoose: (filter: F) => void;
};

/** Filters under names of one's own, kept with the staff account: they are there on every machine. */
export function SavedFilters<F extends Words>({ list, filter, read, onChoose }: Props<F>) {
  const t = useT();
  const loaded = useData(SavedFiltersDocument, {}, { keep: true });
  const [typed, setTyped] = useState<string>();
  // What the last call left: an answer that was asked for before it may still be on its way.
  const [left, setLeft] = useState<readonly OneFilterFragment[]>();
  const now = searchOf(filter);
  const kept = left ?? (loaded.kind === 'ready' ? loaded.data.savedFilters : []);
  const all = kept.filter((one) => one.list === list);
  return (
    <fieldset className={styles.row} aria-label={t('filter.title')} data-no-print>
      {all.map((one) => (
        <One
          key={one.name}
          one={one}
          isChosen={one.search === now}
          onChoose={() => onChoose(read(new URLSearchParams(one.search)))}
          onDone={setLeft}
        />
      ))}
      <button type="button" className="n-tap" data-key="F" onClick={() => setTyped('')}>
        {t('filter.keep')}
      </button>
      <Modal opened={typed !== undefined} onClose={() => setTyped(undefined)} title={t('filter.keep')}>
        <Keep
          list={list}
          search={now}
          name={typed ?? ''}
          onType={setTyped}
          onDone={(filters) => {
            setTyped(undefined);
            setLeft(filters);
          }}
        />
      </Modal>
    </fieldset>
  );
}

type OneProps = {
  readonly one: OneFilterFragment;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onDone: (filters: readonly OneFilterFragment[]) => void;
};

function One({ one: { list, name }, isChosen, onChoose, onDone }: OneProps) {
  const t = useT();
  const dropping = useSubmit({
    form: `filter.forget.${list}.${name}`,
    read: (_: null) => ({ input: null }),
    send: async (_: null, key): Promise<CallOutcome<Answer>> =>
      partOf(await send(ForgetFilterDocument, { list, name }, key), (d) => d.forgetFilter),
    refusals: ({ errors }) => problemsOf(errors),
    done: ({ filters }) => onDone(filters),
  });
  return (
    <span className={styles.one}>
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        {name}
      </button>
      <button type="button" aria-label={t('filter.forget', { name })} onClick={() => void dropping.submit(null)}>
        <Icon name="cross" />
      </button>
      <ErrorSummary {...dropping} />
    </span>
  );
}

type Answer = { readonly filters: readonly OneFilterFragment[]; readonly errors: readonly ProblemFragment[] };
type KeepProps = {
  readonly list: WorkList;
  readonly search: string;
  readonly name: string;
  readonly onType: (name: string) => void;
  readonly onDone: (filters: readonly OneFilterFragment[]) => void;
};

function Keep({ list, search, name, onType, onDone }: KeepProps) {
  const t = useT();
  const keeping = useSubmit({
    form: `filter.keep.${list}`,
    read: (text: string) =>
      text.trim() === ''
        ? { problems: [{ field: 'filterName', text: t('filter.nameWrong') }] }
        : { input: text.trim() },
    send: async (text: string, key): Promise<CallOutcome<Answer>> =>
      partOf(await send(SaveFilterDocument, { list, name: text, search }, key), (d) => d.saveFilter),
    refusals: ({ errors }) =>
      errors.some(({ field }) => field === 'list')
        ? [{ field: 'filterName', text: t('filter.many', { most: SAVED_FILTER.most }) }]
        : problemsOf(errors, { name: 'filterName' }),
    done: ({ filters }) => onDone(filters),
  });
  return (
    <SubmitForm values={name} submission={keeping}>
      <TextField
        id="filterName"
        label={t('filter.name')}
        value={name}
        onChange={(next) => {
          onType(next);
          keeping.corrected('filterName');
        }}
        problem={keeping.problemOf('filterName')}
        autoComplete="off"
        maxLength={SAVED_FILTER.nameMax}
      />
      <Button type="submit" fullWidth loading={keeping.pending}>
        {t('filter.keep')}
      </Button>
    </SubmitForm>
  );
}
