/** What the face check by Verigram needs (R586). Read only where it is chosen. */
import { BadSetting } from './bad-setting.ts';
import { providerUrl } from './provider-url.ts';

export type FaceSettings = {
  readonly verigram: { readonly url: string; readonly apiKey: string; readonly secret: string } | undefined;
};

type Env = Readonly<Record<string, string | undefined>>;
const LEAST = { VERIGRAM_API_KEY: 16, VERIGRAM_SECRET: 24 } as const;

/** @throws BadSetting */
export function readFaces(chosen: string, env: Env, production: boolean): FaceSettings {
  if (chosen !== 'verigram') return { verigram: undefined };
  const secret = (name: keyof typeof LEAST): string => {
    const given = env[name] ?? '';
    if (given.length < LEAST[name]) throw new BadSetting(`${name} has ${LEAST[name]} characters or more.`);
    return given;
  };
  const url = providerUrl('VERIGRAM_URL', env.VERIGRAM_URL ?? 'https://services.kz-ala-1.verigram.kz', production);
  return { verigram: { url, apiKey: secret('VERIGRAM_API_KEY'), secret: secret('VERIGRAM_SECRET') } };
}
