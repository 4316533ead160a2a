import { makeSandboxIncoming, type SandboxIncoming } from '../sandbox-kit/incoming.ts';
import type { SandboxKit } from '../sandbox-kit/kit.ts';

/** An e-wallet's application: pays by the number of the contract or the phone. */
export const makeSandboxWallet = (kit: SandboxKit): SandboxIncoming => makeSandboxIncoming(kit, 'wallet', false);
