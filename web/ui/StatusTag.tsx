import { useT } from '../lib/intl.ts';
import { statusTone } from './status-tone.ts';
import { Tag } from './Tag.tsx';

/** The texts are in `locales/<language>/status.json`. */
export function StatusTag({ status }: { status: string }) {
  const t = useT();
  return (
    <Tag tone={statusTone(status)} wraps>
      {t(`status.${status}`)}
    </Tag>
  );
}
