import { describe, expect, it } from 'vitest';
import { answerOf, settles } from '../../web/lib/call-outcome.ts';

const refusal = (code: string) => ({ errors: [{ extensions: { code } }] });

describe('the outcome of a call', () => {
  it('only a complete answer counts as data', () => {
    expect(answerOf(200, { data: { a: 1 } })).toEqual({ kind: 'done', data: { a: 1 } });
    expect(answerOf(200, { data: { a: null }, errors: [{}] }).kind).toBe('unavailable');
    expect(answerOf(200, undefined).kind).toBe('unavailable');
    expect(answerOf(502, '<html>').kind).toBe('unavailable');
  });

  it('a refusal is known by its code or its status', () => {
    expect(answerOf(200, refusal('UNAUTHENTICATED')).kind).toBe('unauthenticated');
    expect(answerOf(401, undefined).kind).toBe('unauthenticated');
    expect(answerOf(403, refusal('FORBIDDEN')).kind).toBe('forbidden');
    expect(answerOf(409, refusal('IDEMPOTENCY_IN_FLIGHT')).kind).toBe('running');
    expect(answerOf(422, refusal('IDEMPOTENCY_OTHER_BODY')).kind).toBe('conflict');
    const text = 'Слишком много попыток. Повторите через 3 мин';
    for (const body of [{ errors: [{ message: text }] }, { code: 429, message: text }])
      expect(answerOf(429, body)).toEqual({ kind: 'limited', text });
    expect(answerOf(429, '<html>')).toEqual({ kind: 'limited' });
    expect(answerOf(400, refusal('BAD_USER_INPUT')).kind).toBe('invalid');
    expect(answerOf(503, refusal('TRY_LATER')).kind).toBe('unavailable');
  });

  it('an outage says whether the request may have been carried out', () => {
    const stored = (status: number, code: string) => {
      const outcome = answerOf(status, refusal(code));
      return outcome.kind === 'unavailable' ? outcome.stored : outcome.kind;
    };
    expect(stored(503, 'SERVICE_UNAVAILABLE')).toBe('nothing');
    expect(stored(200, 'SERVICE_UNAVAILABLE')).toBe('nothing');
    expect(stored(507, 'STORAGE_FULL')).toBe('nothing');
    expect(stored(503, 'OUTCOME_UNKNOWN')).toBe('unknown');
    expect(stored(500, 'INTERNAL_SERVER_ERROR')).toBe('unknown');
  });

  it('a submission keeps its key until the answer is final', () => {
    expect(settles({ kind: 'done', data: {} })).toBe(true);
    expect(settles({ kind: 'conflict' })).toBe(true);
    expect(settles({ kind: 'offline' })).toBe(false);
    expect(settles({ kind: 'running' })).toBe(false);
    expect(settles({ kind: 'unavailable', status: 502, stored: 'unknown' })).toBe(false);
  });
});
