/** Starts the thread that verifies the whole log (D0130). */
import { Worker } from 'node:worker_threads';
import { anchorKey } from '../adapters/ledger/anchor-key.ts';
import { type CodeKey, codeKeyOf } from '../adapters/ledger/event-code.ts';
import type { Config } from '../config.ts';
import { copiedLog } from '../copied-log.ts';
import type { KeyRing } from '../ports/key-ring.ts';
import type { LogVerifier, VerificationProgress } from '../ports/log-verification.ts';

export type VerificationJob = {
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  readonly laggingUrl: string | undefined;
  readonly dataDir: string;
  readonly ownKeys: readonly string[];
  readonly codeKeys: readonly CodeKey[];
  readonly peopleSeeds: Record<'master' | 'index', readonly Uint8Array[]>;
  readonly timestampRoots: string | undefined;
};
export type VerificationSaid =
  | { readonly progress: VerificationProgress }
  | { readonly ended: Awaited<ReturnType<LogVerifier['verify']>> };

export const verificationThread = (config: Config): LogVerifier => ({
  verify: (onProgress) =>
    new Promise((resolve, reject) => {
      const copied = copiedLog(config.dataDir);
      const keys = config.keys.ANCHOR_KEY.all();
      const seedsOf = (ring: KeyRing) => ring.all().map(({ bytes }) => bytes);
      const job: VerificationJob = {
        databaseUrl: config.databaseUrl,
        eventStoreUrl: config.eventStoreUrl,
        laggingUrl: config.laggingEventStoreUrl,
        dataDir: config.dataDir,
        ownKeys: copied?.keys ?? keys.map(({ bytes }) => anchorKey(bytes).publicKey),
        codeKeys: copied ? [] : keys.map(codeKeyOf),
        peopleSeeds: { master: seedsOf(config.keys.PEOPLE_MASTER_KEY), index: seedsOf(config.keys.PEOPLE_INDEX_KEY) },
        timestampRoots: config.timestamps?.rootsFile,
      };
      // The thread checks signatures and codes and opens persons: it can sign nothing.
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
