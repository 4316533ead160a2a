/** The providers that the settings name, and the stores beside them. */
import type { FaceVendorName } from '../../schema/reference/face-vendors.ts';
import { postgresBiometrySessions } from '../adapters/biometry-sessions/postgres.ts';
import { postgresEdsSessions } from '../adapters/eds-sessions/postgres.ts';
import { postgresOfferNumbers } from '../adapters/offer-numbers/postgres.ts';
import { pdfkitPrinter } from '../adapters/pdf/pdfkit.ts';
import { sharpPictures } from '../adapters/picture/sharp.ts';
import { makeSandboxKit } from '../adapters/sandbox-kit/kit.ts';
import { pdfStatementReader } from '../adapters/statement/reader.ts';
import { postgresTwoPersons } from '../adapters/two-persons/postgres.ts';
import { makeBehaviourStore } from '../people/behaviour.ts';
import { makeCards } from '../people/cards.ts';
import { makeClosedDays } from '../people/closed-days.ts';
import { makeContacts } from '../people/contacts.ts';
import { makeFeedbackStore } from '../people/feedback.ts';
import { makeIncomingDetails } from '../people/incoming-details.ts';
import { makeOfficeNotes } from '../people/office-notes.ts';
import { makePaymentIntents } from '../people/payment-intents.ts';
import { makePayoutDestinations } from '../people/payout-destinations.ts';
import { personSecrets, sealerOf } from '../people/secrets.ts';
import type { CardProcessor } from '../ports/card-processor.ts';
import type { EdsChecker, EdsCollector } from '../ports/eds.ts';
import type { PortName, Vendor } from '../provider-settings.ts';
import { bankFilesOf } from './bank-files.ts';
import { BUILDERS, type OtherBuilders, type OtherPort } from './builders.ts';
import { cardProcessors } from './card-processors.ts';
import type { Foundation } from './foundation.ts';
import { renewed } from './renewed.ts';
import { watched } from './watched.ts';

export type Providers = ReturnType<typeof chooseProviders>;

type Base = Pick<
  Foundation,
  'config' | 'log' | 'pool' | 'sandboxDb' | 'moneyDb' | 'clock' | 'sms' | 'faults' | 'people' | 'providerFailures'
>;

/** `lastOfferNumber`: of a year, in the log. */
export function chooseProviders(base: Base, lastOfferNumber?: (year: string) => Promise<bigint>) {
  const { config, faults, people, pool, moneyDb } = base;
  const { ports } = config;
  const kit = makeSandboxKit({
    db: base.sandboxDb,
    config: { publicUrl: config.publicUrl, secrets: () => config.callbackKeys },
    clock: base.clock,
    sms: base.sms,
  });
  const fileBank = bankFilesOf({ ...base, sealer: sealerOf(people.vault) });
  const given = { config, log: base.log, pool, faults, limits: people.limits, kit, fileBank };
  const secrets = personSecrets(people);
  const watch = <P extends object>(name: string, provider: P): P =>
    watched(name, provider, base.log, base.providerFailures);
  /** A sandbox has no secrets, and is put together once. */
  const fresh = <P extends object>(port: PortName, build: () => P): P =>
    ports[port] === 'sandbox' ? build() : renewed(config.liveProviders.now, build);
  const builders: OtherBuilders = BUILDERS;
  const provider = <P extends OtherPort>(port: P) => {
    const vendor: Vendor<P> = ports[port];
    return fresh(port, () => builders[port][vendor](given));
  };
  const face = (vendor: FaceVendorName) =>
    watch(
      'biometry',
      fresh('BIOMETRY', () => BUILDERS.BIOMETRY[ports.BIOMETRY](given)(vendor)),
    );
  const eds = provider('EDS');
  // Looked up at each call: the adapter is built anew when its settings have changed.
  const { collector, checker } = eds;
  const collecting = (first: EdsCollector) =>
    watch<EdsCollector>('eds', { collect: (...call) => (eds.collector ?? first).collect(...call) });
  const checking = (first: EdsChecker) =>
    watch<EdsChecker>('eds-check', { check: (...call) => (eds.checker ?? first).check(...call) });
  const edsParts = {
    ...(collector && { collector: collecting(collector) }),
    ...(checker && { checker: checking(checker) }),
  };
  const builtCards = () => BUILDERS.CARDS[ports.CARDS](given);
  const card = (one: CardProcessor, at: number) =>
    watch(
      `card-processor:${one.name}`,
      ports.CARDS === 'sandbox' ? one : fresh('CARDS', () => builtCards()[at] ?? one),
    );
  const [firstCards, ...otherCards] = builtCards();
  return {
    kit,
    registry: watch('state-registry', provider('STATE_REGISTRY')),
    bureau: watch('credit-bureau', provider('CREDIT_BUREAU')),
    blacklist: watch('blacklist', provider('BLACKLIST')),
    faces: { V1: face('V1'), V2: face('V2'), V3: face('V3') },
    faceSessions: postgresBiometrySessions(pool),
    processors: cardProcessors([card(firstCards, 0), ...otherCards.map((one, at) => card(one, at + 1))]),
    // Its other calls ask Postgres, and say nothing of the bank.
    bankFiles: fileBank && { ...fileBank.files, ...watch('bank-files', { exchange: fileBank.files.exchange }) },
    bank: watch('bank-payout', provider('BANK_PAYOUT')),
    post: watch('post-office', provider('POST_OFFICE')),
    incoming: {
      terminal: watch('terminal', provider('TERMINAL')),
      wallet: watch('wallet', provider('WALLET')),
      bankTransfer: watch('bank-transfer', provider('BANK_TRANSFER')),
    },
    incomingDetails: makeIncomingDetails(moneyDb, people.vault),
    eds: { ...watch('eds', eds), ...edsParts },
    edsSessions: postgresEdsSessions(pool, secrets),
    captcha: watch('captcha', provider('CAPTCHA')),
    push: watch('push', provider('PUSH')),
    printer: pdfkitPrinter(),
    statementReader: pdfStatementReader(),
    pictures: sharpPictures(),
    offerNumbers: postgresOfferNumbers(pool, lastOfferNumber),
    twoPersons: postgresTwoPersons(pool),
    cards: makeCards(moneyDb, secrets),
    destinations: makePayoutDestinations(moneyDb, secrets),
    intents: makePaymentIntents(moneyDb),
    officeNotes: makeOfficeNotes(moneyDb, secrets),
    contacts: makeContacts(moneyDb, secrets),
    feedback: makeFeedbackStore(moneyDb, secrets),
    behaviour: makeBehaviourStore(moneyDb),
    closingDays: makeClosedDays(moneyDb, pool),
  };
}
