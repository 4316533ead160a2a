import { useState } from 'react';
import { useT } from '../../lib/intl.ts';
import { useSession } from '../../lib/session.ts';
import { SwitchRow } from '../SwitchRow.tsx';
import styles from './office-page.module.css';
import { keysAreOn, placesOf, turnKeys } from './shortcuts.ts';
import { rowsOf } from './use-shortcuts.ts';

type Row = { readonly keys: readonly string[]; readonly what: string };

/** What the open page has right now: a key without anything to press is not listed. */
function onPage(): readonly Row[] {
  const carriers = [...document.querySelectorAll<HTMLElement>('main [data-key]')].filter((one) =>
    one.checkVisibility(),
  );
  return carriers.map((one) => ({ keys: [one.dataset.key ?? ''], what: nameOf(one) }));
}

const nameOf = (element: HTMLElement): string =>
  element.ariaLabel ??
  (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent)?.trim() ??
  '';

export function ShortcutHelp() {
  const t = useT();
  const { roles } = useSession();
  const [on, setOn] = useState(keysAreOn);
  const [page] = useState(onPage);
  const [hasRows] = useState(() => rowsOf().length > 0);
  const rows: readonly Row[] = [
    ...page,
    ...(hasRows ? [{ keys: ['J', 'K'], what: t('desk.rows') }] : []),
    ...(document.getElementById('text') ? [{ keys: ['/'], what: t('desk.search') }] : []),
    { keys: ['P'], what: t('desk.print') },
    ...placesOf(roles).map(({ letter, name }) => ({ keys: ['G', letter], what: t(name) })),
    { keys: ['?'], what: t('desk.help') },
  ];
  return (
    <>
      <dl className={styles.keys}>
        {rows.map(({ keys, what }) => (
          <div key={`${keys.join()}${what}`}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="n-quiet">{t('desk.layout')}</p>
      <SwitchRow
        id="keysOn"
        checked={on}
        onChange={(next) => {
          turnKeys(next);
          setOn(next);
        }}
        label={t('desk.on')}
      />
    </>
  );
}
