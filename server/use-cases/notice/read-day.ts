/** 2026-03-20 -> 20.03.2026 */
export const readDay = (day: string): string => day.split('-').toReversed().join('.');
