/** Sealed columns are bytes of server/people/vault.ts. */
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { EvidenceSlot } from '../../schema/reference/evidence.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { DeliveryTable, NoticeChoiceTable, NoticeTable } from './notice-tables.ts';
import type {
  AccessLogTable,
  CaseOfPersonTable,
  FactorOnView,
  KeyChallengeTable,
  QueryLogTable,
  SavedFilterTable,
  SecondFactorTable,
  SecurityKeyTable,
} from './staff-tables.ts';

type At = ColumnType<Date, Date | string, Date | string>;

export type AccountTable = {
  id: string;
  kind: 'borrower' | 'staff';
  roles: string[];
  locale: 'RU' | 'KK';
  data_key: Buffer;
  phone_index: string | null;
  phone: Buffer | null;
  email_index: string | null;
  email: Buffer | null;
  /** Null: the owner has not shown that he reads it, so it is used for nothing. Staff need not. */
  email_confirmed_at: At | null;
  phone_changed_at: At | null;
  /** Of staff. */
  staff_number: number | null;
  /** Of staff; borrowers' names are in `person`. */
  name: Buffer | null;
  password_hash: string | null;
  password_reset_at: At | null;
  /** Somebody else chose the password: it opens the account until then, and only to choose another. */
  temporary_until: At | null;
  disabled: Generated<boolean>;
  forget_asked_at: At | null;
  /** The data key is destroyed (R158). */
  erased_at: At | null;
  created_at: At;
};

export type PersonTable = {
  account_id: string;
  iin_index: string | null;
  document_index: string | null;
  identity: Buffer | null;
  refused_iin: Buffer | null;
  registry: Buffer | null;
  personal: Buffer | null;
  address: Buffer | null;
  employment: Buffer | null;
  contacts: Buffer | null;
  former_contacts: Generated<string[]>;
  completed_at: At | null;
  face_verified_at: At | null;
  /** Keyed hashes of the words of the name. */
  name_words: string[] | null;
};

export type SessionTable = {
  id: string;
  token_hash: string;
  account_id: string;
  opened_at: At;
  seen_at: At;
  closed_at: At | null;
  /** When a code of the second factor was shown in it. */
  proved_at: At | null;
  /** Browser and system: "Chrome, Android". */
  agent: string | null;
  /** The log position of its last command. */
  wrote: bigint | null;
  wrote_at: At | null;
};

/** `phone` is sealed: the new number, once it is known. */
export type PhoneChangeTable = { account_id: string; session_id: string; allowed_until: At; phone: Buffer | null };

/** `caller`: a device known to the account, or an address. */
export type PasswordTryTable = {
  subject: string;
  caller: string;
  wrong: number;
  tried_at: At;
  closed_until: At | null;
};

/** `value` is sealed: what is to be corrected, with its new value. */
export type CorrectionTable = {
  id: string;
  account_id: string;
  kind: string;
  value: Buffer;
  reason: string;
  case_number: string | null;
  asked_by: string;
  asked_at: At;
};

export type DeviceTable = { account_id: string; token_hash: string; seen_at: At };

export type CodeTable = {
  id: string;
  purpose: string;
  /** Index of purpose, subject and number together. */
  binding: string;
  phone_index: string;
  code_hash: string;
  tries: Generated<number>;
  sent_at: At;
  expires_at: At;
  used_at: At | null;
  /** The command that the code signed; a retry of that command passes with it again. */
  used_by: string | null;
  /** The command that it was sent for; null once the operator has refused the message. */
  made_for: string | null;
  /** Of its SMS, as known before it was sent. */
  parts: ColumnType<number | null, number | undefined, never>;
  cost: ColumnType<bigint | null, bigint | null | undefined, never>;
  /** NOT_TAKEN, DELIVERED, or FAILED and the provider's word; null while nobody knows. */
  report: ColumnType<string | null, never, string>;
  /** The process that is using the code (server/people/holder.ts). */
  holder: number | null;
  held_until: At | null;
  /** When the operator accepted or refused the message; null while it is being sent, and after an earlier fault. */
  handed_over_at: At | null;
};

/** `sent_to` is sealed under CODES_KEY; null for a letter, and once the report is known or nobody asks any more. */
export type CodeReportTable = {
  code_id: string;
  address_index: string;
  sent_to: Buffer | null;
  ask_at: At | null;
  known_at: ColumnType<Date | null, never, Date>;
};

export type CodeDayTable = {
  phone_index: string;
  purpose: string;
  day: string;
  sent: Generated<number>;
  last_sent_at: At | null;
  last_binding: string | null;
};

export type ConsentTable = {
  account_id: string;
  place: string;
  type: string;
  version: string;
  hash: string;
  locale: string;
  agreed_at: At;
};

export type FileTable = {
  borrower_id: BorrowerId;
  hash: string;
  loan_id: LoanId | null;
  kind: string;
  title: Buffer;
  mime: string;
  bytes: number;
  pages: number;
  shown_at: At;
  signed_at: At | null;
  content: Buffer;
  number: string | null;
  source: Buffer | null;
  signature: Buffer | null;
  delete_on: ColumnType<Date | null, string | null | undefined, string>;
};

type EvidenceUploadColumns = { borrower_id: BorrowerId; loan_id: LoanId; slot: EvidenceSlot; file_hash: string };

export type EvidenceTable = EvidenceUploadColumns & {
  hash: string;
  mime: string;
  bytes: number;
  content: Buffer;
  kept_at: At;
  delete_on: ColumnType<Date, string, string>;
};
export type EvidencePartTable = EvidenceUploadColumns & { part: number; content: Buffer; arrived_at: Generated<Date> };
export type EvidenceViewTable = { loan_id: LoanId; slot: EvidenceSlot; hash: string; viewer: string; seen_at: At };

export type FileCopyTable = { borrower_id: BorrowerId; hash: string; copy_hash: string; made_at: At };

export type PushSubscriptionTable = {
  endpoint_hash: string;
  account_id: string;
  /** The session that subscribed or renewed it last. */
  session_id: string;
  sealed: Buffer;
  kept_at: At;
};

/** `sealed`: the IIN, for a change of PEOPLE_INDEX_KEY; null in rows of before. */
export type IinListTable = { iin_index: string; list: 'exception' | 'blocked'; sealed: string | null };

export type IdempotencyTable = {
  actor: string;
  operation: string;
  key: string;
  body_hash: string;
  state: 'running' | 'answered';
  lease: string;
  /** The process in which the call runs (server/people/holder.ts), if any. */
  holder: number | null;
  leased_until: At;
  answer: Buffer | null;
  created_at: At;
};

export type LimitTable = { name: string; subject: string; window_start: At; used: number };

export type PeopleDatabase = {
  'people.account': AccountTable;
  'people.person': PersonTable;
  'people.session': SessionTable;
  'people.second_factor': SecondFactorTable;
  'people.security_key': SecurityKeyTable;
  'people.key_challenge': KeyChallengeTable;
  'people.factor_on': FactorOnView;
  'people.phone_change': PhoneChangeTable;
  'people.correction': CorrectionTable;
  'people.password_try': PasswordTryTable;
  'people.device': DeviceTable;
  'people.case_of_person': CaseOfPersonTable;
  'people.code': CodeTable;
  'people.code_report': CodeReportTable;
  'people.code_day': CodeDayTable;
  'people.consent': ConsentTable;
  'people.file': FileTable;
  'people.file_copy': FileCopyTable;
  'people.evidence': EvidenceTable;
  'people.evidence_part': EvidencePartTable;
  'people.evidence_view': EvidenceViewTable;
  'people.notice': NoticeTable;
  'people.notice_choice': NoticeChoiceTable;
  'people.notice_delivery': DeliveryTable;
  'people.push_subscription': PushSubscriptionTable;
  'people.access_log': AccessLogTable;
  'people.iin_list': IinListTable;
  'people.key_check': { name: string; proof: string; since: Generated<Date | null> };
  'ops.idempotency': IdempotencyTable;
  'ops.latest_instant': { one: Generated<boolean>; at: At };
  'ops.limit_use': LimitTable;
  'ops.query_log': QueryLogTable;
  'people.saved_filter': SavedFilterTable;
};

export type PeopleDb = Kysely<PeopleDatabase>;
