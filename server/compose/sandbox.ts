import type { FastifyInstance } from 'fastify';
import { makeSandboxBankTransfer } from '../adapters/bank-transfer/sandbox.ts';
import { kiscPages } from '../adapters/biometry/pages.ts';
import { sandboxKisc } from '../adapters/biometry/sandbox.ts';
import { sandboxCardProcessors } from '../adapters/card-processor/all.ts';
import { challengePages } from '../adapters/card-processor/challenge.ts';
import { cardPages } from '../adapters/card-processor/pages.ts';
import { TEST_CARDS } from '../adapters/card-processor/test-cards.ts';
import { edsPages } from '../adapters/eds/pages.ts';
import { makeSandboxEds } from '../adapters/eds/sandbox.ts';
import { postPages } from '../adapters/post-office/pages.ts';
import { makeSandboxPost } from '../adapters/post-office/sandbox.ts';
import { FAULTS, SANDBOX_PROVIDERS, type SandboxProvider } from '../adapters/sandbox-kit/faults.ts';
import { incomingPages } from '../adapters/sandbox-kit/incoming-pages.ts';
import type { SandboxKit } from '../adapters/sandbox-kit/kit.ts';
import { SAMPLE_BANKS, SAMPLE_KINDS, sampleStatement } from '../adapters/statement/sample.ts';
import { makeSandboxTerminal } from '../adapters/terminal/sandbox.ts';
import { makeSandboxWallet } from '../adapters/wallet/sandbox.ts';
import type { ShellConfig } from '../api/deps.ts';
import { sandboxClockRoutes } from '../api/sandbox/clock.ts';
import { sandboxControlRoutes, sandboxControls } from '../api/sandbox/controls.ts';
import { incomingRoutes, incomingSection } from '../api/sandbox/incoming-money.ts';
import { officeButtonRoutes, officeSection } from '../api/sandbox/office-buttons.ts';
import { officeLoanButtonRoutes, officeLoanSection } from '../api/sandbox/office-loan-buttons.ts';
import { providerFaultRoutes } from '../api/sandbox/provider-faults.ts';
import { sandboxRoutes } from '../api/sandbox/routes.ts';
import { type SampleStatements, sampleStatementRoutes, sampleStatementSection } from '../api/sandbox/statements.ts';
import type { FaultyPort } from '../ports/faults.ts';
import type { PortName } from '../provider-settings.ts';
import type { SandboxClock } from '../use-cases/day/sandbox-clock.ts';
import type { Capabilities } from './capabilities.ts';
import type { Foundation } from './foundation.ts';
import type { Providers } from './providers.ts';

type Extension = (app: FastifyInstance) => void | Promise<void>;
type Pretended = (port: PortName) => boolean;

const INCOMING = ['terminal', 'wallet', 'bank-transfer'] as const;
/** The page offers only what a sandbox answers: a link or fault of a port on a real provider would do nothing. */
const STANDS_ON: Readonly<Record<FaultyPort | SandboxProvider, PortName>> = {
  'state-registry': 'STATE_REGISTRY',
  'credit-bureau': 'CREDIT_BUREAU',
  blacklist: 'BLACKLIST',
  'biometry-V1': 'BIOMETRY',
  'biometry-V2': 'BIOMETRY',
  'biometry-V3': 'BIOMETRY',
  sms: 'SMS',
  card: 'CARDS',
  payout: 'BANK_PAYOUT',
  post: 'POST_OFFICE',
  'processing-kz': 'CARDS',
  epay: 'CARDS',
  'freedom-pay': 'CARDS',
  'bank-payout': 'BANK_PAYOUT',
  'post-office': 'POST_OFFICE',
  terminal: 'TERMINAL',
  wallet: 'WALLET',
  'bank-transfer': 'BANK_TRANSFER',
  'egov-eds': 'EDS',
};

export function sandbox(
  base: Pick<Foundation, 'config' | 'faults' | 'people' | 'ids' | 'outbox' | 'clock'>,
  providers: Providers,
  can: Capabilities,
  shell: ShellConfig,
  moves: SandboxClock | undefined,
): Extension[] {
  const pretended = (port: PortName) => base.config.ports[port] === 'sandbox';
  const moneyFaults = moneyFaultsOf(providers, pretended);
  const faults = {
    ...base.faults,
    all: async () => (await base.faults.all()).filter(({ port }) => pretended(STANDS_ON[port])),
  };
  const office = { office: can.office, officeLoans: can.officeLoans, accounts: base.people.accounts, ids: base.ids };
  const testCards = pretended('CARDS') ? TEST_CARDS : [];
  const controls = moves && { moves, faults, moneyFaults, testCards };
  const incoming = {
    ...office,
    suspense: can.suspense,
    pages: INCOMING.filter((name) => pretended(STANDS_ON[name])),
  };
  const samples: SampleStatements = {
    kinds: SAMPLE_KINDS,
    banks: SAMPLE_BANKS,
    make: ({ kind, ...wish }) =>
      sampleStatement(providers.printer, { ...wish, kind: SAMPLE_KINDS.find((one) => one === kind) ?? 'GOOD' }),
    today: () => base.clock.today(),
  };
  const sections = [
    ...(controls ? sandboxControls(controls) : []),
    sampleStatementSection(samples),
    officeSection(office),
    incomingSection(incoming),
    officeLoanSection(office),
  ];
  return [
    // Registered first, so that its check against cross-site writes covers what follows.
    sandboxRoutes({ config: shell, outbox: base.outbox, clock: base.clock, sections }),
    officeButtonRoutes(office),
    incomingRoutes(incoming),
    officeLoanButtonRoutes(office),
    sampleStatementRoutes(samples),
    ...(controls ? [sandboxControlRoutes(controls), sandboxClockRoutes(controls)] : []),
    providerFaultRoutes(moneyFaults),
    ...pagesOf(pretended, providers.kit, base.faults),
  ];
}

/** Pages of the sandboxes that are in use. Their books are in the database, so a second instance is the same one. */
function pagesOf(pretended: Pretended, kit: SandboxKit, faults: Foundation['faults']): Extension[] {
  const cards = sandboxCardProcessors(kit);
  const pages: Partial<Record<PortName, Extension[]>> = {
    CARDS: [cardPages(cards), challengePages(cards)],
    POST_OFFICE: [postPages(makeSandboxPost(kit))],
    TERMINAL: [incomingPages(makeSandboxTerminal(kit))],
    WALLET: [incomingPages(makeSandboxWallet(kit))],
    BANK_TRANSFER: [incomingPages(makeSandboxBankTransfer(kit))],
    EDS: [edsPages(makeSandboxEds(kit))],
    BIOMETRY: [kiscPages(sandboxKisc(kit, faults))],
  };
  return (Object.keys(pages) as (keyof typeof pages)[]).flatMap((port) => (pretended(port) ? (pages[port] ?? []) : []));
}

/** By name as the sandbox page sends them. What stands on a real provider has no faults to choose. */
function moneyFaultsOf(providers: Providers, pretended: Pretended) {
  const used = SANDBOX_PROVIDERS.filter((one) => pretended(STANDS_ON[one]));
  return {
    names: FAULTS,
    providers: used,
    all: async () => (await providers.kit.faults.all()).filter(({ provider }) => used.includes(provider)),
    set: (provider: string, fault: string) =>
      providers.kit.faults.set(
        SANDBOX_PROVIDERS.find((one) => one === provider) ?? 'processing-kz',
        FAULTS.find((one) => one === fault) ?? 'NONE',
      ),
  };
}
