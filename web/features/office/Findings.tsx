import { useT } from '../../lib/intl.ts';

export type FoundProps = { readonly place: string; readonly text: string };

/** What a verification found: where, and what is wrong. */
export function Findings({ findings }: { findings: readonly FoundProps[] }) {
  const t = useT();
  if (findings.length === 0) return null;
  return (
    <ol aria-label={t('audit.verifyFindings')}>
      {findings.map(({ place, text }) => (
        <li key={`${place} ${text}`}>
          <code>{place}</code> {text}
        </li>
      ))}
    </ol>
  );
}
