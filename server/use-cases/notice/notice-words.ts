import type { NoticeKind } from '../../../schema/reference/notice-kinds.ts';
import { type NoticeFacts, noticeText } from '../../../schema/reference/notice-texts.ts';
import { withUnits } from '../../../schema/values/unbroken.ts';
import type { Locale } from '../../ports/borrowers.ts';

/**
 * For the cabinet and the browser, which show who writes and lead to the cabinet: no sender's name and no link, and
 * numbers stay with their units (R1024).
 */
export function shownWords(kind: NoticeKind, locale: Locale, { link: _, ...facts }: Partial<NoticeFacts>) {
  const { subject, text } = noticeText(kind, locale, { offer: '', ...facts });
  const shown = text.replace(/^Nesie[:.] */, '');
  return { title: withUnits(subject), text: withUnits(shown.slice(0, 1).toUpperCase() + shown.slice(1)) };
}
