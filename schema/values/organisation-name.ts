/** The name of a company in either language: its kind stands first in Russian and last in Kazakh (R1041). */
const KINDS: readonly (readonly [ru: string, kk: string])[] = [
  ['ТОО', 'ЖШС'],
  ['АО', 'АҚ'],
  ['ИП', 'ЖК'],
];

/** ТОО «Коллект Сервис», «Коллект Сервис» ЖШС. A name without a known kind stays as it was entered. */
export function organisationName(entered: string, language: 'ru' | 'kk'): string {
  const name = entered.trim();
  for (const [ru, kk] of KINDS) {
    const inRussian = name.startsWith(`${ru} `) && name.slice(ru.length).trim();
    const bare = inRussian || (name.endsWith(` ${kk}`) && name.slice(0, -kk.length).trim());
    if (bare) return language === 'ru' ? `${ru} ${bare}` : `${bare} ${kk}`;
  }
  return name;
}
