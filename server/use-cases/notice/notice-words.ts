import type { NoticeKind } from '../../../schema/reference/notice-kinds.ts';
import { type NoticeFacts, noticeText } from '../../../schema/reference/notice-texts.ts';
import type { Locale } from '../../ports/borrowers.ts';

/** For the cabinet and the browser, which show who writes and lead to the cabinet: no sender's name and no link. */
export function shownWords(kind: NoticeKind, locale: Locale, { link: _, ...facts }: Partial<NoticeFacts>) {
  const { subject, text } = noticeText(kind, locale, { offer: '', ...facts });
  const shown = text.replace(/^Nesie[:.] */, '');
  return { title: subject, text: shown.slice(0, 1).toUpperCase() + shown.slice(1) };
}
