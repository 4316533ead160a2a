/**
 * Codes of an authenticator application (RFC 6238), and recovery codes that replace any factor. Secrets stay sealed,
 * and each code works once.
 */
export type SecondFactors = {
  of(accountId: string): Promise<{ application: boolean; recoveryCodes: number }>;
  /** A new secret, which does nothing before `turnOn`; an earlier one goes on working until then. */
  begin(accountId: string, label: string): Promise<{ secret: string; uri: string }>;
  /** Replaces the earlier secret if the code is of the new one. */
  turnOn(accountId: string, code: string): Promise<boolean>;
  /** The earlier ones stop working; these are shown once. */
  newRecoveryCodes(accountId: string): Promise<readonly string[]>;
  /** A code of the application, or a recovery code; undefined where it is wrong or was used before. */
  use(accountId: string, code: string): Promise<'code' | 'recovery' | undefined>;
  /** The application alone. */
  forget(accountId: string): Promise<boolean>;
  /** Application, keys and recovery codes. */
  turnOff(accountId: string): Promise<void>;
};
