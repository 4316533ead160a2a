import type { PayoutSending } from '../payout/payout-sending.ts';
import { type CollectionDeps, makeCollections } from './collection.ts';
import { type CallDeps, makeCollectionCalls } from './collection-call.ts';
import { type LetterDeps, makeCollectionLetters } from './collection-letter.ts';
import { type CorrectionDeps, makeCorrections } from './correction.ts';
import { type DisputeDeps, makeDisputes } from './dispute.ts';
import { makeOfficeEvidences, type OfficeEvidenceDeps } from './evidence.ts';
import { makeOffice, type OfficeDeps } from './office.ts';
import { makeOfficeApplications, type OfficeApplicationDeps } from './office-application.ts';
import { makeOfficeLoans, type OfficeLoanDeps } from './office-loan.ts';
import { makeOfficePersons, type OfficePersonDeps } from './office-person.ts';
import { makeSearch, type SearchDeps } from './office-search.ts';
import { makeOpenAsks } from './open-asks.ts';
import { makePersonNotes, type PersonNoteDeps } from './person-notes.ts';
import { makePersonPapers, type PersonPaperDeps } from './person-papers.ts';
import { makeStuck, type StuckDeps } from './stuck.ts';

type Deps = Omit<OfficeDeps, 'queue' | 'payouts' | 'onUnreadable'> &
  Omit<OfficeLoanDeps, 'find'> &
  OfficeEvidenceDeps &
  StuckDeps &
  SearchDeps &
  Omit<OfficeApplicationDeps, 'office'> &
  CollectionDeps &
  CallDeps &
  LetterDeps &
  CorrectionDeps &
  OfficePersonDeps &
  PersonNoteDeps &
  PersonPaperDeps &
  DisputeDeps & {
    sending: PayoutSending;
    officeQueue: OfficeDeps['queue']['queue'];
    findLoan: OfficeLoanDeps['find'];
  };

export function makeOfficeRoom(deps: Deps) {
  const office = makeOffice({
    ...deps,
    payouts: deps.sending,
    queue: { queue: deps.officeQueue },
    onUnreadable: deps.loanUnreadable,
  });
  return {
    office,
    officeApplications: makeOfficeApplications({ ...deps, office }),
    officeLoans: makeOfficeLoans({ ...deps, find: deps.findLoan }),
    officeSearch: makeSearch(deps),
    officePersons: makeOfficePersons(deps),
    personNotes: makePersonNotes(deps),
    personPapers: makePersonPapers(deps),
    collections: makeCollections(deps),
    collectionCalls: makeCollectionCalls(deps),
    collectionLetters: makeCollectionLetters(deps),
    officeCorrections: makeCorrections(deps),
    disputes: makeDisputes(deps),
    openAsks: makeOpenAsks(deps),
    stuck: makeStuck(deps),
    officeEvidences: makeOfficeEvidences(deps),
  };
}
