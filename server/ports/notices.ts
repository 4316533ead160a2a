/** Messages to borrowers: those sent, as the cabinet lists them, and those that wait for their hour (R160-R163). */
import type { NoticeKind } from '../../schema/reference/notice-kinds.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';

/** The first of the channels of R584; of what NOTICE_ORDER binds to SMS it changes nothing. CABINET: no reminders. */
export type NoticeChannel = 'SMS' | 'EMAIL' | 'PUSH' | 'CABINET';
/** `days`: how many days before the day to pay a reminder comes. */
export type NoticeChoice = { readonly channel: NoticeChannel; readonly hour: number; readonly days: readonly number[] };

/** `key` names the message in all retries. `facts` are those of schema/reference/notice-texts.ts: no personal data. */
export type Notice = {
  readonly key: string;
  readonly borrowerId: BorrowerId;
  readonly loanId: LoanId | null;
  readonly kind: NoticeKind;
  readonly facts: Readonly<Record<string, string>>;
};
export type WaitingNotice = Notice & { readonly notBefore: Instant };
export type SentNotice = Notice & { readonly sentAt: Instant; readonly read: boolean };

/** Times are of the business clock. A key that is there already stays as it is. */
export type Notices = {
  keep(notice: Notice, at: Instant): Promise<void>;
  find(key: string): Promise<Notice | undefined>;
  wait(notices: readonly WaitingNotice[]): Promise<void>;
  /** The longest waiting first. */
  due(now: Instant, limit: number): Promise<readonly WaitingNotice[]>;
  /** The message went out with these words. */
  sent(key: string, as: Pick<Notice, 'kind' | 'facts'>, at: Instant): Promise<void>;
  /** It will not be sent; `why` is for the office. */
  drop(key: string, why: string): Promise<void>;
  postpone(key: string, notBefore: Instant): Promise<void>;
  /** Which of these keys went out as this kind. */
  sentAs(kind: NoticeKind, keys: readonly string[]): Promise<readonly string[]>;
  /** The newest first. */
  of(borrowerId: BorrowerId, limit: number): Promise<readonly SentNotice[]>;
  unread(borrowerId: BorrowerId): Promise<number>;
  markRead(borrowerId: BorrowerId, keys: readonly string[], at: Instant): Promise<void>;
  /** Undefined before the first choice. */
  choice(borrowerId: BorrowerId): Promise<NoticeChoice | undefined>;
  choices(borrowerIds: readonly BorrowerId[]): Promise<ReadonlyMap<BorrowerId, NoticeChoice>>;
  choose(borrowerId: BorrowerId, choice: NoticeChoice): Promise<void>;
};
