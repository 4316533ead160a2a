import { makeSandboxIncoming, type SandboxIncoming } from '../sandbox-kit/incoming.ts';
import type { SandboxKit } from '../sandbox-kit/kit.ts';

export const makeSandboxTerminal = (kit: SandboxKit): SandboxIncoming => makeSandboxIncoming(kit, 'terminal', false);
