/** What the face check by Verigram needs (R586), or one by a bridge. Read only where it is chosen. */
import { BadSetting } from './bad-setting.ts';
import { providerUrl } from './provider-url.ts';

export type FaceSettings = {
  readonly verigram: { readonly url: string; readonly apiKey: string; readonly secret: string } | undefined;
  /** The provider behind the bridge takes every picture on a page of its own. */
  readonly gatewayFacePages: boolean;
};

type Env = Readonly<Record<string, string | undefined>>;
const LEAST = { VERIGRAM_API_KEY: 16, VERIGRAM_SECRET: 24 } as const;

/** @throws BadSetting */
export function readFaces(chosen: string, env: Env, production: boolean): FaceSettings {
  const gatewayFacePages = chosen === 'gateway' && onOrOff(env.GATEWAY_FACE_PAGES);
  if (chosen !== 'verigram') return { verigram: undefined, gatewayFacePages };
  const secret = (name: keyof typeof LEAST): string => {
    const given = env[name] ?? '';
    if (given.length < LEAST[name]) throw new BadSetting(`${name} has ${LEAST[name]} characters or more.`);
    return given;
  };
  const url = providerUrl('VERIGRAM_URL', env.VERIGRAM_URL ?? 'https://services.kz-ala-1.verigram.kz', production);
  const verigram = { url, apiKey: secret('VERIGRAM_API_KEY'), secret: secret('VERIGRAM_SECRET') };
  return { verigram, gatewayFacePages };
}

/** @throws BadSetting */
function onOrOff(given = 'off'): boolean {
  if (given !== 'on' && given !== 'off') throw new BadSetting('GATEWAY_FACE_PAGES is on or off.');
  return given === 'on';
}
