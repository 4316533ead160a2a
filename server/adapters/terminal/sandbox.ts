import { makeSandboxIncoming, type SandboxIncoming } from '../sandbox-kit/incoming.ts';
import type { SandboxKit } from '../sandbox-kit/kit.ts';

/** Payment terminals: the payer types the number of his contract or his phone. */
export const makeSandboxTerminal = (kit: SandboxKit): SandboxIncoming => makeSandboxIncoming(kit, 'terminal', false);
