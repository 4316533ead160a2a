/**
 * The state base of natural persons through the State Credit Bureau (mkb.kz, gbdServices) by SOAP. It tells nothing of
 * phone numbers, so nobody's data are filled in from it (R714).
 */
import { type LocalDate, parseLocalDate } from '../../../schema/values/local-date.ts';
import { ProviderGarbage } from '../../ports/provider.ts';
import type { RegistryAnswer, StateRegistry } from '../../ports/state-registry.ts';
import { soapCall } from '../soap/call.ts';
import { withPasswords } from '../soap/passwords.ts';
import { type Node, nodeAt, nodesAt, textAt } from '../xml/tree.ts';

export type GbdOptions = {
  url: string;
  user: string;
  login: string;
  /** The present one and, while it is changed, the one before. */
  passwords: readonly string[];
  ca?: string | undefined;
  /** Codes that mean "no such person"; the contract with the bureau has them. */
  unknownPerson: readonly string[];
  warn(reason: string): void;
};

const NAMESPACE = 'http://data.gbd.chdb.scb.kz/';
/** The exchange has carried the answer; the base has found somebody. */
const CARRIED = 'SCSS001';
const DONE = '00000';
const ALIVE = '0';

export function gbdRegistry(options: GbdOptions): StateRegistry {
  const { url, ca, warn } = options;
  const logIn = withPasswords(options.passwords, warn);

  function read(answer: Node, iin: string): RegistryAnswer {
    const said = nodeAt(answer, 'return/Person');
    const codes = [textAt(said, 'responseInfo/status/code'), textAt(said, 'responseData/data/messageResult/code')];
    if (codes.some((code) => options.unknownPerson.includes(code))) return { found: false };
    if (codes[0] !== CARRIED || codes[1] !== DONE) {
      const shown = codes.map((code) => (/^[\w-]{1,20}$/.test(code) ? code : '?')).join(' and ');
      warn(`answered by the codes ${shown}`);
      throw new ProviderGarbage(`codes ${shown}`);
    }
    const [person, ...others] = nodesAt(said, 'responseData/data/persons/person');
    if (!person || others.length > 0) throw new ProviderGarbage('not one person');
    if (textAt(person, 'iin') !== iin) throw new ProviderGarbage('another person');
    if (textAt(person, 'deathDate') !== '') return { found: false };
    if (textAt(person, 'lifeStatus/code') !== ALIVE) throw new ProviderGarbage('a state of life that is not known');
    return { found: true, birthDate: dayOf(textAt(person, 'birthDate')) };
  }

  return {
    find: (iin, { signal }) =>
      logIn(async (password) => {
        const asked = {
          namespace: NAMESPACE,
          header: { userId: options.user },
          body: { 'p:getPerson': { iin, consentConfirmed: true } },
          basic: `${options.login}:${password}`,
        };
        return read(await soapCall({ url, ca }, asked, 'getPersonResponse', signal), iin);
      }),
    person: async () => null,
  };
}

function dayOf(text: string): LocalDate {
  const day = parseLocalDate(text);
  if (!day) throw new ProviderGarbage('a birth date of another form');
  return day;
}
