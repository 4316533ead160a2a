/** What the two credit bureaus need: the first one, and the state one, which is the way to the state base of persons. */
import { readFileSync } from 'node:fs';
import { BadSetting } from './bad-setting.ts';
import { providerUrl } from './provider-url.ts';

type Line = {
  readonly url: string;
  readonly user: string;
  /** The present one and, while it is changed, the one before. */
  readonly passwords: readonly string[];
  /** PEM of a certification authority that is trusted for this provider beside the usual ones. */
  readonly ca: string | undefined;
};
export type FcbSettings = Line & {
  readonly report: string;
  readonly stopCredit: { readonly at: string; readonly yes: string; readonly no: string };
  readonly scoreCard: string;
  readonly score: 'Score' | 'ScoreByML';
};
export type GbdSettings = Line & { readonly login: string; readonly unknownPerson: readonly string[] };
export type BureauSettings = { readonly fcb?: FcbSettings; readonly gbd?: GbdSettings };

type Env = Readonly<Record<string, string | undefined>>;
const LEAST_PASSWORD = 8;

/** Read only for those that are chosen. @throws BadSetting */
export const readBureaus = (bureau: string, registry: string, env: Env, production: boolean): BureauSettings => ({
  ...(bureau === 'fcb' ? { fcb: fcbOf(env, production) } : {}),
  ...(registry === 'gbd' ? { gbd: gbdOf(env, production) } : {}),
});

function fcbOf(env: Env, production: boolean): FcbSettings {
  const {
    FCB_REPORT: report = '',
    FCB_SCORE: score = 'ScoreByML',
    FCB_SCORE_CARD: scoreCard = 'BehaviorScoring',
  } = env;
  if (!/^\d{1,6}$/.test(report)) throw new BadSetting('FCB_REPORT is the code of the report in your contract.');
  if (score !== 'Score' && score !== 'ScoreByML') throw new BadSetting('FCB_SCORE is Score or ScoreByML.');
  if (!/^\w{1,60}$/.test(scoreCard)) throw new BadSetting('FCB_SCORE_CARD is the name of the score card.');
  const [, at = '', yes = '', no = ''] = /^([\w/]+@\w+):([^:]+):([^:]+)$/.exec(env.FCB_STOP_CREDIT ?? '') ?? [];
  if (!at || yes === no)
    throw new BadSetting(
      'FCB_STOP_CREDIT says where the report tells of stop-credit, and by what: Part/Status@id:1:2.',
    );
  return {
    ...lineOf('FCB', 'https://secure2.1cb.kz', env, production),
    report,
    stopCredit: { at, yes, no },
    scoreCard,
    score,
  };
}

function gbdOf(env: Env, production: boolean): GbdSettings {
  const { GBD_LOGIN: login = '', GBD_UNKNOWN_PERSON: codes = '' } = env;
  if (!/^[^\s:]{1,60}$/.test(login)) throw new BadSetting('GBD_LOGIN is missing, or has a colon in it.');
  const unknownPerson = codes.split(',').filter(Boolean);
  if (unknownPerson.length === 0 || unknownPerson.some((code) => !/^[\w-]{1,20}$/.test(code)))
    throw new BadSetting('GBD_UNKNOWN_PERSON has the codes by which the base knows nobody, comma-separated.');
  if (unknownPerson.some((code) => ['SCSS001', '00000'].includes(code)))
    throw new BadSetting('GBD_UNKNOWN_PERSON names a code of success.');
  const usual = 'https://scbws.mkb.kz/gbdServices/PersonDetailsImplService';
  return { ...lineOf('GBD', usual, env, production), login, unknownPerson };
}

function lineOf(prefix: 'FCB' | 'GBD', usual: string, env: Env, production: boolean): Line {
  const url = providerUrl(`${prefix}_URL`, env[`${prefix}_URL`] ?? usual, production);
  const user = env[`${prefix}_USER`] ?? '';
  if (!user) throw new BadSetting(`${prefix}_USER is missing.`);
  const passwords = [`${prefix}_PASSWORD`, `${prefix}_PASSWORD_PREVIOUS`].flatMap((name, at) => {
    const given = env[name];
    if (given === undefined && at > 0) return [];
    if ((given?.length ?? 0) < LEAST_PASSWORD)
      throw new BadSetting(`${name} has ${LEAST_PASSWORD} characters or more.`);
    return [given ?? ''];
  });
  return { url, user, passwords, ca: authorityOf(`${prefix}_CA_FILE`, env) };
}

function authorityOf(name: string, env: Env): string | undefined {
  const file = env[name];
  if (file === undefined) return undefined;
  try {
    const text = readFileSync(file, 'utf8');
    if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  } catch {
    throw new BadSetting(`${name} cannot be read.`);
  }
  throw new BadSetting(`${name} is no certificate in PEM.`);
}
