import { makeSandboxBankTransfer } from '../../server/adapters/bank-transfer/sandbox.ts';
import type { SandboxIncoming } from '../../server/adapters/sandbox-kit/incoming.ts';
import { makeSandboxTerminal } from '../../server/adapters/terminal/sandbox.ts';
import { makeSandboxWallet } from '../../server/adapters/wallet/sandbox.ts';
import { type IncomingSubject, incomingContract } from './incoming-provider.contract.ts';

const subject = (provider: SandboxIncoming): IncomingSubject => ({
  provider,
  payIn: async (text, amount) => (await provider.pay(text, amount)).externalId,
  reverse: provider.reverse,
});

incomingContract('the sandbox terminal', ({ kit }) => subject(makeSandboxTerminal(kit)));
incomingContract('the sandbox wallet', ({ kit }) => subject(makeSandboxWallet(kit)));
incomingContract('the sandbox bank transfer', ({ kit }) => subject(makeSandboxBankTransfer(kit)));
