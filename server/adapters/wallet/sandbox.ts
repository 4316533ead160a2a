import { makeSandboxIncoming, type SandboxIncoming } from '../sandbox-kit/incoming.ts';
import type { SandboxKit } from '../sandbox-kit/kit.ts';

/** An e-wallet: the payer types a contract number or a phone number. */
export const makeSandboxWallet = (kit: SandboxKit): SandboxIncoming => makeSandboxIncoming(kit, 'wallet', false);
