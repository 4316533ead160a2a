/**
 * What each port asks a bridge to do, and the answers it understands (D0079). `status` of an answer decides. Fields
 * that are not named here are ignored; a status that is not named here is no answer.
 */
import { z } from 'zod';
import { BIRTH_PLACES, CITIZENSHIPS, IDENTITY_DOCUMENTS, ISSUERS, keysOf, REGIONS } from '../reference/dictionaries.ts';
import { FACE_VENDORS } from '../reference/face-vendors.ts';
import { AltchaChallenge } from '../rest/answers/people.ts';
import { Amount, Bytes, Day, ExternalId, IinNumber, Language, Moment, Page, PhoneNumber, Reason } from './values.ts';

const said = <const S extends string, const F extends z.ZodRawShape>(status: S, fields: F) =>
  z.object({ status: z.literal(status), ...fields });
const bare = <const S extends string>(status: S) => z.object({ status: z.literal(status) });
const oneOf = <const T extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]]>(kinds: T) =>
  z.discriminatedUnion('status', kinds);

const SENT = oneOf([bare('SENT'), bare('NOT_SENT')]);
const OPENED = said('OPEN', { externalId: ExternalId, redirectUrl: Page });
const REFUSED = said('REFUSED', { code: Reason });
const IN_HAND = said('ACCEPTED', { externalId: ExternalId });
const hosted = { reference: z.string().max(64), returnUrl: Page, failureUrl: Page, locale: Language };

const MESSAGE = {
  data: z.object({
    to: PhoneNumber,
    text: z.string().min(1).max(1_000),
    goodForMinutes: z
      .int()
      .positive()
      .optional()
      .describe(
        'A phone that is off for longer need not get it, as a code has ended by then; a day where it is absent.',
      ),
  }),
  answer: SENT,
};
const LETTER = {
  data: z.object({
    to: z.email(),
    subject: z.string(),
    text: z.string(),
    attachments: z.array(z.object({ name: z.string(), mime: z.string(), content: Bytes })),
  }),
  answer: SENT,
};

const SHOWN = {
  data: z.object({
    to: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('BROWSER'),
        endpoint: z.url({ protocol: /^https$/ }).max(1_000),
        p256dh: z.string().max(200),
        auth: z.string().max(100),
      }),
      z.object({ kind: z.literal('APP'), token: z.string().min(1).max(1_000) }),
    ]),
    tag: z.string().max(64).describe('A message with the same tag takes the place of the one before it.'),
    title: z.string(),
    text: z.string(),
    path: z.string().describe('The page of Nesie that it opens.'),
  }),
  /** GONE: the browser or the app takes no more messages, and its address is forgotten. */
  answer: oneOf([bare('SENT'), bare('NOT_SENT'), bare('GONE')]),
};
const Action = z.enum(['sign-in', 'registration', 'restore']);
const CHALLENGE = { data: z.object({ action: Action }), answer: said('CHALLENGE', { challenge: AltchaChallenge }) };
const SOLUTION = {
  data: z.object({
    action: Action,
    token: z.string().min(1).max(8_000).describe('Base64 of {challenge, solution}, or what a client of /json sent.'),
  }),
  /** `reference` names what was solved, however it is written: Nesie takes each once. No token passes after a day. */
  answer: oneOf([said('PASSED', { reference: ExternalId }), bare('FAILED')]),
};

const FIND = {
  data: z.object({ iin: IinNumber }),
  answer: oneOf([said('FOUND', { birthDate: Day }), bare('NOT_FOUND')]),
};
const Line = z.string().min(1).max(120);
const Registered = z.object({
  lastName: Line,
  firstName: Line,
  patronymic: Line.nullable(),
  noPatronymic: z.boolean(),
  citizenship: z.enum(keysOf(CITIZENSHIPS)),
  birthPlace: z.enum(keysOf(BIRTH_PLACES)),
  documentType: z.enum(keysOf(IDENTITY_DOCUMENTS)),
  documentNumber: Line,
  documentIssuedOn: Day,
  documentValidTo: Day,
  documentIssuedBy: z.enum(keysOf(ISSUERS)),
});
const RegisteredAddress = z.object({
  region: z.enum(keysOf(REGIONS)),
  district: Line.nullable(),
  city: Line,
  street: Line,
  house: Line,
  flat: Line.nullable(),
  postIndex: Line.nullable(),
});
const PERSON = {
  data: z.object({ iin: IinNumber, phone: PhoneNumber }),
  answer: oneOf([said('FOUND', { person: Registered, address: RegisteredAddress }), bare('NOT_FOUND')]),
};
const REPORT = {
  data: z.object({ iin: IinNumber }),
  answer: said('REPORTED', {
    reference: ExternalId,
    monthlyInstalments: Amount,
    worstOverdueDays: z.int().nonnegative(),
    worstOverdueAmount: Amount,
    stopCredit: z.boolean(),
    score: z.int().min(0).max(1_000),
  }),
};
const CHECK = {
  data: z.object({ iin: IinNumber, phone: PhoneNumber }),
  answer: said('CHECKED', {
    listed: z.boolean(),
    fraudSuspected: z.boolean(),
    manualReviewWanted: z.boolean(),
  }),
};
const COMPARE = {
  /** `vendor`: V2 has to check that the face is alive on a phone (R250). */
  data: z.object({
    vendor: z.enum(FACE_VENDORS),
    iin: IinNumber,
    frame: Bytes.optional(),
    heldByVendor: z.string().max(200).optional(),
  }),
  answer: oneOf([
    said('PASSED', { reference: ExternalId }),
    said('NOT_PASSED', { reason: Reason }),
    bare('IIN_NOT_FOUND'),
    bare('REGISTRY_DOWN'),
    bare('NOT_SHOWN'),
  ]),
};
/** V3 takes the picture on its own page, from which the borrower returns; `compare` then asks by `heldByVendor`. */
const FACE_PAGE = {
  data: z.object({ vendor: z.enum(FACE_VENDORS), returnUrl: Page, locale: Language }),
  answer: OPENED,
};

const PAYOUT = {
  data: z.object({
    amount: Amount,
    destination: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('IBAN'), iban: z.string().regex(/^KZ\d{5}[0-9A-Z]{13}$/) }),
      z.object({ kind: z.literal('CARD'), token: z.string().max(64) }),
      z.object({ kind: z.literal('POST'), postOfficeId: z.string().max(64) }),
    ]),
    recipient: z.object({
      borrowerId: z.string().max(64),
      iin: IinNumber,
      fullName: z.string(),
      phone: PhoneNumber,
    }),
  }),
  answer: oneOf([IN_HAND, said('REFUSED', { code: Reason, externalId: ExternalId.optional() })]),
};
const OWNER_CHECK = {
  data: z.object({ iban: z.string(), iin: IinNumber }),
  answer: oneOf([bare('OWNER'), bare('FOREIGN')]),
};
const SEND_BACK = {
  data: z.object({ externalId: ExternalId, amount: Amount }),
  answer: oneOf([bare('SENT'), bare('TOO_LATE')]),
};

export const OPERATIONS = {
  sms: { send: MESSAGE },
  mail: { send: LETTER },
  push: { send: SHOWN },
  captcha: { challenge: CHALLENGE, verify: SOLUTION },
  'state-registry': { find: FIND, person: PERSON },
  'credit-bureau': { report: REPORT },
  blacklist: { check: CHECK },
  biometry: { compare: COMPARE, open: FACE_PAGE },
  cards: {
    registration: { data: z.object({ ...hosted, phone: PhoneNumber }), answer: OPENED },
    payment: { data: z.object({ ...hosted, phone: PhoneNumber, amount: Amount }), answer: OPENED },
    charge: {
      data: z.object({ ...hosted, token: z.string().max(64), amount: Amount }),
      answer: oneOf([
        IN_HAND,
        said('CHALLENGE', { externalId: ExternalId, redirectUrl: Page, until: Moment }),
        REFUSED,
      ]),
    },
    payout: PAYOUT,
    'send-back': SEND_BACK,
  },
  'bank-payout': { payout: PAYOUT, 'owner-check': OWNER_CHECK },
  'post-office': { payout: PAYOUT },
  terminal: { 'send-back': SEND_BACK },
  wallet: { 'send-back': SEND_BACK },
  'bank-transfer': { 'send-back': SEND_BACK },
  eds: {
    open: {
      data: z.object({
        documentHash: z.string().regex(/^[0-9a-f]{64}$/),
        title: z.string(),
        returnUrl: Page,
        locale: Language,
      }),
      answer: OPENED,
    },
  },
} as const;
export type GatewayPort = keyof typeof OPERATIONS;

export const PaymentState = z.object({
  externalId: ExternalId,
  reference: z.string().max(64),
  amount: Amount,
  currency: z.string().length(3),
  code: Reason.nullable(),
  operatedAt: Moment,
});
const ended = { externalId: ExternalId, operatedAt: Moment };

/** What became of a key: of a payout, or of a payment by card (`of`). */
export const INQUIRIES = {
  payout: oneOf([
    bare('NOT_FOUND'),
    bare('UNKNOWN'),
    IN_HAND,
    said('PAID', ended),
    said('CANCELED', ended),
    said('REJECTED', { ...ended, code: Reason }),
  ]),
  payment: oneOf([
    bare('NOT_FOUND'),
    bare('UNKNOWN'),
    bare('UNPAID'),
    said('SUCCEEDED', PaymentState.shape),
    said('FAILED', PaymentState.shape),
    said('REVERSED', PaymentState.shape),
  ]),
} as const;

/** Of a payout. RECALLED of a key that the bridge has never seen: it is closed, and pays nothing later. */
export const RECALL = oneOf([bare('RECALLED'), bare('TOO_LATE'), bare('UNKNOWN')]);

/** The HTTP status that goes with an answer; every other status but these is 200. */
export const HTTP_STATUS: Readonly<Record<string, number>> = { ACCEPTED: 202, REFUSED: 422, NOT_FOUND: 404 };
