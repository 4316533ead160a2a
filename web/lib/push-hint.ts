/** The address under which this browser subscribed. It is a secret of this browser and its server alone. */
const KEY = 'nesie-push';

export function rememberedPush(): string | undefined {
  try {
    return window.localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export const rememberPush = (endpoint: string): void => window.localStorage.setItem(KEY, endpoint);
export const forgetPush = (): void => window.localStorage.removeItem(KEY);
