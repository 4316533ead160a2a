import { makeSandboxIncoming, type SandboxIncoming } from '../sandbox-kit/incoming.ts';
import type { SandboxKit } from '../sandbox-kit/kit.ts';

/** Payment terminals: the payer types a contract number or a phone number. */
export const makeSandboxTerminal = (kit: SandboxKit): SandboxIncoming => makeSandboxIncoming(kit, 'terminal', false);
