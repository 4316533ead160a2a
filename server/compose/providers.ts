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
import { bankFilesOf } from './bank-files.ts';
import { BUILDERS } from './builders.ts';
import { cardProcessors } from './card-processors.ts';
import type { Foundation } from './foundation.ts';
import { watched } from './watched.ts';

export type Providers = ReturnType<typeof chooseProviders>;

type Base = Pick<
  Foundation,
  'config' | 'log' | 'pool' | 'sandboxDb' | 'moneyDb' | 'clock' | 'sms' | 'faults' | 'people' | 'providerFailures'
>;

export function chooseProviders(base: Base) {
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
  const face = (vendor: FaceVendorName) => watch('biometry', BUILDERS.BIOMETRY[ports.BIOMETRY](given)(vendor));
  const eds = BUILDERS.EDS[ports.EDS](given);
  const asked = eds.asked && {
    collector: watch('eds', eds.asked.collector),
    checker: watch('eds-check', eds.asked.checker),
  };
  const card = (one: CardProcessor) => watch(`card-processor:${one.name}`, one);
  const watchCards = ([first, ...others]: readonly [CardProcessor, ...CardProcessor[]]) =>
    [card(first), ...others.map(card)] as const;
  return {
    kit,
    registry: watch('state-registry', BUILDERS.STATE_REGISTRY[ports.STATE_REGISTRY](given)),
    bureau: watch('credit-bureau', BUILDERS.CREDIT_BUREAU[ports.CREDIT_BUREAU](given)),
    blacklist: watch('blacklist', BUILDERS.BLACKLIST[ports.BLACKLIST](given)),
    faces: { V1: face('V1'), V2: face('V2'), V3: face('V3') },
    faceSessions: postgresBiometrySessions(pool),
    processors: cardProcessors(watchCards(BUILDERS.CARDS[ports.CARDS](given))),
    bankFiles: fileBank && watch('bank-files', fileBank.files),
    bank: watch('bank-payout', BUILDERS.BANK_PAYOUT[ports.BANK_PAYOUT](given)),
    post: watch('post-office', BUILDERS.POST_OFFICE[ports.POST_OFFICE](given)),
    incoming: {
      terminal: watch('terminal', BUILDERS.TERMINAL[ports.TERMINAL](given)),
      wallet: watch('wallet', BUILDERS.WALLET[ports.WALLET](given)),
      bankTransfer: watch('bank-transfer', BUILDERS.BANK_TRANSFER[ports.BANK_TRANSFER](given)),
    },
    incomingDetails: makeIncomingDetails(moneyDb, people.vault),
    eds: { ...watch('eds', eds), ...(asked ? { asked } : {}) },
    edsSessions: postgresEdsSessions(pool, secrets),
    captcha: BUILDERS.CAPTCHA[ports.CAPTCHA](given),
    push: BUILDERS.PUSH[ports.PUSH](given),
    printer: pdfkitPrinter(),
    statementReader: pdfStatementReader(),
    pictures: sharpPictures(),
    offerNumbers: postgresOfferNumbers(pool),
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
