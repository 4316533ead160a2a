export const USAGE = `Usage: npm run audit -- <command>        --json with any of them: one document for a program
  find TEXT --by E-MAIL [--case NUMBER]   loans by contract number, payment reference, or under a case by IIN
  replay <stream>                         every event, who, when, its data, and what it did to each balance
  as-of loan-<id>                         how the loan stood
    both take the number of a contract too, and of a loan --date YYYY-MM-DD, on that business day,
      --known-at INSTANT | --revision N   as was written down by then
  books [--date DAY] [--from DAY] [--known-at INSTANT]   trial balance, accruals, cash, loss allowance by stage
  verify --all                            hash chains, anchors, figures, postings, read models against the log
  verify <stream>                         its hash chain, and the figures of a loan; no anchors
    with --at-rest                        when nobody is at work: nothing may be under way between streams
  verify --file FILE [--key KEY]          the same of an export, with no server: chains, anchors, figures, postings
    with --anchor HASH                    an anchor that you kept or typed: everything up to it is proved by it
  export --ndjson [stream] [--to FILE]    the events as stored, one JSON object a line
  import FILE [--key KEY] [--anchor HASH] an export into an empty DATA_DIR, checked first; the same positions
  sample --seed TEXT --size N [--by STATUS] [--date DAY] [--known-at INSTANT] [--to FOLDER]
                                          the same loans each time; with --to the evidence of each
  evidence loan-<id> --to FOLDER [--known-at INSTANT]    its events and a paper, both signed
  evidence verify FILE ... [--key KEY] [--anchor HASH]    both files of a pack, with no server
  papers verify [--seed TEXT --size N]    each file that an event names, opened and held against its hash; or N of them
  anchors list [--from DAY] [--date DAY]  the daily anchors of these days, or all, and who timestamped them
  anchors print --to FILE [--date DAY]    a sheet for the safe: day, position and hash, to be typed back
  anchors check "ROWS"                    what was typed from a sheet: the day, and whether all after it follows
  anchors tokens --to FOLDER              the timestamps, for openssl ts -verify
  access verify [--anchor HASH]           the log of sign-ins, refusals and look-ups; HASH of a row that you kept
  access list [--subject ID] [--by S-0005] its newest rows: of a person or loan, of a member of staff
  access export --to FILE                 all of it, signed; then access verify --file FILE [--key KEY], with no server
  anchor-key                              the public key to check anchors with; KEY is it, or a file with it`;
