/** Card payments whose notice never came: the processor is asked, so that nothing is charged and forgotten. */
import { type Instant, instant } from '../../schema/values/local-date.ts';
import type { PaymentIntents } from '../ports/payment-intents.ts';
import type { PaymentUseCases } from '../use-cases/payment.ts';

export type PaymentWatchDeps = {
  intents: Pick<PaymentIntents, 'openedBetween'>;
  payments: Pick<PaymentUseCases, 'find'>;
  clock: { now(): Instant };
  log(line: { level: 'warn'; message: string; error: string }): void;
};

const EVERY_MS = 60_000;
const FROM_MS = 3 * 86_400_000;
const TO_MS = 60_000;
const AT_ONCE = 200;

export function startPaymentWatch(deps: PaymentWatchDeps): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = watchOnce(deps).catch((error: unknown) =>
      deps.log({
        level: 'warn',
        message: 'asking after payments failed, tried again in a minute',
        error: String(error),
      }),
    );
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** One round; `find` asks the processor itself where the payment still waits. */
export async function watchOnce({ intents, payments, clock }: PaymentWatchDeps): Promise<void> {
  const before = (ms: number) => instant(new Date(Date.parse(clock.now()) - ms));
  for (const { id, borrowerId } of await intents.openedBetween(before(FROM_MS), before(TO_MS), AT_ONCE)) {
    await payments.find(borrowerId, id);
  }
}
