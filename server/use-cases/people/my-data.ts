/** Everything that is kept about a borrower, in one file for the borrower (R155). */

import { accountStream, bonusStream, loanStream } from '../../../schema/events/streams.ts';
import { eventName } from '../../../schema/reference/event-names.ts';
import type { BorrowerId, CommandId } from '../../../schema/values/ids.ts';
import { printTenge, tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Cards } from '../../ports/cards.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CodeBinding, Codes } from '../../ports/codes.ts';
import type { Devices } from '../../ports/devices.ts';
import type { FeedbackStore } from '../../ports/feedback.ts';
import type { Files } from '../../ports/files.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Loans } from '../../ports/loans.ts';
import type { Notices } from '../../ports/notices.ts';
import type { PayoutDestinations } from '../../ports/payout-destinations.ts';
import type { Profiles } from '../../ports/profiles.ts';
import type { PushSubscriptions } from '../../ports/push.ts';
import type { Sessions } from '../../ports/sessions.ts';
import { type Client, type GateDeps, guess } from './client.ts';
import { type OwnerDeps, tellOwner } from './tell-owner.ts';

export type MyDataDeps = OwnerDeps &
  GateDeps & {
    codes: Codes;
    accounts: Pick<Accounts, 'byId' | 'consentsOf'>;
    profiles: Pick<Profiles, 'find'>;
    sessions: Pick<Sessions, 'openOf'>;
    devices: Pick<Devices, 'seenOf'>;
    cards: Pick<Cards, 'ofBorrower'>;
    files: Pick<Files, 'ofLoan'>;
    destinations: Pick<PayoutDestinations, 'latest'>;
    feedback: Pick<FeedbackStore, 'reviewOf' | 'lastNps'>;
    notices: Pick<Notices, 'keep' | 'of' | 'choice'>;
    pushSubscriptions: Pick<PushSubscriptions, 'of'>;
    loans: Pick<Loans, 'loansOf'>;
    ledger: Pick<Ledger, 'readLatest'>;
    clock: Pick<Clock, 'businessNow' | 'now'>;
  };

/** Own choice: a person needs one; somebody who stole a session gets no more than is told to the owner. */
const FILES_A_DAY = 3;
const DAY_SECONDS = 86_400;
const ALL = 100_000;

/** The file says itself what it leaves out and where the borrower gets it. */
const NOT_INCLUDED = {
  ru: [
    'Сами документы: они в разделе «Документы», здесь — их список.',
    'Фотографии документов и видеозаписи проверок.',
    'Пароль, коды из SMS и ключи входа: они хранятся так, что прочитать их нельзя.',
    'Кто из сотрудников работал с вашими займами и их служебные заметки.',
  ],
  kk: [
    'Құжаттардың өзі: олар «Құжаттар» бөлімінде, мұнда тек тізімі бар.',
    'Құжаттардың фотолары мен тексерудің бейнежазбалары.',
    'Құпиясөз, SMS кодтары мен кіру кілттері: олар оқуға келмейтін түрде сақталады.',
    'Несиелеріңізбен қай қызметкер жұмыс істегені және қызметкерлердің жазбалары.',
  ],
};

type Who = { borrowerId: BorrowerId; client: Client; commandId: CommandId };

export type MyData = ReturnType<typeof makeMyData>;

export function makeMyData(deps: MyDataDeps) {
  async function bindingOf(borrowerId: BorrowerId): Promise<CodeBinding | undefined> {
    const phone = (await deps.accounts.byId(borrowerId))?.phone;
    return phone ? { purpose: 'MY_DATA', subject: `my-data:${borrowerId}`, phone } : undefined;
  }

  async function requestCode({ borrowerId, client }: Omit<Who, 'commandId'>) {
    const binding = await bindingOf(borrowerId);
    return binding ? deps.codes.send(binding, client) : refuse('NOT_FOUND');
  }

  /**
   * JSON. Each download is told to the owner and stands in the list of messages. Refusals: TOO_MANY_REQUESTS, and those
   * of a code.
   */
  async function download({ borrowerId, client, commandId }: Who, code: string) {
    const binding = await bindingOf(borrowerId);
    if (!binding) return refuse('NOT_FOUND');
    return guess(deps, client, () =>
      deps.codes.using({ ...binding, code, commandId }, () => made(borrowerId, commandId)),
    );
  }

  async function made(borrowerId: BorrowerId, commandId: CommandId) {
    const account = await deps.accounts.byId(borrowerId);
    const profile = await deps.profiles.find(borrowerId);
    if (!account || !profile) return refuse('NOT_FOUND');
    if (!(await deps.limits.take('my-data', borrowerId, FILES_A_DAY, DAY_SECONDS))) return refuse('TOO_MANY_REQUESTS');
    const file = JSON.stringify(
      {
        madeAt: deps.clock.now(),
        notIncluded: NOT_INCLUDED,
        person: profile,
        consents: await deps.accounts.consentsOf(borrowerId),
        sessions: await deps.sessions.openOf(borrowerId),
        knownDevices: (await deps.devices.seenOf(borrowerId)).map((lastUsedAt) => ({ lastUsedAt })),
        cards: (await deps.cards.ofBorrower(borrowerId, deps.clock.now())).map(ofCard),
        loans: await loansOf(borrowerId),
        balance: (await deps.ledger.readLatest(accountStream(borrowerId))).events.map(ofEvent),
        bonuses: (await deps.ledger.readLatest(bonusStream(borrowerId))).events.map(ofEvent),
        messages: (await deps.notices.of(borrowerId, ALL)).map(({ key: _, borrowerId: __, ...one }) => one),
        reminders: (await deps.notices.choice(borrowerId)) ?? null,
        browsersWithMessages: (await deps.pushSubscriptions.of(borrowerId)).length,
        recommendation: (await deps.feedback.lastNps(borrowerId)) ?? null,
      },
      (_, value) => (typeof value === 'bigint' ? printTenge(tiyn(value)) : value),
      2,
    );
    await tellOwner(deps, 'dataDownloaded', account, commandId);
    return { file };
  }

  async function loansOf(borrowerId: BorrowerId) {
    const loans = [];
    for (const { state } of await deps.loans.loansOf(borrowerId)) {
      const { loanId, offerNumber } = state.application;
      const [{ events }, files] = await Promise.all([
        deps.ledger.readLatest(loanStream(loanId)),
        deps.files.ofLoan(borrowerId, loanId),
      ]);
      loans.push({
        loanId,
        offerNumber,
        status: state.status,
        events: events.map(ofEvent),
        payoutDestination: (await deps.destinations.latest(loanId))?.destination ?? null,
        files: files.map(({ borrowerId: _, loanId: __, ...file }) => file),
        review: (await deps.feedback.reviewOf(borrowerId, loanId)) ?? null,
      });
    }
    return loans;
  }

  return { requestCode, download };
}

type Event = { type: string; data: object; metadata: { effectiveDate: string; recordedAt: string } };

/** Without who of the staff acted, which is no data about the borrower. */
const ofEvent = ({ type, data, metadata: { effectiveDate, recordedAt } }: Event) => ({
  what: eventName(type, 'ru'),
  type,
  on: effectiveDate,
  recordedAt,
  data,
});

const ofCard = ({
  brand,
  maskedPan,
  name,
  state,
  startedAt,
}: { [K in 'brand' | 'maskedPan' | 'state' | 'startedAt']: string } & { name: string | null }) => ({
  brand,
  maskedPan,
  name,
  state,
  startedAt,
});
