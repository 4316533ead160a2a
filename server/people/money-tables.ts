/** timestamptz may come in either form. */
import type { ColumnType, Kysely } from 'kysely';
import type { CallResult } from '../../schema/reference/collection.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import type { BehaviourKind } from '../ports/behaviour.ts';
import type { OfficeAct } from '../ports/office-notes.ts';

export type Timestamp = ColumnType<Date | string, string, string>;

export type MoneyTables = {
  'people.payout_destination': {
    loan_id: string;
    hash: string;
    borrower_id: string;
    kind: 'IBAN' | 'CARD' | 'POST';
    card_id: string | null;
    sealed: string;
    document_hash: string | null;
    chosen_at: Timestamp;
  };
  'people.iban_claim': {
    blind_index: string;
    borrower_id: string;
    claimed_at: Timestamp;
    sealed: string | null;
  };
  'people.card': {
    id: string;
    number: ColumnType<bigint, never, never>;
    borrower_id: string;
    provider: string;
    state: 'REGISTERED' | 'AMOUNT_BLOCKED' | 'ACTIVE' | 'EXPIRED' | 'TRIES_OVER' | 'REJECTED';
    return_path: string;
    redirect_url: string | null;
    external_id: string | null;
    sealed_token: string | null;
    fingerprint: string | null;
    brand: string | null;
    masked_pan: string | null;
    last_four: string | null;
    sealed_hold: string | null;
    hold_released_at: Timestamp | null;
    sealed_name: string | null;
    sealed_iban: string | null;
    tries_left: number;
    rejection: string | null;
    started_at: Timestamp;
    expires_at: Timestamp;
    deleted_at: Timestamp | null;
  };
  'people.payment_intent': {
    id: string;
    borrower_id: string;
    loan_id: string | null;
    amount: Tiyn;
    provider: string;
    external_id: string | null;
    redirect_url: string | null;
    failed_code: string | null;
    opened_at: Timestamp;
    by_card: boolean;
    card: string | null;
    card_id: string | null;
    challenge_until: Timestamp | null;
    asked_at: Timestamp | null;
    answered_at: Timestamp | null;
    told_at: Timestamp | null;
  };
  'people.incoming_detail': { payment_id: string; data_key: string; sealed: string; kept_at: Timestamp };
  'people.office_note': {
    id: string;
    loan_id: string;
    borrower_id: string;
    act: OfficeAct;
    by_id: string;
    sealed: string;
    noted_at: Timestamp;
  };
  'people.person_note': { id: string; borrower_id: string; by_id: string; sealed: string; noted_at: Timestamp };
  'people.contact': {
    id: string;
    loan_id: string;
    borrower_id: string;
    incoming: boolean;
    by_id: string;
    at: Timestamp;
    noted_as: string | null;
    result: CallResult | null;
    sealed: string | null;
    promised_amount: Tiyn | null;
    promised_by: LocalDate | null;
    payments_before: number | null;
    call_back_on: LocalDate | null;
    asks_again_on: LocalDate | null;
  };
  'people.review': {
    id: string;
    borrower_id: string;
    loan_id: string;
    score: number;
    sealed: string;
    left_at: Timestamp;
  };
  'people.nps_answer': {
    id: string;
    borrower_id: string;
    score: number | null;
    themes: string[];
    sealed: string;
    asked_at: Timestamp;
  };
  'people.behaviour': {
    key_hash: string;
    borrower_id: string | null;
    kind: BehaviourKind;
    page: string;
    field: string;
    size: number;
    at: Timestamp;
  };
  'ops.closing_day': {
    business_date: ColumnType<Date | string, string, string>;
    loans: number;
    events: number;
    started_at: Timestamp;
    finished_at: Timestamp | null;
    /** `NO_ANCHOR` for an empty log; null for days finished before hashes were kept. */
    anchor_hash: string | null;
  };
};

export type MoneyDb = Kysely<MoneyTables>;
