import { makeSandboxIncoming, type SandboxIncoming } from '../sandbox-kit/incoming.ts';
import type { SandboxKit } from '../sandbox-kit/kit.ts';

/** The purpose is free text, ideally with the contract number. */
export const makeSandboxBankTransfer = (kit: SandboxKit): SandboxIncoming =>
  makeSandboxIncoming(kit, 'bank-transfer', true);
