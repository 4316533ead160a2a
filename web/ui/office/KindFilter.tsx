import type { WorkList } from '../../../schema/reference/work-lists.ts';
import { useT } from '../../lib/intl.ts';
import { SelectField } from '../fields/SelectField.tsx';
import styles from './kind-filter.module.css';
import { useListFilter, type Words } from './list-filter.ts';
import { SavedFilters } from './SavedFilters.tsx';

const ALL = 'ALL';

/** Which kind of a list is shown. Several lists of a page share its address, so each has a name of its own there. */
export function useKind(list: WorkList) {
  const name = list.toLowerCase();
  const read = (search: URLSearchParams): Words => ({ [name]: search.get(name) ?? ALL });
  const [filter, show] = useListFilter(list, read);
  const kind = filter[name] ?? ALL;
  return {
    list,
    filter,
    show,
    read,
    kind: kind === ALL ? '' : kind,
    choose: (next: string) => show({ [name]: next || ALL }),
    isShown: (one: string): boolean => kind === ALL || kind === one,
  };
}

type Props = {
  readonly of: ReturnType<typeof useKind>;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

export function KindFilter({ of: { list, kind, choose, filter, read, show }, label, options }: Props) {
  const t = useT();
  return (
    <div className={styles.filters} data-no-print>
      <SelectField
        id={`kind-${list}`}
        label={label}
        value={options.some(({ value }) => value === kind) ? kind : ''}
        onChange={choose}
        empty={t('filter.all')}
        required={false}
        options={options}
      />
      <SavedFilters list={list} filter={filter} read={read} onChoose={show} />
    </div>
  );
}
