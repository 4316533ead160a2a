/**
 * What each port asks a bridge to do, and the answers it understands (D0079). `status` of an answer decides. Fields
 * that are not named here are ignored; a status that is not named here is no answer.
 */
import { z } from 'zod';
import { FACE_VENDORS } from '../reference/face-vendors.ts';
import { AltchaChallenge } from '../rest/answers/people.ts';
import { Registered, RegisteredAddress } from './registered.ts';
import {
  Amount,
  Bytes,
  bare,
  Day,
  ExternalId,
  IinNumber,
  IN_HAND,
  Language,
  Line,
  Moment,
  oneOf,
  Page,
  PhoneNumber,
  Reason,
  said,
} from './values.ts';

const SENT = oneOf([bare('SENT'), bare('NOT_SENT')]);
const OPENED = said('OPEN', { externalId: ExternalId, redirectUrl: Page });
/** `qrImage`: the provider's own picture of the QR code; without it the code holds `redirectUrl`. */
const SHOWN_PAGE = said('OPEN', {
  externalId: ExternalId,
  redirectUrl: Page,
  qrImage: z
    .string()
    .regex(/^data:image\/(gif|png);base64,[A-Za-z0-9+/]+={0,2}$/)
    .max(200_000)
    .optional(),
});
const REFUSED = said('REFUSED', { code: Reason });
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
    score: z.int().min(0).max(1_000).nullable().describe('Null where too little is known of the person for one.'),
    reviewWanted: z
      .boolean()
      .optional()
      .describe('The bureau could not tell all of it: a verifier decides. Say so rather than 0.'),
  }),
};
const CHECK = {
  data: z.object({ iin: IinNumber, phone: PhoneNumber, lastName: Line, firstName: Line, birthDate: Day }),
  answer: said('CHECKED', {
    listed: z.boolean(),
    fraudSuspected: z.boolean(),
    manualReviewWanted: z.boolean(),
    listVersion: ExternalId.nullish().describe(
      'Which edition of a published list was looked into. It is kept with the decision for ever: no personal data.',
    ),
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
/**
 * V3, or all three with GATEWAY_FACE_PAGES=on, takes the picture on a page of its own, from which the borrower returns;
 * `compare` then asks by `heldByVendor`, which is the key of `open`.
 */
const FACE_PAGE = {
  data: z.object({
    vendor: z.enum(FACE_VENDORS),
    returnUrl: Page,
    locale: Language,
    iin: IinNumber.describe('Whose face is expected: some vendors compare as soon as it is shown.'),
    phone: PhoneNumber,
  }),
  answer: OPENED,
};

const PAYOUT = {
  data: z.object({
    purpose: z
      .enum(['LOAN', 'REFUND'])
      .describe('What the money is; a bank wants another code for what is given back.'),
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
/**
 * What was blocked on a card to prove it is given back when its registration is over (R902). RELEASED: also where
 * nothing was blocked, and nothing will be. A bridge that cannot tell yet answers 503, and is asked again.
 */
const RELEASE_HOLD = {
  data: z.object({ reference: z.string().max(64).describe('The `reference` of the registration.') }),
  answer: bare('RELEASED'),
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
    'release-hold': RELEASE_HOLD,
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
        document: Bytes.describe('The PDF that is signed; `documentHash` is the SHA-256 of these bytes.'),
        iin: IinNumber.describe('Whose key has to sign.'),
        title: z.string().describe('Of the document, in the language of `locale`.'),
        titles: z.object({ RU: z.string(), KK: z.string() }).describe('Of its kind, for providers that show both.'),
        returnUrl: Page,
        locale: Language,
      }),
      answer: SHOWN_PAGE,
    },
  },
} as const;
export type GatewayPort = keyof typeof OPERATIONS;

/** The HTTP status that goes with an answer; every other status but these is 200. */
export const HTTP_STATUS: Readonly<Record<string, number>> = { ACCEPTED: 202, REFUSED: 422, NOT_FOUND: 404 };
