/** What the electronic signature by SIGEX and NCANode needs (R581, R582). Read only where it is chosen. */
import { BadSetting } from './bad-setting.ts';
import { nearUrl, providerUrl } from './provider-url.ts';

export type EdsSettings = { readonly eds: { readonly sigexUrl: string; readonly ncanodeUrl: string } | undefined };

type Env = Readonly<Record<string, string | undefined>>;

/** @throws BadSetting */
export function readEds(chosen: string, env: Env, production: boolean): EdsSettings {
  if (chosen !== 'sigex') return { eds: undefined };
  if (!env.NCANODE_URL)
    throw new BadSetting('NCANODE_URL is missing: EDS=sigex checks signatures by an NCANode of yours.');
  return {
    eds: {
      sigexUrl: providerUrl('SIGEX_URL', env.SIGEX_URL ?? 'https://sigex.kz', production),
      ncanodeUrl: nearUrl('NCANODE_URL', env.NCANODE_URL, production),
    },
  };
}
