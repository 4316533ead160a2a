/** Only sandboxes exist so far; config.ts refuses them in production. */
import { makeSandboxBankPayout } from '../adapters/bank-payout/sandbox.ts';
import { makeSandboxBankTransfer } from '../adapters/bank-transfer/sandbox.ts';
import { sandboxFaceVendor } from '../adapters/biometry/sandbox.ts';
import { postgresBiometrySessions } from '../adapters/biometry-sessions/postgres.ts';
import { sandboxBlacklist } from '../adapters/blacklist/sandbox.ts';
import { altchaCaptcha } from '../adapters/captcha/altcha.ts';
import { sandboxCaptcha } from '../adapters/captcha/sandbox.ts';
import { makeSandboxCardProcessor } from '../adapters/card-processor/sandbox.ts';
import { sandboxCreditBureau } from '../adapters/credit-bureau/sandbox.ts';
import { makeSandboxEds } from '../adapters/eds/sandbox.ts';
import { postgresEdsSessions } from '../adapters/eds-sessions/postgres.ts';
import { postgresOfferNumbers } from '../adapters/offer-numbers/postgres.ts';
import { sandboxOutbox } from '../adapters/outbox/sandbox.ts';
import { pdfkitPrinter } from '../adapters/pdf/pdfkit.ts';
import { sharpPictures } from '../adapters/picture/sharp.ts';
import { makeSandboxPost } from '../adapters/post-office/sandbox.ts';
import { sandboxPush } from '../adapters/push/sandbox.ts';
import { webPushService } from '../adapters/push/web-push.ts';
import { makeSandboxKit } from '../adapters/sandbox-kit/kit.ts';
import { sandboxStateRegistry } from '../adapters/state-registry/sandbox.ts';
import { pdfStatementReader } from '../adapters/statement/reader.ts';
import { makeSandboxTerminal } from '../adapters/terminal/sandbox.ts';
import { postgresTwoPersons } from '../adapters/two-persons/postgres.ts';
import { makeSandboxWallet } from '../adapters/wallet/sandbox.ts';
import { makeBehaviourStore } from '../people/behaviour.ts';
import { makeCards } from '../people/cards.ts';
import { makeClosedDays } from '../people/closed-days.ts';
import { makeFeedbackStore } from '../people/feedback.ts';
import { makeIncomingDetails } from '../people/incoming-details.ts';
import { makeOfficeNotes } from '../people/office-notes.ts';
import { makePaymentIntents } from '../people/payment-intents.ts';
import { makePayoutDestinations } from '../people/payout-destinations.ts';
import { personSecrets } from '../people/secrets.ts';
import type { Foundation } from './foundation.ts';
import { watched } from './watched.ts';

export type Providers = ReturnType<typeof chooseProviders>;

type Base = Pick<
  Foundation,
  'config' | 'log' | 'pool' | 'sandboxDb' | 'moneyDb' | 'clock' | 'sms' | 'faults' | 'people' | 'providerFailures'
>;

export function chooseProviders(base: Base) {
  const { config, faults, people, pool, moneyDb } = base;
  const kit = makeSandboxKit({
    db: base.sandboxDb,
    config: { publicUrl: config.publicUrl, secret: config.secrets.CALLBACK_KEY.toString('base64') },
    clock: base.clock,
    sms: base.sms,
  });
  const secrets = personSecrets(people);
  const watch = <P extends object>(name: string, provider: P): P =>
    watched(name, provider, base.log, base.providerFailures);
  return {
    kit,
    registry: watch('state-registry', sandboxStateRegistry(faults)),
    bureau: watch('credit-bureau', sandboxCreditBureau(faults)),
    blacklist: watch('blacklist', sandboxBlacklist(faults)),
    faces: {
      V1: watch('biometry', sandboxFaceVendor('V1', faults)),
      V2: watch('biometry', sandboxFaceVendor('V2', faults)),
      V3: watch('biometry', sandboxFaceVendor('V3', faults)),
    },
    faceSessions: postgresBiometrySessions(pool),
    processor: watch('card-processor', makeSandboxCardProcessor(kit)),
    bank: watch('bank-payout', makeSandboxBankPayout(kit)),
    post: watch('post-office', makeSandboxPost(kit)),
    incoming: {
      terminal: watch('terminal', makeSandboxTerminal(kit)),
      wallet: watch('wallet', makeSandboxWallet(kit)),
      bankTransfer: watch('bank-transfer', makeSandboxBankTransfer(kit)),
    },
    incomingDetails: makeIncomingDetails(moneyDb, people.vault),
    eds: watch('eds', makeSandboxEds(kit)),
    edsSessions: postgresEdsSessions(pool),
    captcha:
      config.ports.CAPTCHA === 'altcha'
        ? altchaCaptcha(config.secrets.CAPTCHA_KEY.toString('base64'), people.limits)
        : sandboxCaptcha,
    push: pushOf(base),
    printer: pdfkitPrinter(),
    statementReader: pdfStatementReader(),
    pictures: sharpPictures(),
    offerNumbers: postgresOfferNumbers(pool),
    twoPersons: postgresTwoPersons(pool),
    cards: makeCards(moneyDb, secrets),
    destinations: makePayoutDestinations(moneyDb, secrets),
    intents: makePaymentIntents(moneyDb),
    officeNotes: makeOfficeNotes(moneyDb, secrets),
    feedback: makeFeedbackStore(moneyDb, secrets),
    behaviour: makeBehaviourStore(moneyDb),
    closingDays: makeClosedDays(moneyDb, pool),
  };
}

function pushOf({ config, log, pool }: Base) {
  const { PUSH_KEY: secret } = config.secrets;
  if (config.ports.PUSH !== 'web-push') return sandboxPush(sandboxOutbox(pool), secret);
  const warn = (status: number) => log.warn({ status }, 'a push service did not take a message');
  return webPushService({ secret, publicUrl: config.publicUrl, warn });
}
