/** The adapter of each choice in server/provider-settings.ts: a port or provider left out does not compile. */
import type pg from 'pg';
import type { Logger } from 'pino';
import type { FaceVendorName } from '../../schema/reference/face-vendors.ts';
import { PUSH } from '../../schema/reference/push.ts';
import { instant } from '../../schema/values/local-date.ts';
import type { FileBank } from '../adapters/bank-files/bank.ts';
import { makeSandboxBankPayout } from '../adapters/bank-payout/sandbox.ts';
import { makeSandboxBankTransfer } from '../adapters/bank-transfer/sandbox.ts';
import { sandboxFaceVendor, sandboxKisc } from '../adapters/biometry/sandbox.ts';
import { verigramFace } from '../adapters/biometry/verigram/face.ts';
import { postgresFlows } from '../adapters/biometry/verigram/flows.ts';
import { afmBlacklist } from '../adapters/blacklist/afm.ts';
import { sandboxBlacklist } from '../adapters/blacklist/sandbox.ts';
import { altchaCaptcha } from '../adapters/captcha/altcha.ts';
import { sandboxCaptcha } from '../adapters/captcha/sandbox.ts';
import { sandboxCardProcessors } from '../adapters/card-processor/all.ts';
import { postgresBureauAnswers } from '../adapters/credit-bureau/fcb/answers.ts';
import { fcbBureau } from '../adapters/credit-bureau/fcb/bureau.ts';
import { sandboxCreditBureau } from '../adapters/credit-bureau/sandbox.ts';
import { ncanodeChecker } from '../adapters/eds/ncanode.ts';
import { makeSandboxEds } from '../adapters/eds/sandbox.ts';
import { sigexEds } from '../adapters/eds/sigex.ts';
import { gatewayCaptcha } from '../adapters/gateway/captcha.ts';
import { gatewayCards } from '../adapters/gateway/cards.ts';
import { gatewayBlacklist, gatewayBureau, gatewayFace, gatewayRegistry } from '../adapters/gateway/checks.ts';
import { type Bridge, bridgeOf } from '../adapters/gateway/client.ts';
import { gatewayEds } from '../adapters/gateway/eds.ts';
import { gatewayIncoming } from '../adapters/gateway/incoming.ts';
import { gatewayMail, gatewaySms } from '../adapters/gateway/messages.ts';
import { gatewayBank, gatewayPost } from '../adapters/gateway/payouts.ts';
import { gatewayPush } from '../adapters/gateway/push.ts';
import { sandboxMail } from '../adapters/mail/sandbox.ts';
import { smtpMail } from '../adapters/mail/smtp.ts';
import { sandboxOutbox } from '../adapters/outbox/sandbox.ts';
import { makeSandboxPost } from '../adapters/post-office/sandbox.ts';
import { sandboxPush } from '../adapters/push/sandbox.ts';
import { ofServices } from '../adapters/push/services.ts';
import { webPushService } from '../adapters/push/web-push.ts';
import type { SandboxKit } from '../adapters/sandbox-kit/kit.ts';
import { mobizonSms } from '../adapters/sms/mobizon.ts';
import { postgresNumbers } from '../adapters/sms/numbers.ts';
import { sandboxSms } from '../adapters/sms/sandbox.ts';
import { smscSms } from '../adapters/sms/smsc.ts';
import { gbdRegistry } from '../adapters/state-registry/gbd.ts';
import { sandboxStateRegistry } from '../adapters/state-registry/sandbox.ts';
import { makeSandboxTerminal } from '../adapters/terminal/sandbox.ts';
import { makeSandboxWallet } from '../adapters/wallet/sandbox.ts';
import type { Config } from '../config.ts';
import type { BankPayout } from '../ports/bank-payout.ts';
import type { FaceVendor } from '../ports/biometry.ts';
import type { Blacklist } from '../ports/blacklist.ts';
import type { Captcha } from '../ports/captcha.ts';
import type { CardProcessor } from '../ports/card-processor.ts';
import type { CreditBureau } from '../ports/credit-bureau.ts';
import type { Eds } from '../ports/eds.ts';
import type { Faults } from '../ports/faults.ts';
import type { IncomingProvider } from '../ports/incoming-provider.ts';
import type { Limits } from '../ports/limits.ts';
import type { Mail } from '../ports/mail.ts';
import type { Outbox } from '../ports/outbox.ts';
import type { PostPayout } from '../ports/post-office.ts';
import type { Push } from '../ports/push.ts';
import type { Sms } from '../ports/sms.ts';
import type { StateRegistry } from '../ports/state-registry.ts';
import type { PortName, Vendor } from '../provider-settings.ts';
import { realCardProcessors } from './card-processors.ts';

type Ports = {
  SMS: Sms;
  MAIL: Mail;
  PUSH: Push;
  CAPTCHA: Captcha;
  STATE_REGISTRY: StateRegistry;
  CREDIT_BUREAU: CreditBureau;
  BLACKLIST: Blacklist;
  BIOMETRY: (vendor: FaceVendorName) => FaceVendor;
  CARDS: readonly [CardProcessor, ...CardProcessor[]];
  BANK_PAYOUT: BankPayout;
  POST_OFFICE: PostPayout;
  TERMINAL: IncomingProvider;
  WALLET: IncomingProvider;
  BANK_TRANSFER: IncomingProvider;
  EDS: Eds;
};

type Given = { config: Config; log: Pick<Logger, 'warn'> };
type Messengers = Given & { pool: pg.Pool; outbox: Outbox; faults: Faults };
type Others = Given & {
  pool: pg.Pool;
  faults: Faults;
  limits: Limits;
  kit: SandboxKit;
  fileBank: FileBank | undefined;
};
type Messenger = 'SMS' | 'MAIL';
export type OtherPort = Exclude<PortName, Messenger>;
/** `Ports` names every port, so the table does too. */
type BuildersOf<N extends PortName, G> = { [P in N]: { [V in Vendor<P>]: (given: G) => Ports[P] } };
export type OtherBuilders = BuildersOf<OtherPort, Others>;
type Builders = BuildersOf<Messenger, Messengers> & OtherBuilders;

const bridge = <P extends BridgedPort>(name: BridgedName<P>, port: P, { config, log }: Given): Bridge<P> =>
  bridgeOf(port, {
    url: config.gateway.urls[name] ?? '',
    keys: config.gateway.keys,
    now: () => instant(new Date()),
    warn: (facts) => log.warn(facts, 'the gateway did not answer as agreed'),
  });

type BridgedPort = Parameters<typeof bridgeOf>[0];
type BridgedName<P extends string> = { [N in PortName]: WireName<N> extends P ? N : never }[PortName];
type WireName<N extends string> = N extends `${infer A}_${infer B}` ? `${Lowercase<A>}-${WireName<B>}` : Lowercase<N>;

const AFM_ODD = 'the lists of the financial monitoring agency are not as they should be';
const NO_VERDICT = 'a face check has no verdict';
const NOT_SIGNED = 'an electronic signature did not come about';
const NOT_TOLD = 'a register of the state or a bureau gave no answer';
const NOT_TAKEN = 'a message was not taken';
const checkerAt = (url: string, { log }: Pick<Given, 'log'>) =>
  ncanodeChecker({
    url,
    now: () => new Date(),
    warn: (reason) => log.warn({ provider: 'ncanode', reason }, NOT_SIGNED),
  });
/** server/provider-settings.ts has read the settings of every provider that is chosen. */
function needed<T>(settings: T | undefined): T {
  if (settings === undefined) throw new Error('a chosen provider has no settings');
  return settings;
}

export const BUILDERS: Builders = {
  SMS: {
    sandbox: ({ outbox, faults }) => sandboxSms(outbox, faults),
    gateway: (given) => gatewaySms(bridge('SMS', 'sms', given)),
    smsc: ({ config, log, pool }) =>
      smscSms(needed(config.sms), (facts) => log.warn(facts, NOT_TAKEN), postgresNumbers(pool, 'smsc')),
    mobizon: ({ config, log, pool }) =>
      mobizonSms(needed(config.sms), (facts) => log.warn(facts, NOT_TAKEN), postgresNumbers(pool, 'mobizon')),
  },
  MAIL: {
    sandbox: ({ outbox }) => sandboxMail(outbox),
    gateway: (given) => gatewayMail(bridge('MAIL', 'mail', given)),
    smtp: ({ config, log }) => smtpMail(needed(config.smtp), (facts) => log.warn(facts, NOT_TAKEN)),
  },
  PUSH: {
    sandbox: ({ pool, config }) => sandboxPush(sandboxOutbox(pool), config.keys.PUSH_KEY),
    gateway: (given) =>
      gatewayPush(bridge('PUSH', 'push', given), {
        key: needed(given.config.gatewayPushKey),
        accepts: ofServices(PUSH.services),
      }),
    'web-push': ({ config: { publicUrl, keys }, log }) => {
      const warn = (status: number) => log.warn({ status }, 'a push service did not take a message');
      return webPushService({ keys: keys.PUSH_KEY, publicUrl, warn });
    },
  },
  CAPTCHA: {
    sandbox: () => sandboxCaptcha,
    gateway: (given) => gatewayCaptcha(bridge('CAPTCHA', 'captcha', given), given.limits),
    altcha: ({ config, limits }) => altchaCaptcha(config.keys.CAPTCHA_KEY, limits),
  },
  STATE_REGISTRY: {
    sandbox: ({ faults }) => sandboxStateRegistry(faults),
    gateway: (given) => gatewayRegistry(bridge('STATE_REGISTRY', 'state-registry', given)),
    gbd: ({ config, log }) =>
      gbdRegistry({ ...needed(config.gbd), warn: (reason) => log.warn({ provider: 'gbd', reason }, NOT_TOLD) }),
  },
  CREDIT_BUREAU: {
    sandbox: ({ faults }) => sandboxCreditBureau(faults),
    gateway: (given) => gatewayBureau(bridge('CREDIT_BUREAU', 'credit-bureau', given)),
    fcb: ({ config, log, pool }) => {
      const warn = (reason: string) => log.warn({ provider: 'fcb', reason }, NOT_TOLD);
      return fcbBureau({ ...needed(config.fcb), warn }, postgresBureauAnswers(pool));
    },
  },
  BLACKLIST: {
    sandbox: ({ faults }) => sandboxBlacklist(faults),
    gateway: (given) => gatewayBlacklist(bridge('BLACKLIST', 'blacklist', given)),
    afm: ({ config, pool, log }) =>
      afmBlacklist(pool, {
        ...needed(config.afm),
        now: () => new Date(),
        warn: (reason) => log.warn({ reason }, AFM_ODD),
      }),
  },
  BIOMETRY: {
    sandbox:
      ({ faults, kit }) =>
      (vendor) =>
        vendor === 'V3' ? sandboxKisc(kit, faults) : sandboxFaceVendor(vendor, faults),
    gateway: (given) => {
      const asked = bridge('BIOMETRY', 'biometry', given);
      return (vendor) => gatewayFace(asked, vendor, given.config.gatewayFacePages);
    },
    // One vendor in the place of all three: which of them has its turn makes no difference.
    verigram: ({ config, pool, log }) => {
      const warn = (reason: string) => log.warn({ provider: 'verigram', reason }, NO_VERDICT);
      const face = verigramFace({ ...needed(config.verigram), now: () => new Date(), warn }, postgresFlows(pool));
      return () => face;
    },
  },
  CARDS: {
    sandbox: ({ kit }) => sandboxCardProcessors(kit),
    gateway: (given) => [gatewayCards(bridge('CARDS', 'cards', given))],
    'freedom-pay': (given) => realCardProcessors('freedom-pay', given),
    epay: (given) => realCardProcessors('epay', given),
  },
  BANK_PAYOUT: {
    sandbox: ({ kit }) => makeSandboxBankPayout(kit),
    gateway: (given) => gatewayBank(bridge('BANK_PAYOUT', 'bank-payout', given)),
    files: ({ fileBank }) => needed(fileBank).payout,
  },
  POST_OFFICE: {
    sandbox: ({ kit }) => makeSandboxPost(kit),
    gateway: (given) => gatewayPost(bridge('POST_OFFICE', 'post-office', given)),
  },
  TERMINAL: {
    sandbox: ({ kit }) => makeSandboxTerminal(kit),
    gateway: (given) => gatewayIncoming(bridge('TERMINAL', 'terminal', given), false),
  },
  WALLET: {
    sandbox: ({ kit }) => makeSandboxWallet(kit),
    gateway: (given) => gatewayIncoming(bridge('WALLET', 'wallet', given), false),
  },
  BANK_TRANSFER: {
    sandbox: ({ kit }) => makeSandboxBankTransfer(kit),
    gateway: (given) => gatewayIncoming(bridge('BANK_TRANSFER', 'bank-transfer', given), true),
    files: ({ fileBank }) => needed(fileBank).incoming,
  },
  EDS: {
    sandbox: ({ kit }) => makeSandboxEds(kit),
    gateway: (given) => {
      const { edsNcanodeUrl: url } = given.config;
      return gatewayEds(bridge('EDS', 'eds', given), url === undefined ? undefined : checkerAt(url, given));
    },
    sigex: ({ config, log }) => {
      const { sigexUrl, ncanodeUrl } = needed(config.eds);
      const warn = (reason: string) => log.warn({ provider: 'sigex', reason }, NOT_SIGNED);
      return sigexEds({ url: sigexUrl, checker: checkerAt(ncanodeUrl, { log }), warn });
    },
  },
};
