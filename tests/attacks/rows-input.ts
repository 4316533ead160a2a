import type { Attack } from './attack.ts';

/** What is sent in: A45 to A54. */
export const INPUT: readonly Attack[] = [
  {
    id: 'A45',
    tried: 'Put SQL into filters, orders, cursors and searches.',
    held: 'Values are parameters; names of columns come from enums; a cursor that is none is refused.',
    provenBy: {
      'attacks/wire.test.ts': ['the character 0, which Postgres cannot keep, is refused wherever it stands'],
      'attacks/strangers.test.ts': [
        'text of an attacker in GraphQL is refused or kept as text, never a fault',
        'text of an attacker over /json is refused or kept as text, never a fault',
      ],
      'api/portfolio.test.ts': ['a wrong cursor is refused instead of answered with page one'],
      'projections/analytics.test.ts': ['%s is not permitted'],
    },
  },
  {
    id: 'A46',
    tried: 'Leave markup in a name, review, purpose or file name for staff to open.',
    held: 'Names have letters only; pages and papers show text as text; no script runs that the page did not bring.',
    provenBy: {
      'attacks/wire.test.ts': ['a name takes letters only: no markup, formula or line'],
      'api/answers.test.ts': ['answers carry the headers that keep pages apart'],
      'schema/file-name.test.ts': ['%j is kept as %j'],
      'api/pages.test.ts': ['draws the page of a borrower with his own answers, which nobody keeps'],
    },
  },
  {
    id: 'A47',
    tried: 'Leave a formula for the spreadsheet of an analyst.',
    held: 'A cell that begins like a formula becomes a text.',
    provenBy: {
      'attacks/wire.test.ts': ['a name takes letters only: no markup, formula or line'],
      'web/csv.test.ts': ['cells with separators are quoted, and a formula becomes a text'],
      'adapters/bank-formats.test.ts': ['a name cannot add a line'],
    },
  },
  {
    id: 'A48',
    tried: 'Forge lines of the log by line breaks.',
    held: 'A line is JSON; texts of errors lose their breaks; addresses and values of a caller are not logged.',
    provenBy: {
      'attacks/wire.test.ts': ['lines of the log cannot be forged'],
      'api/answers.test.ts': ['no log line knows a person'],
      'api/scrub.test.ts': ['foreign text loses addresses and numbers before it is logged'],
    },
  },
  {
    id: 'A49',
    tried:
      'Send a PDF that is also a page or an archive, has scripts or files, is locked, endless, huge or of another person.',
    held: 'It is read in a process with caps of time and memory, and refused by its reason; the server keeps answering.',
    provenBy: {
      'adapters/statement-reader.test.ts': [
        '%s is %s',
        'a file of any shape is answered: digits without end, arrays in arrays, a picture in itself',
        'a file over its processor time ends, and the next one is read',
      ],
      'api/attacks.full.test.ts': [
        'it answers while a borrower sends files that are no statements; one at a time is read, then the true one',
        'an upload without an end stops at the cap, and that of a stranger before it is read',
      ],
      'use-cases/statement.test.ts': [
        'a statement of another person, of no known bank, too large or already sent is refused',
      ],
    },
  },
  {
    id: 'A50',
    tried: 'Send a picture that is too large, a bomb of pixels, markup, cut off, or with a place in it.',
    held: 'It is decoded under a cap of pixels and written anew without EXIF, or PHOTO_UNREADABLE.',
    provenBy: {
      'use-cases/evidence.test.ts': [
        'are refused where the file is no picture, is damaged, too small, too large or not what was announced',
        'go up in parts, a broken upload goes on, and what is kept has neither EXIF nor place',
        'takes four recordings, and only WebM or MP4',
      ],
    },
  },
  {
    id: 'A51',
    tried: 'Name a file ../../x, with NUL, of 5 KB, or right to left.',
    held: 'The name is cleaned to letters, and no path is made of it.',
    provenBy: {
      'schema/file-name.test.ts': ['%j is kept as %j'],
      'api/attacks.full.test.ts': [
        'it answers while a borrower sends files that are no statements; one at a time is read, then the true one',
      ],
    },
  },
  {
    id: 'A52',
    tried: 'Upload for the loan of somebody else, or thousands of files.',
    held: 'NOT_FOUND before the file is read; bodies on their way share a bound, of which an account has a part, and a person has twenty files a day.',
    provenBy: {
      'api/json-life.test.ts': ['a stranger gets no answer about the loan, payment, card or session of another'],
      'api/file-bodies.test.ts': [
        'a file above the cap of its call is refused: by its declared length, and by what arrives',
        'files on their way share what the server holds; one that ends or breaks off gives its part back',
        'an account, and an address, has a share of its own; whoever holds it back holds up nobody else',
      ],
      'use-cases/statement.test.ts': [
        'the twenty-first file of a day is not read, even if it is the true one; another person is not held up',
      ],
      'api/guards.test.ts': [
        'each is taken only while a verifier asks for it, and none once the application is withdrawn',
      ],
    },
  },
  {
    id: 'A53',
    tried: 'Send packed bodies, unknown charsets, 100,000 levels or keys, broken UTF-8.',
    held: '400, 413 or 415 in our words; nothing packed is unpacked.',
    provenBy: {
      'attacks/wire.test.ts': ['%s'],
      'api/rest-requests.test.ts': [
        '%s',
        'fields too many or too deep are refused, and names of prototypes are no fields',
      ],
      'api/operation-limits.test.ts': ['doubled fragments and deep variables delay no other caller'],
    },
    long: ['2,000 large and broken requests at once are refused, and memory comes back'],
  },
  {
    id: 'A54',
    tried: 'Send headers of many kilobytes, a body drop by drop, or two lengths at once.',
    held:
      '431, 408 or 400, and the connection ends; strangers send 64 KB at most, each address has a share, and the slowest of ' +
      'all gives way.',
    provenBy: {
      'api/file-bodies.test.ts': ['a body of nobody who is known has at most 64 KB, also where the call takes more'],
      'api/answers.test.ts': ['only the picture of a face may be large, and only a borrower sends it'],
      'attacks/wire.test.ts': [
        'headers of many kilobytes, two lengths, and a length beside chunks end the connection',
        'cookies of eight kilobytes are read past',
      ],
      'api/edges.test.ts': ['a body or headers that do not arrive are cut off'],
      'api/rest-requests.test.ts': ['bytes that are no HTTP'],
    },
    long: ['500 connections that send a sign each second keep nobody waiting'],
  },
];
