import { makeSandboxIncoming, type SandboxIncoming } from '../sandbox-kit/incoming.ts';
import type { SandboxKit } from '../sandbox-kit/kit.ts';

/** Transfers to our account: the purpose is free text, with the number of the contract if the payer thought of it. */
export const makeSandboxBankTransfer = (kit: SandboxKit): SandboxIncoming =>
  makeSandboxIncoming(kit, 'bank-transfer', true);
