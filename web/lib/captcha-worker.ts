/** Works off the main thread. Answers null if time ran out. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha';
import type { Challenge } from 'altcha-lib/types';

const TIMEOUT_MS = 60_000;

self.onmessage = async (event: MessageEvent<Challenge>) => {
  const challenge = event.data;
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2') ? pbkdf2 : sha;
  self.postMessage(await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS }));
};
