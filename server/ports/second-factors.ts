/** Codes of an authenticator application (RFC 6238). Secrets stay sealed, and each code works once. */
export type SecondFactors = {
  isOn(accountId: string): Promise<boolean>;
  /** A new secret, which does nothing before `turnOn`; an earlier one goes on working until then. */
  begin(accountId: string, label: string): Promise<{ secret: string; uri: string }>;
  /** Replaces the earlier secret if the code is of the new one. The recovery codes are shown once. */
  turnOn(accountId: string, code: string): Promise<{ recoveryCodes: readonly string[] } | undefined>;
  /** A code of the application, or a recovery code; undefined where it is wrong or was used before. */
  use(accountId: string, code: string): Promise<'code' | 'recovery' | undefined>;
  turnOff(accountId: string): Promise<void>;
};
