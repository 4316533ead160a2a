import { makeSandboxIncoming, type SandboxIncoming } from '../sandbox-kit/incoming.ts';
import type { SandboxKit } from '../sandbox-kit/kit.ts';

export const makeSandboxWallet = (kit: SandboxKit): SandboxIncoming => makeSandboxIncoming(kit, 'wallet', false);
