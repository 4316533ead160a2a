import { Button } from '@mantine/core';
import { useT } from '../../lib/intl.ts';

type Props = { readonly codes: readonly string[]; readonly onDone: () => Promise<void> };

/** Shown this one time. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const t = useT();
  return (
    <>
      <h3>{t('settings.recoveryTitle')}</h3>
      <p>{t('settings.recoveryText')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={() => void onDone()}>{t('settings.recoveryKept')}</Button>
    </>
  );
}
