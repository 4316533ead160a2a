import { makeSandboxBankTransfer } from '../../server/adapters/bank-transfer/sandbox.ts';
import type { SandboxIncoming } from '../../server/adapters/sandbox-kit/incoming.ts';
import { makeSandboxTerminal } from '../../server/adapters/terminal/sandbox.ts';
import { makeSandboxWallet } from '../../server/adapters/wallet/sandbox.ts';
import { sandboxLine } from '../support/provider-bench.ts';
import { type IncomingSubject, incomingContract } from './incoming-provider.contract.ts';

const subject = (provider: SandboxIncoming): Omit<IncomingSubject, 'line'> & { provider: SandboxIncoming } => ({
  provider,
  payIn: async (text, amount) => (await provider.pay(text, amount)).externalId,
  reverse: provider.reverse,
});

incomingContract('the sandbox terminal', () => sandboxLine((kit) => subject(makeSandboxTerminal(kit))));
incomingContract('the sandbox wallet', () => sandboxLine((kit) => subject(makeSandboxWallet(kit))));
incomingContract('the sandbox bank transfer', () => sandboxLine((kit) => subject(makeSandboxBankTransfer(kit))));
