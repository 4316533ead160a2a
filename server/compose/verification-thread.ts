/** Starts the thread that verifies the whole log (D0130). */
import { Worker } from 'node:worker_threads';
import { anchorKey } from '../adapters/ledger/anchor-key.ts';
import type { Config } from '../config.ts';
import { copiedLog } from '../copied-log.ts';
import type { LogVerifier, VerificationProgress } from '../ports/log-verification.ts';

export type VerificationJob = {
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  readonly laggingUrl: string | undefined;
  readonly dataDir: string;
  readonly ownKeys: readonly string[];
  readonly timestampRoots: string | undefined;
};
export type VerificationSaid =
  | { readonly progress: VerificationProgress }
  | { readonly ended: Awaited<ReturnType<LogVerifier['verify']>> };

export const verificationThread = (config: Config): LogVerifier => ({
  verify: (onProgress) =>
    new Promise((resolve, reject) => {
      const job: VerificationJob = {
        databaseUrl: config.databaseUrl,
        eventStoreUrl: config.eventStoreUrl,
        laggingUrl: config.laggingEventStoreUrl,
        dataDir: config.dataDir,
        ownKeys:
          copiedLog(config.dataDir)?.keys ??
          config.keys.ANCHOR_KEY.all().map(({ bytes }) => anchorKey(bytes).publicKey),
        timestampRoots: config.timestamps?.rootsFile,
      };
      // The thread checks signatures and needs no secret.
      const worker = new Worker(new URL('../cli/verify-thread.ts', import.meta.url), { workerData: job, env: {} });
      worker.unref();
      worker.on('message', (said: VerificationSaid) => {
        if ('progress' in said) onProgress(said.progress);
        else resolve(said.ended);
      });
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the thread ended with ${code}`)));
    }),
});
