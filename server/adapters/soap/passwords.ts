/** A password that is changed at the provider on some day: the one that was taken last is sent first (R711). */
import { ProviderUnavailable } from '../../ports/provider.ts';
import { LoginRefused, SoapFault, throwFault } from './call.ts';

type Ask<T> = (password: string) => Promise<T>;

/** `given`: the present one and, while it is changed, the one before. */
export function withPasswords(given: readonly string[], warn: (reason: string) => void) {
  let first = 0;
  return async <T>(ask: Ask<T>): Promise<T> => {
    for (let turn = 0; turn < given.length; turn += 1) {
      const at = (first + turn) % given.length;
      try {
        const answer = await ask(given[at] ?? '');
        first = at;
        return answer;
      } catch (error) {
        if (error instanceof SoapFault) throwFault(error);
        if (!(error instanceof LoginRefused)) throw error;
      }
    }
    warn('the login was refused');
    throw new ProviderUnavailable('the login was refused');
  };
}
