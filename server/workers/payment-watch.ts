/** Card payments whose notice never came: the processor is asked, so that nothing is charged and forgotten; and whoever was in doubt hears of a failure. */
import type { PaymentDoubt } from '../use-cases/payment/payment-doubt.ts';

export type PaymentWatchDeps = {
  doubt: Pick<PaymentDoubt, 'askAll' | 'tellAll'>;
  log(line: { level: 'warn'; message: string; error: string }): void;
};

const EVERY_MS = 60_000;

export function startPaymentWatch({ doubt, log }: PaymentWatchDeps): () => Promise<void> {
  let running: Promise<void> | undefined;
  const warn = (message: string) => (error: unknown) => log({ level: 'warn', message, error: String(error) });
  const round = async () => {
    await doubt.askAll().catch(warn('asking after payments failed, tried again in a minute'));
    await doubt.tellAll().catch(warn('telling of failed payments failed, tried again in a minute'));
  };
  const timer = setInterval(() => {
    // One round at a time: a slow processor is not asked twice over.
    running ??= round().finally(() => {
      running = undefined;
    });
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
