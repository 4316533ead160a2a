/** Who somebody is to the program, for readers. */
import type { Role } from '../events/envelope.ts';

type Name = { readonly ru: string; readonly kk: string };

const ROLE_NAMES: Readonly<Record<Role, Name>> = {
  anonymous: { ru: 'гость', kk: 'қонақ' },
  borrower: { ru: 'заёмщик', kk: 'қарыз алушы' },
  entrepreneur: { ru: 'предприниматель', kk: 'кәсіпкер' },
  support: { ru: 'поддержка', kk: 'қолдау' },
  verifier: { ru: 'верификатор', kk: 'верификатор' },
  collector: { ru: 'специалист по просрочке', kk: 'мерзімі өткен несиелер маманы' },
  analyst: { ru: 'аналитик', kk: 'аналитик' },
  auditor: { ru: 'аудитор', kk: 'аудитор' },
  admin: { ru: 'администратор', kk: 'әкімші' },
  system: { ru: 'программа', kk: 'бағдарлама' },
};

/** A role that this build does not know keeps its own name. */
export const roleName = (role: string, lang: 'ru' | 'kk'): string =>
  (ROLE_NAMES as Readonly<Record<string, Name | undefined>>)[role]?.[lang] ?? role;
