/** What the electronic signature by SIGEX and NCANode needs (R581, R582), or one by a bridge (R901). */
import { BadSetting } from './bad-setting.ts';
import { nearUrl, providerUrl } from './provider-url.ts';

export type EdsSettings = {
  readonly eds: { readonly sigexUrl: string; readonly ncanodeUrl: string } | undefined;
  /** Where a signature that a bridge reports is checked by us as well. */
  readonly edsNcanodeUrl: string | undefined;
};

type Env = Readonly<Record<string, string | undefined>>;

/** @throws BadSetting */
export function readEds(chosen: string, env: Env, production: boolean): EdsSettings {
  const own = chosen === 'gateway' && env.NCANODE_URL;
  const edsNcanodeUrl = own ? nearUrl('NCANODE_URL', own, production) : undefined;
  if (chosen !== 'sigex') return { eds: undefined, edsNcanodeUrl };
  if (!env.NCANODE_URL)
    throw new BadSetting('NCANODE_URL is missing: EDS=sigex checks signatures by an NCANode of yours.');
  return {
    eds: {
      sigexUrl: providerUrl('SIGEX_URL', env.SIGEX_URL ?? 'https://sigex.kz', production),
      ncanodeUrl: nearUrl('NCANODE_URL', env.NCANODE_URL, production),
    },
    edsNcanodeUrl,
  };
}
