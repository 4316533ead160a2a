import type { Attack } from './attack.ts';

/** Codes, passwords, sessions: A1 to A21. */
export const DOORS: readonly Attack[] = [
  {
    id: 'A1',
    tried: 'Try one SMS code after another.',
    held: 'The third wrong try ends the code, and the right one is refused after it. Fifteen wrong codes end the day.',
    provenBy: {
      'api/codes.test.ts': [
        'a code allows three tries, in turn or at once over both protocols; then even the right one is refused',
        'fifteen wrong codes a day are the end of guessing',
      ],
    },
    long: ['every one of the 10,000 codes is tried, over both protocols in turn: none signs in'],
  },
  {
    id: 'A2',
    tried: 'Send many codes, blocked amounts or faces at the same moment, to be compared before the tries are counted.',
    held: 'A try is counted before anything is compared: three comparisons, whatever is sent at once.',
    provenBy: {
      'api/codes.test.ts': [
        'a code allows three tries, in turn or at once over both protocols; then even the right one is refused',
      ],
      'use-cases/card.test.ts': [
        'the third wrong amount ends the registration, also in parallel',
        'thirty parallel requests start twenty registrations',
      ],
      'use-cases/biometry.test.ts': ['thirty faces sent at once are three comparisons'],
      'api/password.test.ts': [
        'guessing the old password in a session ends after five tries, in parallel too, and locks no other caller out',
      ],
    },
  },
  {
    id: 'A3',
    tried: 'Put many guesses into one GraphQL request, by aliases or as an array.',
    held: 'One mutation a request, and no arrays: 400.',
    provenBy: {
      'api/operation-limits.test.ts': ['%s is refused', 'batches, GET, text/plain and multipart are refused'],
    },
  },
  {
    id: 'A4',
    tried: 'Guess over /json and GraphQL at once, to have two counters.',
    held: 'Both protocols call one use-case with one counter.',
    provenBy: {
      'api/codes.test.ts': [
        'a code allows three tries, in turn or at once over both protocols; then even the right one is refused',
      ],
    },
  },
  {
    id: 'A5',
    tried: 'Use a code a second time, or ten times at the same moment.',
    held: 'One effect. Only a repeat of the same command gets its answer again.',
    provenBy: {
      'api/codes.test.ts': ['a code works once, ends with the next one, and belongs to its number and purpose'],
      'people/codes.test.ts': [
        'ten presses at once have one effect',
        'the command that used a code up passes with it again, no other does, and never with a wrong one',
      ],
    },
  },
  {
    id: 'A6',
    tried: 'Use an older code after a new one was sent.',
    held: 'A new code ends the one before it.',
    provenBy: {
      'api/codes.test.ts': ['a code works once, ends with the next one, and belongs to its number and purpose'],
    },
  },
  {
    id: 'A7',
    tried: 'Use a code of another purpose, number, loan or document.',
    held: 'A code is bound to all four: wrong or expired, and nothing is signed.',
    provenBy: {
      'api/codes.test.ts': ['a code works once, ends with the next one, and belongs to its number and purpose'],
      'use-cases/document.test.ts': [
        "it is not signed with another document's hash, a wrong code, or without the consents",
      ],
      'use-cases/payout-choice.test.ts': ['only a document of the own loan, and only the one that was made, is signed'],
      'api/access.test.ts': ['a code for one address does not confirm another, and letters are counted'],
    },
  },
  {
    id: 'A8',
    tried: 'Use a code after its thirty minutes, also when the clock was set back since.',
    held: 'CODE_EXPIRED: the time of codes never goes back, in a process and over restarts.',
    provenBy: {
      'api/codes.test.ts': ['a code is valid for thirty minutes, and one that has ended stays so when clocks go back'],
      'people/code-clock.test.ts': [
        'time passes by the monotonic clock when the wall clock goes back, and a new process begins no earlier',
      ],
    },
  },
  {
    id: 'A9',
    tried: 'Try one code at many numbers.',
    held: 'An address has ten wrong codes an hour; after 200 of all addresses a longer proof is asked for, and an alarm is raised.',
    provenBy: {
      'api/strict-limits.test.ts': [
        'an address has ten wrong codes an hour, for registrations and restores together, in parallel too',
        'when 200 codes of a purpose were guessed wrong, a longer proof is asked for, and whoever mistypes once still gets in',
      ],
    },
  },
  {
    id: 'A10',
    tried: 'Spell one number in many ways to be counted anew.',
    held: 'Every spelling is one number with one counter.',
    provenBy: {
      'api/codes.test.ts': ['codes are sent once a minute and five times a day, however the number is spelt'],
    },
  },
  {
    id: 'A11',
    tried:
      'Claim another address in X-Forwarded-For, or spell the own one anew: with a port, shortened, in another /64.',
    held: 'The header counts only from the proxies that the operator names; an address is counted by its bytes, and so is its /48.',
    provenBy: {
      'api/strict-limits.test.ts': [
        'an address with a port, a short spelling and a /48 of networks are counted as what they are',
        'an address asks for codes of 20 numbers an hour and tries 30 passwords, also under a forged one',
      ],
    },
  },
  {
    id: 'A12',
    tried: 'Have SMS sent to one number, to many, or to foreign and expensive ones.',
    held: 'Five a day for a number, twenty numbers an hour for an address, and none outside the table of operators. Beyond twenty an hour of a block of neighbours, or half of the day of all strangers, a longer proof is asked for and an alarm raised; a ceiling far above closes.',
    provenBy: {
      'attacks/wire.test.ts': ['numbers abroad, of lines and of nobody get no SMS'],
      'api/codes.test.ts': [
        'codes are sent once a minute and five times a day, however the number is spelt',
        'the sixth letter of a day is refused as a letter, not as an SMS',
      ],
      'api/strict-limits.test.ts': [
        'each call that a stranger makes is limited by address; a signed-in borrower asks for codes 120 times an hour',
        'the SMS of a day for strangers and of a block of numbers ask for a longer proof, and close only far above',
      ],
      'schema/sms.test.ts': ['has the row of the day, and nothing before its first'],
    },
  },
  {
    id: 'A13',
    tried: 'Sign in with a list of stolen passwords, or flood the hashing of passwords.',
    held: 'A bounded queue hashes beside the answering thread; the rest gets 429, and a right password is not counted.',
    provenBy: {
      'api/strict-limits.test.ts': [
        'an account that many networks guess at asks each for a longer proof, and no lock closes it',
      ],
      'api/sign-in.test.ts': [
        'a flood counts nothing against a right password and does not keep a known device out',
        'five wrong passwords make their caller wait a minute, then twice as long each, never more than half an hour',
      ],
      'people/registry.test.ts': ['passwords: a flood is refused, not queued for ever'],
      'api/attacks.full.test.ts': [
        'it answers while many sign in at once: each password is hashed beside the thread that answers',
      ],
    },
  },
  {
    id: 'A14',
    tried: 'Send a password of a megabyte, or with NUL, emoji and right-to-left marks.',
    held: 'A body has 64 KB and a password 128 characters; what it may contain is one table.',
    provenBy: {
      'attacks/wire.test.ts': ['the password %j is refused, and signs nobody in', '%s'],
      'schema/access-data.test.ts': ['password %s: %s'],
      'api/rest-requests.test.ts': ['%s'],
    },
  },
  {
    id: 'A15',
    tried: 'Lock a stranger out by wrong codes or passwords.',
    held: 'The caller waits, not the account: a known device and another address get in, and a restore ends the wait.',
    noted: true,
    provenBy: {
      'api/sign-in.test.ts': [
        'whatever others type, the device that has signed in before gets in, and so does another address',
        'a restore ends the wait at once',
      ],
      'api/codes.test.ts': [
        'guesses at a number to which no code went cost its owner nothing, for registration and restore alike',
      ],
      'api/staff.test.ts': ['the command and an administrator end the wait after wrong passwords'],
      'people/access-notes.test.ts': [
        'a borrower who asks for 560 ids of others has one row with their number, and hides nobody else',
      ],
      'api/office-desk.test.ts': [
        'refused rights, sign-ins, failed ones and locks stand in the access log (A15, A24, A26)',
      ],
    },
  },
  {
    id: 'A16',
    tried: 'Bring a session of one’s own, or use one after sign-out, a new password or another role.',
    held: 'Each sign-in makes a new token; the server ends sessions, so that an old token is nobody.',
    provenBy: {
      'attacks/wire.test.ts': ['a token that was chosen before is nobody, before the sign-in and after it'],
      'api/sign-in.test.ts': [
        'a session ends with sign-out and with another password, and its token is new at each sign-in',
      ],
      'api/staff.test.ts': [
        'another role, a new password and a closed account end the sessions; nobody acts on the own account',
      ],
      'api/access.test.ts': [
        'needs a code to the present number, then one to the new; both numbers are told and other sessions end',
      ],
    },
  },
  {
    id: 'A17',
    tried: 'Replay a token from a link (data-token).',
    held: 'There is no such token: no address signs anybody in.',
    provenBy: { 'architecture/attacks.test.ts': ['nothing signs in by an address, and no query opens a guard'] },
  },
  {
    id: 'A18',
    tried: 'Send no captcha, a used one, or one of another action.',
    held: 'CAPTCHA_FAILED: a proof of work counts once and for its own action.',
    provenBy: {
      'api/sandbox.test.ts': [
        'a captcha that is wrong is refused, also in a demo',
        'a proof of work counts once and for its own action',
        'a proof that is malformed is refused and no fault; one counts once on both sides of a window',
      ],
    },
  },
  {
    id: 'A19',
    tried: 'Learn from answers or their time who is a customer.',
    held: 'The same answer and the same wait; that a number is registered is told to whoever holds it; answers that tell of others are five a day for an account.',
    provenBy: {
      'api/sign-in.test.ts': [
        'a stranger, a wrong birth date and a wrong password get the same answer',
        'waiting times do not tell who is a customer or of the staff',
        'a restore tells a stranger nothing and sends him nothing',
        'the answer to a restore waits for no message: known and unknown take equally long',
        'only the borrower learns how many codes for documents are left',
      ],
      'api/registration.test.ts': [
        'whoever asks for a code learns nothing of the number; who has its code learns that it is registered',
      ],
      'api/identity.test.ts': ['an account gets five answers a day that tell of other people, in parallel too'],
      'api/strict-limits.test.ts': [
        'borrowers of one address get 60 answers an hour that tell of other people, whatever their number',
      ],
      'api/access.test.ts': [
        'a number that belongs to somebody gets its code like any other; only its holder learns that it is taken',
        'of somebody else gets the same answer; whoever only typed it loses it to its reader',
      ],
    },
    long: ['the time of a sign-in says of nobody whether he is known: the medians differ by less than their quarters'],
  },
  {
    id: 'A20',
    tried: 'Confirm a restore that was not asked for, or jump over a step of the registration.',
    held: 'CODE_EXPIRED without a code; a step that is not reached is refused.',
    provenBy: {
      'api/codes.test.ts': [
        'guesses at a number to which no code went cost its owner nothing, for registration and restore alike',
      ],
      'api/registration.test.ts': ['a missing consent and a step that is not reached are refused'],
      'api/sign-in.test.ts': ['a restore goes by a confirmed e-mail address too, and never for staff'],
    },
  },
  {
    id: 'A21',
    tried: 'Change a signed cookie.',
    held: 'No cookie is signed or carries data: the token is random, and the server keeps its hash.',
    provenBy: {
      'attacks/wire.test.ts': ['a token with one sign changed, cut, doubled or of another case is nobody'],
      'architecture/attacks.test.ts': ['the server sets no cookie that carries rights but a random token'],
    },
  },
];
