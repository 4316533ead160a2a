/** Faults of the sandbox providers, switched on the /sandbox page; production has none. */
export const FAULTY_PORTS = [
  'state-registry',
  'credit-bureau',
  'blacklist',
  'biometry-V1',
  'biometry-V2',
  'biometry-V3',
  'sms',
  'card',
  'payout',
  'post',
] as const;
export type FaultyPort = (typeof FAULTY_PORTS)[number];

export const FAULT_MODES = ['ok', 'slow', 'down', 'garbage'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

export type Fault = { port: FaultyPort; mode: FaultMode; delayMs: number };

export type Faults = {
  /**
   * A sandbox adapter calls it before it answers: it waits where the port is slow, throws ProviderUnavailable where it
   * is down, returns 'garbage' where the answer has to be nonsense.
   */
  pass(port: FaultyPort, signal?: AbortSignal): Promise<'ok' | 'garbage'>;
  set(fault: Fault): Promise<void>;
  all(): Promise<readonly Fault[]>;
};
