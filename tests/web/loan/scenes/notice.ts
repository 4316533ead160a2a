import type { NoticeKind } from '../../../../schema/reference/notice-kinds.ts';
import { noticeText } from '../../../../schema/reference/notice-texts.ts';
import { live } from './an-open-loan.ts';
import type { Place } from './place.ts';

const facts = {
  offer: 'NS-2026-000001',
  amount: '53\u00a0577',
  days: '3',
  until: '10.12.2026',
  link: 'https://nesie.kz/ru/cabinet',
};
const told = (kind: NoticeKind, category: string, read: boolean, at: string) => {
  const { subject: title, text } = noticeText(kind, 'RU', facts);
  return { id: `${kind}:0`, category, title, text, loanId: null, sentAt: at, read };
};

const notices = [
  told('reminder', 'LOAN', false, '2026-12-07T05:00:00.000Z'),
  told('prolongationLapsed', 'AGREEMENT', false, '2026-12-05T03:00:00.000Z'),
  told('passwordChanged', 'NEWS', true, '2026-12-01T12:30:00.000Z'),
];
const page = { ...live(false), readNotices: { unread: 0, errors: [] } };
const choice = (channel: string, email: boolean) => ({
  noticeChoice: { channel, hour: 10, days: [3, 1, 0], email, push: email },
  push: { key: 'BK9WMiA6jAVN7qvf3S1IwMevkNzN2AunnotzaD3iUXjI6W603jzkVW9jARJ6SGVvsrprH0kzEAwMRgxb0O-QydI', browsers: 0 },
});

export const NOTICES: readonly Place[] = [
  { name: 'notices', path: 'notifications', scene: { ...page, notices } },
  { name: 'notices-none', path: 'notifications', scene: { ...page, notices: [] } },
  { name: 'notice-choice', path: 'settings/notices', scene: { ...live(false), ...choice('SMS', true) } },
  { name: 'notice-choice-list', path: 'settings/notices', scene: { ...live(false), ...choice('CABINET', false) } },
];
