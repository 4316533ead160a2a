/** Every failure of a provider leaves one log line: the provider, the call, the request or workflow; never the data. */
import { doing } from '../api/http/doing.ts';
import { ProviderGarbage, ProviderUnavailable } from '../ports/provider.ts';
import type { ProviderTrouble } from '../ports/provider-trouble.ts';
import { inSpan } from '../use-cases/kernel/span.ts';

type Log = { warn(facts: object, message: string): void };
/** `ended` is told of each call: what came of it, and after how many seconds. */
export type ProviderFailures = {
  count: number;
  ended?: (provider: string, call: string, outcome: string, seconds: number) => void;
  trouble?: Pick<ProviderTrouble, 'failed' | 'answered'>;
};

/** Ports report a missing answer by these, without a throw. */
const NO_ANSWER = ['UNKNOWN', 'UNAVAILABLE', 'not-sent', 'registry-down'];

function failureOf(answer: unknown): string | undefined {
  const said = typeof answer === 'object' && answer !== null ? Object.values(pick(answer)) : [answer];
  return NO_ANSWER.find((words) => said.includes(words));
}
const pick = (answer: object): object => ({
  state: 'state' in answer ? answer.state : undefined,
  kind: 'kind' in answer ? answer.kind : undefined,
});

/** Not a notice, which comes from whoever calls us, nor what an adapter answers itself. */
const isHeard = (provider: object, call: string): boolean =>
  call !== 'readCallback' &&
  !('answersItself' in provider && Array.isArray(provider.answersItself) && provider.answersItself.includes(call));

const nameOf = (error: unknown): string =>
  error instanceof ProviderUnavailable || error instanceof ProviderGarbage ? error.name : 'unforeseen';

export function watched<P extends object>(name: string, provider: P, log: Log, failures: ProviderFailures): P {
  const tell = (call: string, failure: string, error?: unknown) => {
    failures.count += 1;
    failures.trouble?.failed(name, (error instanceof ProviderUnavailable && error.words) || failure);
    const { requestId, operation, actorId } = doing() ?? {};
    const err = failure === 'unforeseen' ? { err: error } : {};
    log.warn({ provider: name, call, failure, requestId, operation, actorId, ...err }, 'a provider failed');
  };
  const watch = async (call: string, answer: Promise<unknown>): Promise<unknown> => {
    const started = performance.now();
    const ended = (outcome: string) => failures.ended?.(name, call, outcome, (performance.now() - started) / 1_000);
    try {
      const answered = await answer;
      const failure = failureOf(answered);
      if (failure) tell(call, failure);
      else if (isHeard(provider, call)) failures.trouble?.answered(name);
      ended(failure ?? 'answered');
      return answered;
    } catch (error) {
      tell(call, nameOf(error), error);
      ended(nameOf(error));
      throw error;
    }
  };
  return new Proxy(provider, {
    get(target, property, receiver) {
      const value: unknown = Reflect.get(target, property, receiver);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const answer: unknown = Reflect.apply(value, target, args);
        if (!(answer instanceof Promise)) return answer;
        return inSpan(
          `provider ${name} ${String(property)}`,
          () => ({}),
          () => watch(String(property), answer),
        );
      };
    },
  });
}
