/** What `npm run gateway -- check` asks a bridge for captchas: it solves the challenge as the pages of Nesie do. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey as sha } from 'altcha-lib/algorithms/sha';
import { OPERATIONS } from '../../schema/gateway/operations.ts';
import type { Finding } from './gateway-callbacks.ts';
import { complaint, type Got } from './gateway-words.ts';

type Send = (operation: 'challenge' | 'verify', data: object) => Promise<Got>;
const SOLVED_MS = 20_000;
const { challenge: CHALLENGE, verify: VERIFY } = OPERATIONS.captcha;

export async function* captchaFindings(send: Send): AsyncGenerator<Finding> {
  const verdict = async (token: string, action: string, wanted: 'PASSED' | 'FAILED', why: string) => {
    const got = await send('verify', { token, action });
    const status = (got.body as { status?: unknown } | undefined)?.status;
    return complaint(got, VERIFY.answer) ?? (status === wanted ? undefined : `it answered ${status}; ${why}`);
  };
  const tried = async (what: string, check: () => Promise<string | undefined>): Promise<Finding> => ({
    what,
    wrong: await check().catch((error: Error) => error.message),
  });
  yield tried('a made-up token fails', () => verdict(btoa('made up'), 'sign-in', 'FAILED', 'nobody solved anything'));
  const token = await solvedToken(send).catch(() => undefined);
  const unsolvable = 'the pages solve ALTCHA with PBKDF2 or SHA in 20 seconds, and could not solve this challenge';
  yield { what: 'its challenge is solved as the pages do', wrong: token === undefined ? unsolvable : undefined };
  if (token === undefined) return;
  yield tried('a solution fails for another action', () =>
    verdict(token, 'registration', 'FAILED', 'it was solved for sign-in'),
  );
  yield tried('a solution passes for its action', () => verdict(token, 'sign-in', 'PASSED', 'it was solved'));
}

async function solvedToken(send: Send): Promise<string | undefined> {
  const answer = CHALLENGE.answer.parse((await send('challenge', { action: 'sign-in' })).body);
  const challenge = answer.challenge as Parameters<typeof solveChallenge>[0]['challenge'];
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2') ? pbkdf2 : sha;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: SOLVED_MS });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
