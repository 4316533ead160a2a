import { dateOfInstant, dayWithYear } from '../lib/dates.ts';
import { number } from '../lib/format.ts';
import { useLang, useT } from '../lib/intl.ts';
import { type QuickRow, QuickRows } from './QuickRows.tsx';

export type ShownDocument = {
  readonly hash: string;
  readonly title: string;
  readonly url: string;
  readonly pages: number;
  readonly bytes: number;
  readonly shownAt: string;
  readonly signedAt?: string | null;
  /** Since when another paper stands in its place. */
  readonly replacedAt?: string | null;
};

/** Each opens in a new tab. */
export function DocumentRows({ documents, label }: { documents: readonly ShownDocument[]; label: string }) {
  const t = useT();
  const lang = useLang();
  const rows = documents.map((document): QuickRow => {
    const meta = t('document.meta', {
      pages: document.pages,
      size: number(Math.max(1, Math.round(document.bytes / 1024))),
    });
    const { signedAt, replacedAt, shownAt } = document;
    const on = (at: string) => ({ date: dayWithYear(dateOfInstant(at), lang) });
    const when = signedAt ? t('document.signedOn', on(signedAt)) : t('document.shownOn', on(shownAt));
    return {
      key: document.hash,
      icon: document.signedAt ? 'cert' : 'doc',
      title: document.title.replaceAll('№ ', '№\u00a0'),
      text: [meta, when, replacedAt && t('document.replacedOn', on(replacedAt))].filter(Boolean).join(', '),
      to: document.url,
      external: true,
    };
  });
  return <QuickRows rows={rows} label={label} bare />;
}
