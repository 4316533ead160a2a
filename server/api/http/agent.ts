/** The first that fits counts: most browsers also name those that they imitate. */
const BROWSERS = [
  [/YaBrowser/, 'Yandex'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/OPR|Opera/, 'Opera'],
  [/Edg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux|X11/, 'Linux'],
] as const;

const named = (table: typeof BROWSERS | typeof SYSTEMS, header: string): string | undefined =>
  table.find(([pattern]) => pattern.test(header))?.[1];

/** "Chrome, Android": enough for a person to know his own device, and nothing that tells two people apart. */
export function agentOf(header: string): string | null {
  return [named(BROWSERS, header), named(SYSTEMS, header)].filter(Boolean).join(', ') || null;
}
