import type { SandboxKit } from '../sandbox-kit/kit.ts';
import { EPAY } from './dialects/epay.ts';
import { FREEDOM_PAY } from './dialects/freedom-pay.ts';
import { PROCESSING_KZ } from './dialects/processing-kz.ts';
import { makeSandboxCardProcessor } from './sandbox.ts';

export const sandboxCardProcessors = (kit: SandboxKit) =>
  [
    makeSandboxCardProcessor(kit, PROCESSING_KZ),
    makeSandboxCardProcessor(kit, EPAY),
    makeSandboxCardProcessor(kit, FREEDOM_PAY),
  ] as const;
